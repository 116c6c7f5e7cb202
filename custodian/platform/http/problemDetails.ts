import { STATUS_CODES } from 'node:http'
import type { ApiError } from './errors.ts'

/** Media type of RFC 9457, Problem Details for HTTP APIs (July 2023). */
export const PROBLEM_TYPE = 'application/problem+json'

/** Sends problem details only to callers that name this type, because the bodies of documented calls are fixed. */
export function acceptsProblems(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((one) => {
    const [type = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
    return type === PROBLEM_TYPE && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

/**
 * An error in one shape for every status: `type`, `title`, `status`, `detail`, `requestId`. If they apply, also
 * `errors` by field (`path`, `message`), `code`, and the missing scope or roles.
 */
export function problemDetails({ status, body, requirement }: ApiError, requestId: string): Record<string, unknown> {
  const { message, errors, code } = (typeof body === 'object' && body !== null ? body : { message: body }) as {
    message?: unknown
    errors?: readonly { message: string }[]
    code?: string
  }
  const title = STATUS_CODES[status] ?? 'Error'
  return {
    type: 'about:blank',
    title,
    status,
    detail: errors ? errors.map((error) => error.message).join('; ') : typeof message === 'string' ? message : title,
    requestId,
    ...(errors ? { errors } : {}),
    ...(code === undefined ? {} : { code }),
    ...requirement,
  }
}

/**
 * The header `WWW-Authenticate` of a refusal, which RFC 9110 section 11.6.1 requires for 401, with the codes of RFC
 * 6750 section 3.1. Null for other statuses.
 */
export function challengeOf({ status, requirement }: ApiError, hasSentOne: boolean): string | null {
  if (status === 401) return hasSentOne ? 'Bearer error="invalid_token"' : 'Bearer'
  if (status !== 403 || requirement === null || !('requiredScope' in requirement)) return null
  const scope = requirement.requiredScope === null ? '' : `, scope="${requirement.requiredScope}"`
  return `Bearer error="insufficient_scope"${scope}`
}
