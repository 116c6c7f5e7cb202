import { graphql, readInlineData } from 'react-relay'
import type { ownPayment_payment$key } from '../../__generated__/ownPayment_payment.graphql.ts'
import type { TrackedPayment } from './timeline.ts'

/** A payment, with the facts that the owner may see. */
export function ownPayment(paymentKey: ownPayment_payment$key): TrackedPayment {
  const payment = readInlineData(
    graphql`
      fragment ownPayment_payment on RequestPayment @inline @throwOnFieldError {
        isCheck
        amount
        sentOn
        effectiveOn
        checkNumber
        clearedOn
        returnedOn
        returnReason
        isReversed
      }
    `,
    paymentKey,
  )
  return {
    isCheck: payment.isCheck,
    amount: payment.amount,
    sentOn: payment.sentOn,
    effectiveOn: payment.effectiveOn,
    checkNumber: payment.checkNumber,
    clearedOn: payment.clearedOn ?? null,
    returnedOn: payment.returnedOn,
    returnReason: payment.returnReason,
    isReversed: payment.isReversed,
  }
}
