/** A check, its observed value, and the problem; null without a problem. */
export type Finding = { what: string; seen: string; wrong: string | null }

/** The innermost cause of an error, because a message such as "fetch failed" does not help. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name
}
