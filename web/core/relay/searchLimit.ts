/** Wait in seconds if the response to a refused search does not say how long to wait. */
const SECONDS = 5

/** A `RequestError`, or a field's error as the server sent it. */
interface Failure {
  code?: string
  extensions?: { code?: string | undefined; retryAfter?: number }
}

/** The time in milliseconds from which a rate-limited search is allowed again; null after any other failure. */
export function limitedUntil(error: unknown): number | null {
  const { code, extensions = { code } } = error as Failure
  if (extensions.code !== 'RATE_LIMITED') return null
  return Date.now() + (extensions.retryAfter ?? SECONDS) * 1_000
}
