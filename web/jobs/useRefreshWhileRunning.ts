import { useEffect } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime'
import { isAttended } from '../core/live/userActivity.ts'

const EVERY_MS = 5_000

/** Polls while a job is running and the page is in use, to show its progress if the event stream is closed. */
export function useRefreshWhileRunning<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q>,
  isRunning: boolean,
): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => {
      // Ignore a failed poll; the next one retries.
      if (!document.hidden && isAttended()) fetchQuery<Q>(environment, query, variables).subscribe({ error: () => {} })
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [environment, query, variables, isRunning])
}
