import { graphql, readInlineData } from 'react-relay'
import type { rolloverInput_request$key } from '../../__generated__/rolloverInput_request.graphql.ts'

/** The stored request as the form of a change wants it back, whole; what staff have not keyed in yet is empty. */
export function rolloverInput(requestKey: rolloverInput_request$key) {
  const stored = readInlineData(
    graphql`
      fragment rolloverInput_request on RolloverRequest @inline @throwOnFieldError {
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
    id: stored.requestId,
    amount: stored.amount,
    receivingAccountNumber: stored.receivingAccountNumber ?? '',
    checkPayableTo: stored.checkPayableTo ?? '',
    attentionTo: stored.attentionTo ?? '',
    address1: stored.address1 ?? '',
    address2: stored.address2 ?? '',
    city: stored.city ?? '',
    state: stored.state ?? '',
    zip: stored.zip ?? '',
    statusId: stored.statusId,
    waiveFees: stored.waiveFees,
    version: stored.version,
  }
}
