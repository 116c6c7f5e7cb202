export type FieldIssue = { path: Array<string | number>; message: string }

/** An answer that is not a success; its body is exactly what the caller gets. */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown
  readonly headers: Record<string, string>

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(typeof body === 'string' ? body : `refused with ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** A business refusal (400, 409, 413, 429): the body is the text itself, shown to people as it is. */
export function refuse(status: 400 | 409 | 413 | 429 | 503, text: string, headers?: Record<string, string>): ApiError {
  return new ApiError(status, text, headers)
}

/** 400 of fields. */
export function invalid(...errors: FieldIssue[]): ApiError {
  return new ApiError(400, { errors })
}

/** 400 of one field: `invalidField('zip', 'Please enter a valid zip code.')`. */
export function invalidField(field: string, message: string): ApiError {
  return invalid({ path: [field], message })
}

/** Unknown and foreign look the same: nobody learns which ids exist. */
export function notFound(): ApiError {
  return new ApiError(404, { message: 'Not found' })
}

export function unauthenticated(): ApiError {
  return new ApiError(401, { message: 'Unauthenticated' })
}

export function forbidden(): ApiError {
  return new ApiError(403, { message: 'Forbidden' })
}
