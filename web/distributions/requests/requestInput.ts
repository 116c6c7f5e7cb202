import { graphql, readInlineData } from 'react-relay'
import type {
  requestInput_rollover$data,
  requestInput_rollover$key,
} from '../../__generated__/requestInput_rollover.graphql.ts'
import type {
  requestInput_withdrawal$data,
  requestInput_withdrawal$key,
} from '../../__generated__/requestInput_withdrawal.graphql.ts'

/** The stored withdrawal as the form of a change wants it back, whole; a change overrides what it is about. */
export function withdrawalInput(requestKey: requestInput_withdrawal$key) {
  const stored = readInlineData(
    graphql`
      fragment requestInput_withdrawal on WithdrawalRequest @inline @throwOnFieldError {
        requestId
        amount
        address1
        address2
        city
        state
        zip
        federalWithholding
        stateWithholding
        statusId
        waiveFees
        version
      }
    `,
    requestKey,
  )
  const { address1, address2, city, state, zip, federalWithholding, stateWithholding } = stored
  return { ...ofBoth(stored), address1, address2, city, state, zip, federalWithholding, stateWithholding }
}

/** The stored rollover in the same way; what staff have not keyed in yet is empty. */
export function rolloverInput(requestKey: requestInput_rollover$key) {
  const stored = readInlineData(
    graphql`
      fragment requestInput_rollover on RolloverRequest @inline @throwOnFieldError {
        requestId
        amount
        receivingAccountNumber
        checkPayableTo
        attentionTo
        address1
        address2
        city
        state
        zip
        statusId
        waiveFees
        version
      }
    `,
    requestKey,
  )
  return {
    ...ofBoth(stored),
    receivingAccountNumber: stored.receivingAccountNumber ?? '',
    checkPayableTo: stored.checkPayableTo ?? '',
    attentionTo: stored.attentionTo ?? '',
    address1: stored.address1 ?? '',
    address2: stored.address2 ?? '',
    city: stored.city ?? '',
    state: stored.state ?? '',
    zip: stored.zip ?? '',
  }
}

function ofBoth(stored: requestInput_withdrawal$data | requestInput_rollover$data) {
  const { requestId, amount, statusId, waiveFees, version } = stored
  return { id: requestId, amount, statusId, waiveFees, version }
}
