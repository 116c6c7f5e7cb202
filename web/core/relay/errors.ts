export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'READ_ONLY'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_CONTRACT'
  | 'INTERNAL'
  | 'NETWORK'

/** The gateway's message for an unknown document: the page is older than the current release. */
export const outdated = 'PersistedQueryNotFound'

export const genericFailure = 'An error ocurred during operation'
export const callerFailure = 'AN ERROR OCCURRED'
export const callerNotFound = 'NOT FOUND'
/** Shown for a refused screen or action if the user can't be redirected. */
export const notAvailable = 'Not available to you'

/** The whole request failed and returned no data. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly code: ErrorCode
  readonly requestId: string | null
  constructor(code: ErrorCode, message: string, requestId: string | null = null) {
    super(message)
    this.code = code
    this.requestId = requestId
  }
}

/** A single field failed. The component that reads the field throws this error. */
export class GraphQLFieldError extends Error {
  override readonly name = 'GraphQLFieldError'
  readonly code: ErrorCode
  readonly requestId: string | null
  readonly fieldPath: string
  constructor(code: ErrorCode, message: string, fieldPath: string, requestId: string | null = null) {
    super(message)
    this.code = code
    this.fieldPath = fieldPath
    this.requestId = requestId
  }
}

export type PortalError = RequestError | GraphQLFieldError

export function isPortalError(error: unknown): error is PortalError {
  return error instanceof RequestError || error instanceof GraphQLFieldError
}

export interface WireError {
  message: string
  path?: readonly (string | number)[]
  extensions?: { code?: string; requestId?: string }
}

export function codeOf(error: WireError): ErrorCode {
  return (error.extensions?.code ?? 'INTERNAL') as ErrorCode
}

/** Text of the error toast for an error code; null for an error without a toast. */
export function toastText(code: ErrorCode, message?: string): string | null {
  return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' || code === 'NOT_FOUND' ? null : (message ?? genericFailure)
}

const OWN_WORDS: ReadonlySet<ErrorCode> = new Set(['BAD_USER_INPUT', 'RATE_LIMITED', 'READ_ONLY'])

/** The server's message for a refused field. Messages of other errors are not written for users. */
export function sentenceOf(error: WireError): string | undefined {
  const code = codeOf(error)
  return error.path && OWN_WORDS.has(code) ? error.message : undefined
}
