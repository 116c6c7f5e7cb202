/** The caller's own request id, by which it follows a request through the logs; null where it sent none that is one. */
export function givenRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : null
}
