/** SQLSTATE of a database error, else null. */
export function sqlState(error: unknown): string | null {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null
}

/** Name of the constraint that refused, else null. */
export function violatedConstraint(error: unknown): string | null {
  const name = error instanceof Error ? (error as { constraint?: unknown }).constraint : undefined
  return typeof name === 'string' ? name : null
}
