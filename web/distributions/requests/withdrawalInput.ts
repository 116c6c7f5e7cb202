import { graphql, readInlineData } from 'react-relay'
import type { withdrawalInput_request$key } from '../../__generated__/withdrawalInput_request.graphql.ts'

/** The stored request as the form of a change wants it back, whole; a change overrides what it is about. */
export function withdrawalInput(requestKey: withdrawalInput_request$key) {
  const stored = readInlineData(
    graphql`
      fragment withdrawalInput_request on WithdrawalRequest @inline @throwOnFieldError {
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
  return {
    id: stored.requestId,
    amount: stored.amount,
    address1: stored.address1,
    address2: stored.address2,
    city: stored.city,
    state: stored.state,
    zip: stored.zip,
    federalWithholding: stored.federalWithholding,
    stateWithholding: stored.stateWithholding,
    statusId: stored.statusId,
    waiveFees: stored.waiveFees,
    version: stored.version,
  }
}
