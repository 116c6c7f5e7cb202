import { useGraphiQL } from '@graphiql/react'
import { useEffect } from 'react'

/**
 * Wraps long lines in the editors, and calls `onReady` once the editors exist. Until then, GraphiQL's buttons have no
 * effect.
 */
export function EditorReady({ onReady }: { onReady: () => void }) {
  const isReady = useGraphiQL((state) => Boolean(state.queryEditor && state.variableEditor && state.responseEditor))
  const queryEditor = useGraphiQL((state) => state.queryEditor)
  useEffect(() => {
    if (!isReady) return
    queryEditor?.updateOptions({ wordWrap: 'on' })
    onReady()
  }, [isReady, queryEditor, onReady])
  return null
}
