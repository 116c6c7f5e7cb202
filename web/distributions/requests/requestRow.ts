import { withLocalMoments } from '../../kit/ui/format.ts'
import { graphql, readInlineData } from 'react-relay'
import type { requestRow_request$key } from '../../__generated__/requestRow_request.graphql.ts'
import { checkPayee, requestInput } from './requestInput.ts'

/**
 * A row of a request list, with its approval: either the reason why this person may not approve, or the effect and the
 * data to send.
 */
export type Row = ReturnType<typeof requestRow>

export function requestRow(requestKey: requestRow_request$key) {
  const stored = readInlineData(
    graphql`
      fragment requestRow_request on StaffRequest @inline @throwOnFieldError {
        id
        recipientName
        requestId
        number
        accountOwnerId
        retirementAccountId
        planAccountNumber
        firstName
        lastName
        amount
        netAmount
        requestedAt
        signedAt
        ageInBankDays
        status
        outcome
        holdReason
        incompleteReason
        maySignAgain
        waitsFor
        attachmentPath
        attachmentWarning
        openedBy
        dataNotes
        payments {
          ...staffPayment_payment
        }
        moves {
          status
          reason
          says
          warning
          needsSecondPerson
        }
        ... on WithdrawalRequest @alias(as: "withdrawal") {
          distributionType
          isCheck
          bankAccount
          needsBankDetails
        }
        ... on RolloverRequest @alias(as: "rollover") {
          isPaperForm
          isEmployerPlan
          mustReadForm
        }
        ...requestInput_request
      }
    `,
    requestKey,
  )
  const { withdrawal, rollover } = stored
  const approved = { ...requestInput(stored), status: 'APPROVED' as const }
  const approval = stored.moves.find(({ status }) => status === 'APPROVED')
  return {
    id: stored.id,
    requestId: stored.requestId,
    number: stored.number,
    accountOwnerId: stored.accountOwnerId,
    retirementAccountId: stored.retirementAccountId,
    planAccountNumber: stored.planAccountNumber,
    firstName: stored.firstName,
    lastName: stored.lastName,
    amount: stored.amount,
    netAmount: stored.netAmount,
    requestedAt: stored.requestedAt,
    ageInBankDays: stored.ageInBankDays,
    status: stored.status,
    outcome: stored.outcome,
    holdReason: stored.holdReason,
    incompleteReason: stored.incompleteReason,
    maySignAgain: stored.maySignAgain,
    waitsFor: stored.waitsFor,
    attachmentPath: stored.attachmentPath,
    attachmentWarning: stored.attachmentWarning,
    openedBy: stored.openedBy,
    dataNotes: stored.dataNotes.map(withLocalMoments),
    payments: stored.payments,
    recipient: stored.recipientName,
    // A rollover is always paid by check. Its lists have no column for its type.
    type: withdrawal?.distributionType ?? null,
    move: rollover ? moveOf(rollover.isEmployerPlan) : null,
    payment: withdrawal ? (withdrawal.isCheck ? 'Check' : 'Direct deposit') : null,
    // The payee of a rollover is unknown until staff have read the paper form.
    paysTo: withdrawal
      ? withdrawal.isCheck
        ? (stored.recipientName ?? `${stored.firstName} ${stored.lastName}`)
        : accountEnding(withdrawal.bankAccount)
      : checkPayee(approved, stored.recipientName ?? `${stored.firstName} ${stored.lastName}`),
    needsBankDetails: withdrawal?.needsBankDetails ?? false,
    isToSign: stored.status === 'OPEN' && !stored.signedAt && !rollover?.isPaperForm,
    mustReadForm: rollover?.mustReadForm ?? false,
    approval: {
      whyNot: approval?.reason ?? null,
      says: approval?.says ?? null,
      warning: approval?.warning ?? null,
      needsSecondPerson: approval?.needsSecondPerson ?? false,
    },
    approved,
  }
}

/** The type of a request whose money moves to another trustee; null for a paper form that nobody has read yet. */
function moveOf(isEmployerPlan: boolean | null | undefined): 'Rollover' | 'Transfer' | null {
  if (isEmployerPlan === null || isEmployerPlan === undefined) return null
  return isEmployerPlan ? 'Rollover' : 'Transfer'
}

/** "account ending 7788"; null if no bank account is on file. */
const accountEnding = (masked: string | null | undefined) => (masked ? `account ending ${masked.slice(-4)}` : null)
