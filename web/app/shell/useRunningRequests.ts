import { useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useRunningRequestsQuery } from '../../__generated__/useRunningRequestsQuery.graphql.ts'
import { formatMoney } from '../../kit/ui/format.ts'

const query = graphql`
  query useRunningRequestsQuery($accountOwnerId: Int!) {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        requests(first: 5, underWay: true) {
          edges {
            node {
              requestId
              number
              amount
            }
          }
        }
      }
    }
  }
`

interface RunningRequest {
  requestId: number
  label: string
  detail: string
}

interface Owner {
  accountOwnerId: number
  name: string
}

const none: readonly RunningRequest[] = []

/** Open requests of the owner, if all results belong to the same owner. Otherwise sends no query. */
export function useRunningRequests(
  isAsked: boolean,
): [running: readonly RunningRequest[], ask: (found: readonly Owner[]) => void] {
  const environment = useRelayEnvironment()
  const [requests, setRequests] = useState(none)
  const last = useRef<{ unsubscribe: () => void } | null>(null)
  function ask(found: readonly Owner[]) {
    last.current?.unsubscribe()
    last.current = null
    setRequests(none)
    const owner = isAsked ? onlyOne(found) : null
    if (!owner) return
    const { accountOwnerId } = owner
    last.current = fetchQuery<useRunningRequestsQuery>(environment, query, { accountOwnerId }).subscribe({
      next: ({ viewer }) => setRequests(requestsIn(viewer, owner)),
      // Ignore a failure, because the user can still open the owner.
      error: () => undefined,
    })
  }
  return [requests, ask]
}

/** The owner if all results belong to the same owner; otherwise null. */
function onlyOne(owners: readonly Owner[]): Owner | null {
  const [first] = owners
  return first && owners.every(({ accountOwnerId }) => accountOwnerId === first.accountOwnerId) ? first : null
}

function requestsIn(viewer: useRunningRequestsQuery['response']['viewer'], { name }: Owner): readonly RunningRequest[] {
  return (viewer?.accountOwner?.requests?.edges ?? []).flatMap((edge) => {
    const { requestId, number, amount } = edge?.node ?? {}
    if (!requestId || !number) return []
    const kind = number.startsWith('R') ? 'Rollover' : 'Withdrawal'
    return [{ requestId, label: `${kind} ${number}, ${name}`, detail: formatMoney(amount ?? 0) }]
  })
}
