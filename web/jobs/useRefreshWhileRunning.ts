import { useEffect } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime'

const EVERY_MS = 5_000

/** In place of the stream of changes: asks again while a job runs and somebody looks, so that the screen shows how far it is. */
export function useRefreshWhileRunning<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q>,
  isRunning: boolean,
): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => {
      // What fails is asked again the next time; what is shown stays meanwhile.
      if (!document.hidden) fetchQuery<Q>(environment, query, variables).subscribe({ error: () => {} })
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [environment, query, variables, isRunning])
}
