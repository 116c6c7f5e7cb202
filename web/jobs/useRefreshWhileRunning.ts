import { useEffect } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime'

const EVERY_MS = 5_000

/** Polls while a job runs and the page is visible, to show its progress without the event stream. */
export function useRefreshWhileRunning<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q>,
  isRunning: boolean,
): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => {
      // A failed poll is ignored; the next one retries.
      if (!document.hidden) fetchQuery<Q>(environment, query, variables).subscribe({ error: () => {} })
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [environment, query, variables, isRunning])
}
