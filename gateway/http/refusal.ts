import type { ErrorCode } from '../execution/maskError.ts'

/** Ends a request with this status before any of it runs. */
export class Refusal extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly headers: Readonly<Record<string, string>>
  /** Advice on what the caller can send instead. */
  readonly help: string | undefined

  constructor(
    status: number,
    message: string,
    code?: ErrorCode,
    headers: Readonly<Record<string, string>> = {},
    help?: string,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
    this.help = help
  }
}
