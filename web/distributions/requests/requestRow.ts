import { graphql, readInlineData } from 'react-relay'
import type {
  requestRow_rollover$data,
  requestRow_rollover$key,
} from '../../__generated__/requestRow_rollover.graphql.ts'
import type {
  requestRow_withdrawal$data,
  requestRow_withdrawal$key,
} from '../../__generated__/requestRow_withdrawal.graphql.ts'

/** A request as its list shows it. */
export type Row = ReturnType<typeof withdrawalRow | typeof rolloverRow>

export function withdrawalRow(requestKey: requestRow_withdrawal$key) {
  const stored = readInlineData(
    graphql`
      fragment requestRow_withdrawal on WithdrawalRequest @inline @throwOnFieldError {
        id
        distributionType
        isCheck
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
        payments {
          ...staffPayment_payment
        }
      }
    `,
    requestKey,
  )
  const { id, distributionType, isCheck } = stored
  return {
    ...ofBoth(stored),
    id,
    type: distributionType,
    payment: isCheck ? 'Check' : 'Direct deposit',
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
        payments {
          ...staffPayment_payment
        }
      }
    `,
    requestKey,
  )
  const { id, mustReadForm } = stored
  return { ...ofBoth(stored), id, type: null, payment: null, mustReadForm }
}

function ofBoth(stored: requestRow_withdrawal$data | requestRow_rollover$data) {
  const {
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
    payments,
  } = stored
  return {
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
    payments,
  }
}
