import { useGraphiQL } from '@graphiql/react'
import { useEffect } from 'react'

/** Calls `onReady` once the editors exist: before, GraphiQL's buttons have no effect. */
export function EditorReady({ onReady }: { onReady: () => void }) {
  const isReady = useGraphiQL((state) => Boolean(state.queryEditor && state.variableEditor && state.responseEditor))
  useEffect(() => {
    if (isReady) onReady()
  }, [isReady, onReady])
  return null
}
