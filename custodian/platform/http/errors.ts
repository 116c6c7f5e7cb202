import { isProblem, type Problem } from '../problem.ts'

/**
 * The permission that a refused caller lacks: a scope of a credential (null if no scope suffices), one of these
 * roles, or a credential that is not limited to this owner or plan.
 */
type Requirement =
  | { requiredScope: string | null }
  | { requiredRoles: readonly string[] }
  | { onlyAccountOwnerId: number }
  | { onlyPlanId: number }

/** An error response. Its body is sent unchanged, or as problem details to callers that accept these. */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown
  readonly headers: Record<string, string>
  /** Facts that only problem details contain. */
  readonly requirement: Requirement | null

  constructor(
    status: number,
    body: unknown,
    headers: Record<string, string> = {},
    requirement: Requirement | null = null,
  ) {
    super(typeof body === 'string' ? body : `refused with ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
    this.requirement = requirement
  }
}

/** A business refusal (400, 409, 413, 429, 503). The body is the text that people see. */
export function refuse(status: 400 | 409 | 413 | 429 | 503, text: string, headers?: Record<string, string>): ApiError {
  return new ApiError(status, text, headers)
}

/** A 400 response with the problems at their fields. */
export function invalid(...problems: readonly Problem[]): ApiError {
  return new ApiError(400, { errors: problems.map(({ path, message }) => ({ path: path ?? [], message })) })
}

/** A 400 response at one field: `invalidField('zip', 'Please enter a valid zip code.')`. */
export function invalidField(field: string, message: string): ApiError {
  return invalid({ path: [field], message })
}

/**
 * Throws if there is a problem.
 * @throws the first problem without a field as a text with this status, otherwise 400 at the fields
 */
export function refuseIf(status: 400 | 409, ...problems: ReadonlyArray<Problem | null>): void {
  const found = problems.filter((problem) => problem !== null)
  const whole = found.find(({ path }) => path === null)
  if (whole) throw refuse(status, whole.message)
  if (found.length > 0) throw invalid(...found)
}

/** Returns the result of a rule, unless the result is a problem. @throws the problem, as refuseIf */
export function orRefuse<T extends object>(status: 400 | 409, answer: T | Problem): T {
  if (isProblem(answer)) throw answer.path === null ? refuse(status, answer.message) : invalid(answer)
  return answer
}

/** A 404 response. Unknown and foreign records look the same, so nobody learns which ids exist. */
export function notFound(): ApiError {
  return new ApiError(404, { message: 'Not found' })
}

export function unauthenticated(message = 'Unauthenticated'): ApiError {
  return new ApiError(401, { message })
}

export function forbidden(requirement: Requirement | null = null): ApiError {
  return new ApiError(403, { message: 'Forbidden' }, {}, requirement)
}

/** A 403 response to a call about no owner, made by a credential that is limited to one owner or plan. */
export function beyondReach(limit: { onlyAccountOwnerId: number } | { onlyPlanId: number }): ApiError {
  const subject = 'onlyPlanId' in limit ? `owners of plan ${limit.onlyPlanId}` : `owner ${limit.onlyAccountOwnerId}`
  return new ApiError(403, { message: `This credential is for ${subject} only.`, ...limit }, {}, limit)
}

/** A 403 response to a direct call by a credential that is limited to its registered operations. */
export function onlyThroughGateway(): ApiError {
  const message = 'This credential may send only its registered operations, through the gateway.'
  return new ApiError(403, { message })
}
