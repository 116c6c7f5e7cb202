import { graphql, readInlineData } from 'react-relay'
import type {
  requestFacts_request$data,
  requestFacts_request$key,
} from '../../__generated__/requestFacts_request.graphql.ts'
import { formatDate, formatDateTime, formatMoney } from '../../kit/ui/format.ts'
import { checkPayee, type RequestInput } from './requestInput.ts'
import { paymentDetails, staffPayment } from './staffPayment.ts'
import type { RequestKind } from './texts.ts'

export interface Fact {
  term: string
  value: string
  /** True for the result of the amounts above it. */
  isTotal?: boolean
}

/** Facts about an open request that its form does not contain. */
export interface RequestFacts {
  kind: RequestKind
  requestId: number
  version: number
  accountOwnerId: number
  retirementAccountId: number
  planAccountNumber: string
  owner: string
  /** The recipient after the owner's death; null if the owner is paid. */
  recipient: string | null
  ageInBankDays: number | null
  attachmentPath: string | null
  attachmentWarning: string | null
  /** The fact that a document must prove before the approval; null if no document is needed. */
  evidence: { of: string; state: string } | null
  /** True if staff can add evidence now: the request is open, or it is Incomplete and not paid. */
  takesEvidence: boolean
  /** True if the payment is a check, as for every rollover. */
  isCheck: boolean
  facts: readonly Fact[]
  money: readonly Fact[]
}

export function requestFacts(requestKey: requestFacts_request$key, input: RequestInput): RequestFacts {
  const stored = readInlineData(
    graphql`
      fragment requestFacts_request on StaffRequest @inline @throwOnFieldError {
        requestId
        number
        version
        accountOwnerId
        retirementAccountId
        planAccountNumber
        firstName
        lastName
        recipientName
        dateOfBirth
        requestedAt
        signedAt
        payments {
          ...staffPayment_payment
        }
        fee
        netAmount
        ageInBankDays
        attachmentPath
        attachmentWarning
        status
        evidence {
          of
          state
        }
        ... on WithdrawalRequest @alias(as: "withdrawal") {
          distributionType
          isRoth
          isCheck
          isFullAmount
          bankAccount
        }
        ... on RolloverRequest @alias(as: "rollover") {
          isRoth
          isEmployerPlan
        }
      }
    `,
    requestKey,
  )
  const { requestId, version, accountOwnerId, retirementAccountId, planAccountNumber, firstName, lastName } = stored
  const { ageInBankDays, attachmentPath, attachmentWarning, status, evidence, withdrawal, rollover } = stored
  const recipient = stored.recipientName ?? null
  return {
    kind: withdrawal ? 'withdrawal' : 'rollover',
    requestId,
    version,
    accountOwnerId,
    retirementAccountId,
    planAccountNumber,
    owner: `${firstName} ${lastName}`,
    recipient,
    ageInBankDays,
    attachmentPath,
    attachmentWarning,
    evidence: evidence ? { of: evidence.of, state: evidence.state } : null,
    isCheck: withdrawal?.isCheck ?? true,
    takesEvidence: status === 'OPEN' || status === 'INCOMPLETE',
    facts: [
      ...(recipient === null ? [] : [{ term: 'Recipient', value: recipient }]),
      { term: 'Request', value: stored.number },
      ...(withdrawal ? [{ term: 'Type', value: withdrawal.distributionType }] : []),
      { term: 'Account type', value: (withdrawal ?? rollover)?.isRoth ? 'Roth IRA' : 'Traditional IRA' },
      ...bornOn(stored.dateOfBirth),
      ...(withdrawal
        ? [
            {
              term: 'Payment',
              value: withdrawal.isCheck
                ? `Check to ${addressLine(input)}`
                : `Direct deposit to ${withdrawal.bankAccount ?? ''}`,
            },
          ]
        : rolloverPayment(input, recipient ?? `${firstName} ${lastName}`, rollover)),
      { term: 'Requested', value: formatDateTime(stored.requestedAt) },
      ...(recipient === null || stored.signedAt
        ? [{ term: 'Signed', value: stored.signedAt ? formatDateTime(stored.signedAt) : 'Not signed yet' }]
        : []),
      ...paymentDetails(stored.payments.map(staffPayment)),
    ],
    money: [
      { term: 'Amount', value: formatMoney(input.amount) },
      ...('federalWithholding' in input
        ? [
            { term: 'Federal withholding', value: formatMoney(-input.federalWithholding) },
            { term: 'State withholding', value: formatMoney(-input.stateWithholding) },
          ]
        : []),
      { term: 'Fee', value: formatMoney(-stored.fee) },
      {
        term: withdrawal?.isFullAmount ? 'Net (full amount)' : 'Net',
        value: formatMoney(stored.netAmount),
        isTotal: true,
      },
    ],
  }
}

type Receiver = Pick<NonNullable<requestFacts_request$data['rollover']>, 'isRoth' | 'isEmployerPlan'>

/** Destination of a rollover. Empty until staff have entered the data of a paper form. */
function rolloverPayment(input: RequestInput, recipient: string, receiver: Receiver | null): Fact[] {
  const payee = checkPayee(input, recipient)
  if (payee === null || !('attentionTo' in input)) return []
  const address = addressLine(input)
  return [
    { term: 'Payment', value: `Check to ${[payee, address].filter(Boolean).join(', ')}` },
    ...(input.attentionTo ? [{ term: 'Attention to', value: input.attentionTo }] : []),
    ...(input.receivingAccountNumber ? [{ term: 'Receiving account', value: input.receivingAccountNumber }] : []),
    ...(receiver === null || receiver.isRoth || receiver.isEmployerPlan === null
      ? []
      : [
          {
            term: 'Employer’s plan',
            value: receiver.isEmployerPlan ? 'Yes: reported as a rollover' : 'No: a transfer, not reported',
          },
        ]),
  ]
}

function addressLine({ address1, address2, city, state, zip }: RequestInput): string {
  return [address1, address2, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** Date of birth, and the owner's age, which affects the tax. */
function bornOn(date: string | null | undefined): Fact[] {
  if (!date) return []
  const today = new Date()
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const isBefore = today.getMonth() + 1 < month || (today.getMonth() + 1 === month && today.getDate() < day)
  const age = today.getFullYear() - year - (isBefore ? 1 : 0)
  return [{ term: 'Date of birth', value: `${formatDate(date)} (age ${age})` }]
}
