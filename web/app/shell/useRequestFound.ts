import { useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useRequestFoundQuery } from '../../__generated__/useRequestFoundQuery.graphql.ts'
import { isNumberOf, requestIdIn } from './paletteText.ts'

const query = graphql`
  query useRequestFoundQuery($requestId: Int!) {
    viewer {
      withdrawalRequest(requestId: $requestId) {
        request {
          number
          planAccountNumber
          firstName
          lastName
        }
        around {
          list
        }
      }
      rolloverRequest(requestId: $requestId) {
        request {
          number
          planAccountNumber
          firstName
          lastName
        }
        around {
          list
        }
      }
    }
  }
`

interface RequestFound {
  requestId: number
  label: string
  accountNumber: string
  /** URL of the request in the list that contains it. */
  to: string
}

const pause = 300

/** The request with the typed number. Sends a query when the user stops typing, and uses only the last response. */
export function useRequestFound(
  isAsked: boolean,
): [
  found: RequestFound | null,
  ask: (text: string) => void,
  addressOf: (requestId: number) => Promise<string | null>,
  isAsking: boolean,
] {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<RequestFound | null>(null)
  const [isAsking, setAsking] = useState(false)
  const running = useRef<{ stop: () => void } | null>(null)
  function ask(text: string) {
    running.current?.stop()
    running.current = null
    setFound(null)
    setAsking(false)
    const requestId = requestIdIn(text)
    if (requestId === null || !isAsked) return
    setAsking(true)
    const timer = setTimeout(() => {
      const subscription = fetchQuery<useRequestFoundQuery>(environment, query, { requestId }).subscribe({
        next: ({ viewer }) => {
          setAsking(false)
          setFound(foundIn(requestId, text, viewer))
        },
        // Ignore a failure, because the owner search runs at the same time and reports it.
        error: () => setAsking(false),
      })
      running.current = { stop: () => subscription.unsubscribe() }
    }, pause)
    running.current = { stop: () => clearTimeout(timer) }
  }
  /** Fetches the request's current URL, because the request may have moved to another list since the search. */
  const addressOf = async (requestId: number) => {
    const answer = await fetchQuery<useRequestFoundQuery>(environment, query, { requestId }).toPromise()
    return foundIn(requestId, '', answer?.viewer)?.to ?? null
  }
  return [found, ask, addressOf, isAsking]
}

function foundIn(
  requestId: number,
  text: string,
  viewer: useRequestFoundQuery['response']['viewer'] | undefined,
): RequestFound | null {
  const kind = viewer?.withdrawalRequest ? 'withdrawal' : 'rollover'
  const detail = viewer?.withdrawalRequest ?? viewer?.rolloverRequest
  if (!detail?.request || !detail.around?.list) return null
  const { number, firstName, lastName, planAccountNumber } = detail.request
  if (!number || !isNumberOf(text, number)) return null
  return {
    requestId,
    label: `${kind === 'withdrawal' ? 'Withdrawal' : 'Rollover'} ${number}, ${firstName} ${lastName}`,
    accountNumber: planAccountNumber ?? '',
    // The URL contains the list's name in lower case.
    to: `/${kind}s/${detail.around.list.toLowerCase()}/${requestId}`,
  }
}
