/** A failed request: the gateway's code, and what the caller can do about it. */
export class PortalError extends Error {
  /** Code from the closed list in docs/api/reference.md; derived from the HTTP status if the response has no code. */
  readonly code: string
  /** The id of the request, which both servers log; null if the portal was not reached. */
  readonly requestId: string | null
  /** The scope that the credential lacks. */
  readonly requiredScope: string | null
  /** The one owner or plan of a limited credential that asked about others. */
  readonly onlyAccountOwnerId: number | null
  readonly onlyPlanId: number | null
  /** Path of the input field with the error; null if the error is about no field. */
  readonly field: readonly string[] | null
  /** Seconds after which the portal asks to try again; null if it does not say. */
  readonly retryAfter: number | null

  constructor(code: string, message: string, more: Partial<Omit<PortalError, keyof Error | 'code'>> = {}) {
    super(`${code}: ${message}${more.requestId ? ` (request ${more.requestId})` : ''}`)
    this.name = 'PortalError'
    this.code = code
    this.requestId = more.requestId ?? null
    this.requiredScope = more.requiredScope ?? null
    this.onlyAccountOwnerId = more.onlyAccountOwnerId ?? null
    this.onlyPlanId = more.onlyPlanId ?? null
    this.field = more.field ?? null
    this.retryAfter = more.retryAfter ?? null
  }

  /** Whether a later try may succeed without a change. */
  get isTransient(): boolean {
    return TRANSIENT.has(this.code)
  }

  /** Whether it is certain that the portal did nothing, so that even a write without a key can be sent again. */
  get didNothing(): boolean {
    return this.code === 'RATE_LIMITED' || this.code === 'NOT_SENT'
  }
}

const TRANSIENT: ReadonlySet<string> = new Set(['RATE_LIMITED', 'NOT_SENT', 'UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE'])

/** For answers without a GraphQL error: files, REST calls, and errors of proxies. */
export function codeOfStatus(status: number): string {
  const codes: Readonly<Record<number, string>> = {
    400: 'BAD_USER_INPUT',
    401: 'UNAUTHENTICATED',
    403: 'FORBIDDEN',
    404: 'NOT_FOUND',
    409: 'CONFLICT',
    413: 'BAD_USER_INPUT',
    429: 'RATE_LIMITED',
    504: 'UPSTREAM_TIMEOUT',
  }
  return codes[status] ?? (status >= 502 ? 'UPSTREAM_UNAVAILABLE' : 'INTERNAL')
}
