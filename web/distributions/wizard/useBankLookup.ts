import { fetchQuery, graphql, useQueryLoader, useRelayEnvironment, type PreloadedQuery } from 'react-relay'
import type { useBankLookupQuery } from '../../__generated__/useBankLookupQuery.graphql.ts'

export const bankQuery = graphql`
  query useBankLookupQuery($routingNumber: String!) {
    viewer {
      bank(routingNumber: $routingNumber) {
        name
        valid
      }
    }
  }
`

export type BankRef = PreloadedQuery<useBankLookupQuery>

interface FoundBank {
  name: string
  valid: boolean
}

interface BankLookup {
  /** Bank of the routing number; null before a lookup and after the number has changed. */
  bankRef: BankRef | null | undefined
  /** Looks up the bank of nine digits, once per number. Returns null if the lookup failed. */
  lookUp: (routingNumber: string) => Promise<FoundBank | null>
  forget: () => void
}

/** Looks up banks by routing number. Call `lookUp` only in event handlers, never in an effect. */
export function useBankLookup(): BankLookup {
  const environment = useRelayEnvironment()
  const [bankRef, load, forget] = useQueryLoader<useBankLookupQuery>(bankQuery)

  async function lookUp(routingNumber: string): Promise<FoundBank | null> {
    const variables = { routingNumber }
    const options = { fetchPolicy: 'store-or-network' } as const
    const answer = await fetchQuery<useBankLookupQuery>(environment, bankQuery, variables, options)
      .toPromise()
      .catch(() => null)
    const bank = answer?.viewer?.bank
    if (!bank) return null
    // Reads the bank from the store, and retains it while it is shown.
    load(variables, options)
    return { name: bank.name ?? '', valid: bank.valid === true }
  }

  return { bankRef, lookUp, forget }
}
