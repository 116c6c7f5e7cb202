import { graphql, readInlineData } from 'react-relay'
import type {
  requestFacts_rollover$data,
  requestFacts_rollover$key,
} from '../../__generated__/requestFacts_rollover.graphql.ts'
import type {
  requestFacts_withdrawal$data,
  requestFacts_withdrawal$key,
} from '../../__generated__/requestFacts_withdrawal.graphql.ts'
import { formatDate, formatMoney } from '../../kit/ui/format.ts'
import { REQUEST_STATUS } from '../requestStatus.ts'
import type { RequestKind } from './texts.ts'

export interface Fact {
  term: string
  value: string
}

/** What an opened request tells besides its form. */
export interface RequestFacts {
  kind: RequestKind
  requestId: number
  version: number
  accountOwnerId: number
  retirementAccountId: number
  planAccountNumber: string
  owner: string
  /** Who is paid in the place of an owner who has died; null: the owner. */
  recipient: string | null
  ageInBankDays: number | null
  attachmentPath: string | null
  attachmentWarning: string | null
  /** What a document has to show before it is approved; null for nothing. */
  evidence: { of: string; state: string } | null
  /** Whether evidence can be given now: it is open, or put aside and not paid. */
  takesEvidence: boolean
  facts: readonly Fact[]
  money: readonly Fact[]
}

export function withdrawalFacts(requestKey: requestFacts_withdrawal$key): RequestFacts {
  const stored = readInlineData(
    graphql`
      fragment requestFacts_withdrawal on WithdrawalRequest @inline @throwOnFieldError {
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
        amount
        fee
        netAmount
        ageInBankDays
        attachmentPath
        attachmentWarning
        statusId
        evidence {
          of
          state
        }
        distributionType
        isRoth
        isCheck
        isFullAmount
        federalWithholding
        stateWithholding
        bankAccount
        address1
        address2
        city
        state
        zip
      }
    `,
    requestKey,
  )
  const { distributionType, isRoth, isCheck, isFullAmount, federalWithholding, stateWithholding, bankAccount } = stored
  const { address1, address2, city, state, zip } = stored
  const recipient = stored.recipientName ?? null
  const mailedTo = [address1, address2, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return {
    ...ofBoth(stored),
    kind: 'withdrawal',
    recipient,
    facts: [
      ...(recipient === null ? [] : [{ term: 'Recipient', value: recipient }]),
      { term: 'Request', value: stored.number },
      { term: 'Type', value: distributionType },
      { term: 'Account type', value: isRoth ? 'Roth IRA' : 'Traditional IRA' },
      ...bornOn(stored.dateOfBirth),
      {
        term: 'Paid by',
        value: isCheck ? (mailedTo ? `Check to ${mailedTo}` : 'Check') : `Direct deposit to ${bankAccount ?? ''}`,
      },
    ],
    money: [
      { term: isFullAmount ? 'Gross (full amount)' : 'Gross', value: formatMoney(stored.amount) },
      { term: 'Federal tax', value: formatMoney(federalWithholding) },
      { term: 'State tax', value: formatMoney(stateWithholding) },
      ...netOf(stored),
    ],
  }
}

export function rolloverFacts(requestKey: requestFacts_rollover$key): RequestFacts {
  const stored = readInlineData(
    graphql`
      fragment requestFacts_rollover on RolloverRequest @inline @throwOnFieldError {
        requestId
        number
        version
        accountOwnerId
        retirementAccountId
        planAccountNumber
        firstName
        lastName
        dateOfBirth
        amount
        fee
        netAmount
        ageInBankDays
        attachmentPath
        attachmentWarning
        statusId
        evidence {
          of
          state
        }
      }
    `,
    requestKey,
  )
  return {
    ...ofBoth(stored),
    kind: 'rollover',
    recipient: null,
    facts: [{ term: 'Request', value: stored.number }, ...bornOn(stored.dateOfBirth)],
    money: [{ term: 'Gross', value: formatMoney(stored.amount) }, ...netOf(stored)],
  }
}

function ofBoth(stored: requestFacts_withdrawal$data | requestFacts_rollover$data) {
  const { requestId, version, accountOwnerId, retirementAccountId, planAccountNumber, firstName, lastName } = stored
  const { ageInBankDays, attachmentPath, attachmentWarning, statusId, evidence } = stored
  const owner = `${firstName} ${lastName}`
  const names = { requestId, version, accountOwnerId, retirementAccountId, planAccountNumber, owner }
  const isOpen = statusId === REQUEST_STATUS.open || statusId === REQUEST_STATUS.incomplete
  const demanded = evidence ? { of: evidence.of, state: evidence.state } : null
  return { ...names, ageInBankDays, attachmentPath, attachmentWarning, evidence: demanded, takesEvidence: isOpen }
}

/** With the age of the owner, which decides about taxes. */
function bornOn(date: string | null | undefined): Fact[] {
  if (!date) return []
  const today = new Date()
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const isBefore = today.getMonth() + 1 < month || (today.getMonth() + 1 === month && today.getDate() < day)
  const age = today.getFullYear() - year - (isBefore ? 1 : 0)
  return [{ term: 'Date of birth', value: `${formatDate(date)} (age ${age})` }]
}

function netOf({ fee, netAmount }: { fee: number; netAmount: number }): Fact[] {
  return [
    { term: 'Fee', value: formatMoney(fee) },
    { term: 'Net', value: formatMoney(netAmount) },
  ]
}
