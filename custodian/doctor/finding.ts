/** What was looked at and what it looked like, and what is wrong with it; null for nothing. */
export type Finding = { what: string; seen: string; wrong: string | null }

/** The innermost reason: "fetch failed" helps nobody. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name
}
