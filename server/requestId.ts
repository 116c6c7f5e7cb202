/** The caller's own request id for the logs; null if it is missing or invalid. */
export function givenRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : null
}
