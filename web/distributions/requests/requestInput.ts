import { graphql, readInlineData } from 'react-relay'
import { payeeForBenefitOf } from '../../../contract/checkPayee.ts'
import type { requestInput_request$key } from '../../__generated__/requestInput_request.graphql.ts'

/** The stored request as the complete input of a mutation. A change overrides its fields. */
export type RequestInput = ReturnType<typeof requestInput>

export function requestInput(requestKey: requestInput_request$key) {
  const stored = readInlineData(
    graphql`
      fragment requestInput_request on StaffRequest @inline @throwOnFieldError {
        requestId
        amount
        address1
        address2
        city
        state
        zip
        status
        waiveFees
        version
        ... on WithdrawalRequest @alias(as: "withdrawal") {
          federalWithholding
          stateWithholding
        }
        ... on RolloverRequest @alias(as: "rollover") {
          receivingAccountNumber
          checkPayableTo
          attentionTo
        }
      }
    `,
    requestKey,
  )
  const { requestId, amount, address1, address2, city, state, zip, status, waiveFees, version } = stored
  const { withdrawal, rollover } = stored
  const both = { id: requestId, amount, status, waiveFees, version }
  if (withdrawal) {
    const { federalWithholding, stateWithholding } = withdrawal
    return { ...both, address1, address2, city, state, zip, federalWithholding, stateWithholding }
  }
  // A field that staff have not filled in yet is empty.
  return {
    ...both,
    receivingAccountNumber: rollover?.receivingAccountNumber ?? '',
    checkPayableTo: rollover?.checkPayableTo ?? '',
    attentionTo: rollover?.attentionTo ?? '',
    address1: address1 ?? '',
    address2: address2 ?? '',
    city: city ?? '',
    state: state ?? '',
    zip: zip ?? '',
  }
}

/** The name on the check of a rollover: the new trustee for the benefit of the owner. Null before it is known. */
export function checkPayee(input: RequestInput, recipient: string): string | null {
  return 'checkPayableTo' in input && input.checkPayableTo ? payeeForBenefitOf(input.checkPayableTo, recipient) : null
}
