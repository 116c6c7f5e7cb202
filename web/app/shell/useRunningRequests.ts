import { useEffect, useState } from 'react'
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

const none: readonly RunningRequest[] = []

/** What is under way for the one owner that was found; nobody is asked while there are several, or none. */
export function useRunningRequests(owner: { accountOwnerId: number; name: string } | null): readonly RunningRequest[] {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState({ of: 0, requests: none })
  const accountOwnerId = owner?.accountOwnerId ?? 0
  useEffect(() => {
    if (accountOwnerId === 0) return
    const subscription = fetchQuery<useRunningRequestsQuery>(environment, query, { accountOwnerId }).subscribe({
      next: ({ viewer }) => setAnswer({ of: accountOwnerId, requests: requestsIn(viewer) }),
      // The owner was found and can be gone to without them.
      error: () => undefined,
    })
    return () => subscription.unsubscribe()
  }, [environment, accountOwnerId])
  if (!owner || answer.of !== accountOwnerId) return none
  return answer.requests.map((request) => ({ ...request, label: `${request.label}, ${owner.name}` }))
}

function requestsIn(viewer: useRunningRequestsQuery['response']['viewer']): readonly RunningRequest[] {
  return (viewer?.accountOwner?.requests?.edges ?? []).flatMap((edge) => {
    const { requestId, number, amount } = edge?.node ?? {}
    if (!requestId || !number) return []
    const kind = number.startsWith('R') ? 'Rollover' : 'Withdrawal'
    return [{ requestId, label: `${kind} ${number}`, detail: formatMoney(amount ?? 0) }]
  })
}
