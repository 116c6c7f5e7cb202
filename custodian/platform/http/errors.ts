export type FieldIssue = { path: Array<string | number>; message: string }

/** An answer that is not a success; its body is exactly what the caller gets. */
export class Refusal extends Error {
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
export function refuse(status: 400 | 409 | 413 | 429 | 503, text: string, headers?: Record<string, string>): Refusal {
  return new Refusal(status, text, headers)
}

/** 400 of fields. */
export function invalid(...errors: FieldIssue[]): Refusal {
  return new Refusal(400, { errors })
}

/** 400 of one field: `invalidField('zip', 'Please enter a valid zip code.')`. */
export function invalidField(field: string, message: string): Refusal {
  return invalid({ path: [field], message })
}

/** Unknown and foreign look the same: nobody learns which ids exist. */
export function notFound(): Refusal {
  return new Refusal(404, { message: 'Not found' })
}

export function unauthenticated(): Refusal {
  return new Refusal(401, { message: 'Unauthenticated' })
}

export function forbidden(): Refusal {
  return new Refusal(403, { message: 'Forbidden' })
}
