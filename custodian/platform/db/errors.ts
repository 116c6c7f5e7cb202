/** SQLSTATE of a database error; null for other errors. */
export function sqlState(error: unknown): string | null {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null
}

/** Name of the violated constraint; null for other errors. */
export function violatedConstraint(error: unknown): string | null {
  const name = error instanceof Error ? (error as { constraint?: unknown }).constraint : undefined
  return typeof name === 'string' ? name : null
}

/**
 * Whether the server refused a prepared statement: the session lost the statement or has another one with the same name
 * (a pooler, `discard all`), or a table changed. The refused statement had no effect, so the caller can run it without
 * a name.
 */
export function isStatementRefused(error: unknown): boolean {
  const state = sqlState(error)
  if (state === '26000' || state === '42P05') return true
  return state === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery'
}
