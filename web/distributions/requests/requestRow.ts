import { graphql, readInlineData } from 'react-relay'
import { REQUEST_STATUS } from '../requestStatus.ts'
import { rolloverInput, withdrawalInput } from './requestInput.ts'
import type {
  requestRow_rollover$data,
  requestRow_rollover$key,
} from '../../__generated__/requestRow_rollover.graphql.ts'
import type {
  requestRow_withdrawal$data,
  requestRow_withdrawal$key,
} from '../../__generated__/requestRow_withdrawal.graphql.ts'

/** A request as its list shows it, and what approving it is: why this person may not, or what it does, and what is sent. */
export type Row = ReturnType<typeof withdrawalRow | typeof rolloverRow>

export function withdrawalRow(requestKey: requestRow_withdrawal$key) {
  const stored = readInlineData(
    graphql`
      fragment requestRow_withdrawal on WithdrawalRequest @inline @throwOnFieldError {
        id
        distributionType
        isCheck
        recipientName
        requestId
        number
        accountOwnerId
        retirementAccountId
        planAccountNumber
        firstName
        lastName
        amount
        dateRequested
        ageInBankDays
        statusId
        outcome
        holdReason
        incompleteReason
        waitsFor
        attachmentPath
        attachmentWarning
        openedBy
        payments {
          ...staffPayment_payment
        }
        moves {
          statusId
          reason
          says
          warning
        }
        ...requestInput_withdrawal
      }
    `,
    requestKey,
  )
  const { id, distributionType, isCheck, recipientName } = stored
  return {
    ...ofBoth(stored),
    id,
    type: distributionType,
    payment: isCheck ? 'Check' : 'Direct deposit',
    recipient: recipientName ?? null,
    approved: {
      kind: 'withdrawal' as const,
      request: { ...withdrawalInput(stored), statusId: REQUEST_STATUS.approved },
    },
    mustReadForm: false,
  }
}

/** A rollover is always paid by check, and its type is in no list. */
export function rolloverRow(requestKey: requestRow_rollover$key) {
  const stored = readInlineData(
    graphql`
      fragment requestRow_rollover on RolloverRequest @inline @throwOnFieldError {
        id
        mustReadForm
        requestId
        number
        accountOwnerId
        retirementAccountId
        planAccountNumber
        firstName
        lastName
        amount
        dateRequested
        ageInBankDays
        statusId
        outcome
        holdReason
        incompleteReason
        waitsFor
        attachmentPath
        attachmentWarning
        openedBy
        payments {
          ...staffPayment_payment
        }
        moves {
          statusId
          reason
          says
          warning
        }
        ...requestInput_rollover
      }
    `,
    requestKey,
  )
  const { id, mustReadForm } = stored
  return {
    ...ofBoth(stored),
    id,
    type: null,
    payment: null,
    recipient: null,
    mustReadForm,
    approved: { kind: 'rollover' as const, request: { ...rolloverInput(stored), statusId: REQUEST_STATUS.approved } },
  }
}

function ofBoth(stored: requestRow_withdrawal$data | requestRow_rollover$data) {
  const {
    requestId,
    number,
    accountOwnerId,
    retirementAccountId,
    planAccountNumber,
    firstName,
    lastName,
    amount,
    dateRequested,
    ageInBankDays,
    statusId,
    outcome,
    holdReason,
    incompleteReason,
    waitsFor,
    attachmentPath,
    attachmentWarning,
    openedBy,
    payments,
  } = stored
  const approval = stored.moves.find(({ statusId }) => statusId === REQUEST_STATUS.approved)
  return {
    requestId,
    number,
    approval: { whyNot: approval?.reason ?? null, says: approval?.says ?? null, warning: approval?.warning ?? null },
    accountOwnerId,
    retirementAccountId,
    planAccountNumber,
    firstName,
    lastName,
    amount,
    dateRequested,
    ageInBankDays,
    statusId,
    outcome,
    holdReason,
    incompleteReason,
    waitsFor,
    attachmentPath,
    attachmentWarning,
    openedBy,
    payments,
  }
}
