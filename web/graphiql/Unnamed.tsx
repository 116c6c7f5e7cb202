import { useGraphiQL } from '@graphiql/react'

/** Asks for a name: the gateway's log, its traces and the timings show an unnamed operation as "anonymous". */
export function Unnamed() {
  const isUnnamed = useGraphiQL((state) => state.operations?.some(({ name }) => !name) ?? false)
  if (!isUnnamed) return null
  return (
    <p className="unnamed">
      Name the operation, for example <code>query Accounts {'{ … }'}</code>. Logs and traces show the name.
    </p>
  )
}
