import { useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useOwnersFoundQuery } from '../../__generated__/useOwnersFoundQuery.graphql.ts'
import { searchFilter } from './paletteText.ts'

const query = graphql`
  query useOwnersFoundQuery($filter: AccountOwnerSearchInput!) @throwOnFieldError {
    viewer {
      accountOwnerSearch(filter: $filter, first: 8) {
        edges {
          node {
            accountOwnerId
            firstName
            lastName
            accounts {
              planAccountNumber
            }
          }
        }
      }
    }
  }
`

interface OwnerFound {
  accountOwnerId: number
  name: string
  accountNumber: string | null
}

type Found = { state: 'NONE' | 'ASKING' | 'FAILED'; owners: readonly OwnerFound[] }

const none: Found = { state: 'NONE', owners: [] }
const pause = 200

/**
 * Owners and accounts that match the typed text. A query starts when typing pauses, and only the last response counts.
 * `onFound` receives the result, and an empty one when a new query starts.
 */
export function useOwnersFound(
  onFound: (owners: readonly OwnerFound[]) => void,
): [found: Found, ask: (text: string) => void] {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<Found>(none)
  const running = useRef<{ stop: () => void } | null>(null)
  function ask(text: string) {
    running.current?.stop()
    running.current = null
    onFound([])
    const filter = searchFilter(text)
    if (!filter) return setFound(none)
    setFound({ ...none, state: 'ASKING' })
    const timer = setTimeout(() => {
      const subscription = fetchQuery<useOwnersFoundQuery>(environment, query, { filter }).subscribe({
        next: ({ viewer }) => {
          const owners = ownersOf(viewer?.accountOwnerSearch?.edges ?? [])
          setFound({ state: 'NONE', owners })
          onFound(owners)
        },
        error: () => setFound({ ...none, state: 'FAILED' }),
      })
      running.current = { stop: () => subscription.unsubscribe() }
    }, pause)
    running.current = { stop: () => clearTimeout(timer) }
  }
  return [found, ask]
}

type Answer = NonNullable<useOwnersFoundQuery['response']['viewer']>['accountOwnerSearch']
type Row = NonNullable<Answer>['edges'][number]

const ownersOf = (rows: readonly Row[]): OwnerFound[] =>
  rows.map(({ node }) => ({
    accountOwnerId: node.accountOwnerId,
    name: [node.firstName, node.lastName].filter(Boolean).join(' '),
    accountNumber: node.accounts[0]?.planAccountNumber ?? null,
  }))
