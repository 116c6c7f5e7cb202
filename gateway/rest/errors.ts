import { WAITS_FOR_APPROVAL } from '../../contract/credentials.ts'
import type { Role } from '../../contract/roles.ts'
import type { Scope } from '../../contract/scopes.ts'

/** The gateway's names for the outcomes of a REST call. */
export type RestCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'INVALID'
  | 'CONFLICT'
  | 'READ_ONLY'
  | 'RATE_LIMITED'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_CONTRACT'

/** A refused field, with its REST name. */
type FieldIssue = { path: readonly string[]; message: string }

/**
 * The missing permission: a scope for a credential (null: no scope contains the call), one of these roles for a person,
 * or a credential that is not limited to this owner or plan.
 */
export type Missing = { scope: Scope | null } | { roles: readonly Role[] } | Limit
type Limit = { onlyAccountOwnerId: number } | { onlyPlanId: number }

export type RestDetail = {
  /** Name of the endpoint, never its URL, which may contain an email or a phone number. */
  endpoint: string
  status?: number
  /** A message of the custodian that may be shown. */
  text?: string
  fields?: readonly FieldIssue[]
  missing?: Missing
  /** Seconds after which a call over its limit may be repeated. */
  retryAfter?: number
}

/**
 * A call without a usable response. It contains nothing of the response body except messages accepted by `safeText`.
 */
export class RestError extends Error {
  readonly code: RestCode
  readonly detail: RestDetail

  constructor(code: RestCode, detail: RestDetail, options?: ErrorOptions) {
    super(`${code} from ${detail.endpoint}`, options)
    this.name = 'RestError'
    this.code = code
    this.detail = detail
  }
}

/**
 * A message of the custodian that may be shown to people: one plain sentence. Other text could contain personal data or
 * markup.
 */
function safeText(value: unknown): string | undefined {
  return typeof value === 'string' && /^[^\p{Cc}\p{Cf}<>{}]{1,200}$/u.test(value) ? value : undefined
}

const CODES: Record<number, RestCode> = {
  400: 'INVALID',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'INVALID',
  414: 'INVALID',
  415: 'INVALID',
  422: 'INVALID',
  429: 'RATE_LIMITED',
  // A long search text or cursor makes the URL longer than the custodian reads.
  431: 'INVALID',
}

/**
 * Reads a response with a status of 400 or above. Bodies of 5xx are ignored.
 * @param retryAfter seconds of the header, if there is one
 */
export function refusalOf(endpoint: string, status: number, body: string, retryAfter: number | null): RestError {
  const code = CODES[status] ?? (status >= 500 ? 'UPSTREAM_UNAVAILABLE' : 'UPSTREAM_CONTRACT')
  // Only this message of a 401 is passed on, because the custodian sends it only for the right secret.
  if (status === 401 && (parsed(body) as { message?: unknown } | null)?.message === WAITS_FOR_APPROVAL)
    return new RestError(code, { endpoint, status, text: WAITS_FOR_APPROVAL })
  const limit = status === 403 ? limitIn(parsed(body)) : null
  if (limit) return new RestError(code, { endpoint, status, missing: limit })
  if (status >= 500 || status === 401 || status === 403 || status === 404)
    return new RestError(code, { endpoint, status })
  const answer = parsed(body)
  if (status === 409 && isReadOnly(answer))
    return new RestError('READ_ONLY', { endpoint, status, text: safeText(answer.message) })
  const wait = status === 429 && retryAfter !== null ? { retryAfter } : {}
  return new RestError(code, { endpoint, status, text: safeText(answer), fields: fieldIssues(answer), ...wait })
}

/** The one owner or plan of a limited credential, from the error response to a call about no owner. */
function limitIn(answer: unknown): Limit | null {
  const { onlyAccountOwnerId, onlyPlanId } = (answer ?? {}) as Record<string, unknown>
  if (Number.isInteger(onlyAccountOwnerId)) return { onlyAccountOwnerId: Number(onlyAccountOwnerId) }
  return Number.isInteger(onlyPlanId) ? { onlyPlanId: Number(onlyPlanId) } : null
}

const isReadOnly = (answer: unknown): answer is { message?: unknown } =>
  (answer as { code?: unknown } | null | undefined)?.code === 'READ_ONLY'

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function fieldIssues(answer: unknown): FieldIssue[] | undefined {
  const errors = (answer as { errors?: unknown } | null | undefined)?.errors
  if (!Array.isArray(errors)) return undefined
  return errors.slice(0, 100).map((error: { path?: unknown; message?: unknown }) => ({
    path: Array.isArray(error?.path) ? error.path.map(String).filter((part) => /^\w{1,64}$/.test(part)) : [],
    message: safeText(error?.message) ?? 'Not accepted.',
  }))
}
