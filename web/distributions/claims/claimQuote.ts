import { graphql, readInlineData } from 'react-relay'
import type { claimQuote_quote$key } from '../../__generated__/claimQuote_quote.graphql.ts'

export type Quote = ReturnType<typeof claimQuote>

/** Today's withholding quote for a claim, with the bounds of the state amount. Money is in dollars. */
export function claimQuote(quoteKey: claimQuote_quote$key) {
  const { amount, federalWithholding, minimumState, maximumState, canOptOut, canModify, message, fee } = readInlineData(
    graphql`
      fragment claimQuote_quote on DeathClaimQuote @inline @throwOnFieldError {
        amount
        federalWithholding
        minimumState
        maximumState
        canOptOut
        canModify
        message
        fee
      }
    `,
    quoteKey,
  )
  return { amount, federalWithholding, minimumState, maximumState, canOptOut, canModify, message, fee }
}
