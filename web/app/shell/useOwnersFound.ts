import { useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { AccountOwnerSearchInput, useOwnersFoundQuery } from '../../__generated__/useOwnersFoundQuery.graphql.ts'
import { limitedUntil } from '../../core/relay/searchLimit.ts'
import { searchFilter } from './paletteText.ts'

const query = graphql`
  query useOwnersFoundQuery($filter: AccountOwnerSearchInput!) {
    viewer {
      accountOwnerSearch(filter: $filter, first: 8) @catch(to: RESULT) {
        edges {
          node {
            accountOwnerId
            firstName
            lastName
            accounts {
              planAccountNumber
              status
              statusLabel
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
  /** Status of an account that is not open for business, such as "Closed"; null otherwise. */
  status: string | null
}

type Found = { state: 'NONE' | 'ASKING' | 'FAILED'; owners: readonly OwnerFound[] }

const none: Found = { state: 'NONE', owners: [] }
const asking: Found = { state: 'ASKING', owners: [] }
const pause = 300
/** No toast, because the palette shows failures itself. */
const quietly = { networkCacheConfig: { metadata: { quiet: true } } }

interface OwnersFound extends Found {
  /** Time in milliseconds from which the rate limit allows another search; null if it allows one now. */
  until: number | null
  ask: (text: string) => void
  askAgain: () => void
}

/**
 * Owners and accounts that match the typed text. Sends a query when the user stops typing, and uses only the last
 * response. Because searches are limited, reuses known results, and waits until `askAgain` after a refusal. `onFound`
 * gets an empty result when a query starts, then the actual one.
 */
export function useOwnersFound(onFound: (owners: readonly OwnerFound[]) => void): OwnersFound {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<Found>(none)
  const [until, setUntil] = useState<number | null>(null)
  const running = useRef<{ stop: () => void } | null>(null)
  const wanted = useRef<AccountOwnerSearchInput | null>(null)
  const known = useRef(new Map<string, readonly OwnerFound[]>())

  // The user may close the palette before the search starts, which is after a pause in typing.
  useEffect(
    () => () => {
      running.current?.stop()
      wanted.current = null
    },
    [],
  )

  function show(owners: readonly OwnerFound[]) {
    setFound({ state: 'NONE', owners })
    onFound(owners)
  }
  function fail(error: unknown) {
    const allowed = limitedUntil(error)
    setUntil(allowed)
    if (allowed === null) setFound({ ...none, state: 'FAILED' })
  }
  function send(filter: AccountOwnerSearchInput) {
    const subscription = fetchQuery<useOwnersFoundQuery>(environment, query, { filter }, quietly).subscribe({
      next: ({ viewer }) => {
        const answer = viewer?.accountOwnerSearch
        if (answer?.ok === false) return fail(answer.errors[0])
        const owners = ownersOf(answer?.value?.edges ?? [])
        known.current.set(JSON.stringify(filter), owners)
        show(owners)
      },
      error: fail,
    })
    running.current = { stop: () => subscription.unsubscribe() }
  }
  function ask(text: string) {
    const filter = searchFilter(text)
    const key = JSON.stringify(filter)
    if (key === JSON.stringify(wanted.current)) return
    running.current?.stop()
    running.current = null
    wanted.current = filter
    onFound([])
    if (!filter) return setFound(none)
    const owners = known.current.get(key)
    if (owners) return show(owners)
    setFound(asking)
    if (until !== null) return
    const timer = setTimeout(() => send(filter), pause)
    running.current = { stop: () => clearTimeout(timer) }
  }
  function askAgain() {
    setUntil(null)
    if (!wanted.current) return
    setFound(asking)
    send(wanted.current)
  }
  return { ...found, until, ask, askAgain }
}

type Answer = NonNullable<useOwnersFoundQuery['response']['viewer']>['accountOwnerSearch']
type Row = NonNullable<Extract<Answer, { ok: true }>['value']>['edges'][number]

const ownersOf = (rows: readonly Row[]): OwnerFound[] =>
  rows.map(({ node }) => {
    const [account] = node.accounts
    return {
      accountOwnerId: node.accountOwnerId,
      name: [node.firstName, node.lastName].filter(Boolean).join(' '),
      accountNumber: account?.planAccountNumber ?? null,
      status: account && account.status !== 'REGISTERED' ? account.statusLabel : null,
    }
  })
