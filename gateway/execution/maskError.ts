import { GraphQLError, type SourceLocation } from 'graphql'
import { enumValue } from '../../contract/enumeration.ts'
import { RestError, type Missing, type RestCode } from '../rest/errors.ts'

/** An error as callers see it: a code from a closed list, a fixed text and the request id for the log. */
export type PublicError = {
  message: string
  locations?: readonly SourceLocation[]
  path?: readonly (string | number)[]
  extensions: { code: ErrorCode; requestId: string; help?: string; retryAfter?: number } & Requirement
}

/**
 * The missing permission of a refused caller: `requiredScope` for a credential, `requiredRoles` (one of them) for a
 * person, and the one owner or plan of a limited credential.
 */
type Requirement = {
  requiredScope?: string | null
  requiredRoles?: readonly string[]
  onlyAccountOwnerId?: number
  onlyPlanId?: number
}

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

const FAILED = 'An error ocurred during operation'

const PUBLIC: Record<RestCode, { code: ErrorCode; message: string }> = {
  UNAUTHENTICATED: { code: 'UNAUTHENTICATED', message: 'Please log in.' },
  FORBIDDEN: { code: 'FORBIDDEN', message: 'You may not do this.' },
  NOT_FOUND: { code: 'NOT_FOUND', message: 'NOT FOUND' },
  INVALID: { code: 'BAD_USER_INPUT', message: FAILED },
  CONFLICT: { code: 'BAD_USER_INPUT', message: FAILED },
  READ_ONLY: { code: 'READ_ONLY', message: 'The portal is read-only for now. Please try again later.' },
  RATE_LIMITED: { code: 'RATE_LIMITED', message: 'Too many requests. Please try again later.' },
  UPSTREAM_TIMEOUT: { code: 'UPSTREAM_TIMEOUT', message: FAILED },
  UPSTREAM_UNAVAILABLE: { code: 'UPSTREAM_UNAVAILABLE', message: FAILED },
  UPSTREAM_CONTRACT: { code: 'UPSTREAM_CONTRACT', message: FAILED },
}

/** Codes whose cause the operator must investigate. */
export const ALARMING: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'UPSTREAM_CONTRACT'])

/** Unwraps the original error from the executor's errors. */
export function innermost(error: unknown): unknown {
  let current = error
  while (current instanceof GraphQLError && current.originalError) current = current.originalError
  return current
}

/**
 * Converts every error before it is sent to a caller. Keeps a custodian's message only if `safeText` accepted it, and
 * never the text of an unexpected error.
 */
export function maskError(error: unknown, requestId: string): PublicError {
  const { locations, path } = error instanceof GraphQLError ? error : {}
  const where = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) }
  const cause = innermost(error)
  const { code, message } = shownAs(cause)
  const missing = cause instanceof RestError ? cause.detail.missing : undefined
  const help = cause instanceof GraphQLError ? extensionsOf(cause)['help'] : undefined
  const retryAfter = cause instanceof RestError ? cause.detail.retryAfter : undefined
  const more = {
    ...(missing ? requirementOf(missing) : {}),
    ...(typeof help === 'string' ? { help } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
  return { message, ...where, extensions: { code, requestId, ...more } }
}

function requirementOf(missing: Missing): Requirement {
  if ('roles' in missing) return { requiredRoles: missing.roles.map(enumValue) }
  return 'scope' in missing ? { requiredScope: missing.scope } : missing
}

/** Codes whose message may come from the custodian. */
const OWN_WORDS: ReadonlySet<ErrorCode> = new Set(['BAD_USER_INPUT', 'RATE_LIMITED', 'READ_ONLY'])

function shownAs(cause: unknown): { code: ErrorCode; message: string } {
  if (cause instanceof RestError) {
    const { code, message } = PUBLIC[cause.code]
    if (cause.detail.missing) return { code, message: whatIsMissing(cause.detail.missing) }
    const own = OWN_WORDS.has(code) ? cause.detail.text : undefined
    return { code, message: own ?? cause.detail.fields?.[0]?.message ?? message }
  }
  // The gateway's refusals, and errors of the GraphQL library about the caller's document.
  if (cause instanceof GraphQLError) {
    const code = extensionsOf(cause)['code']
    return { code: isPublicCode(code) ? code : 'BAD_USER_INPUT', message: cause.message }
  }
  return { code: 'INTERNAL', message: FAILED }
}

function whatIsMissing(missing: Missing): string {
  if ('roles' in missing) return PUBLIC.FORBIDDEN.message
  if ('onlyAccountOwnerId' in missing)
    return `You may not do this: the credential is for owner ${missing.onlyAccountOwnerId} only.`
  if ('onlyPlanId' in missing)
    return `You may not do this: the credential is for owners of plan ${missing.onlyPlanId} only.`
  if (missing.scope === null) return 'You may not do this: no scope of a credential allows it.'
  return `You may not do this: the credential needs the scope ${missing.scope}.`
}

const OURS: ReadonlySet<unknown> = new Set<ErrorCode>([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'UPSTREAM_UNAVAILABLE',
  'RATE_LIMITED',
])
const isPublicCode = (code: unknown): code is ErrorCode => OURS.has(code)

/**
 * The HTTP status of a gateway refusal. Errors that Yoga marks with `spec` have none: their status depends on the media
 * type.
 */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof GraphQLError)) return undefined
  const { http, code } = extensionsOf(error) as { http?: { status?: number; spec?: boolean }; code?: string }
  return http?.spec === true && code !== 'BAD_REQUEST' ? undefined : http?.status
}

/** Errors of the compiled executor may have no extensions. */
function extensionsOf(error: GraphQLError): Record<string, unknown> {
  return (error.extensions as Record<string, unknown> | undefined) ?? {}
}
