/**
 * Names one request among those on a connection; an answer repeats it. A gateway that sends several at once knows by it
 * whose each answer is, which the id of a request, chosen by its caller, could not tell.
 */
export const EXCHANGE_HEADER = 'x-exchange'

/** What is repeated: anything else is taken for none. */
export function isExchange(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value)
}
