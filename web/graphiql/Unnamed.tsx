import { useGraphiQL } from '@graphiql/react'

/** Asks the user to name an unnamed operation, which logs, traces and timings would show as "anonymous". */
export function Unnamed() {
  const isUnnamed = useGraphiQL((state) => state.operations?.some(({ name }) => !name) ?? false)
  if (!isUnnamed) return null
  return (
    <p className="unnamed">
      Name the operation, for example <code>query Accounts {'{ … }'}</code>. Logs and traces show the name.
    </p>
  )
}
