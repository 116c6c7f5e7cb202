import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { RestError, type RestCode } from '../rest/errors.ts'
import { innermost } from './maskError.ts'

/** Unknown records and other owners' records get the same response. */
const DENIED: ReadonlySet<RestCode> = new Set<RestCode>(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'])

export type Denials = {
  /** Logs a denial: the person, the rule (the refused call), the hashed record and the request. */
  note: (
    error: unknown,
    asked: { requestId: string; userId: number | null; operation: string; object: unknown },
  ) => void
}

/** The record's id is hashed with a key, so the log can group denials about one record without naming the record. */
export function createDenials(log: Logger, sessionKey: Buffer): Denials {
  const key = createHmac('sha256', sessionKey).update('denials').digest()
  return {
    note(error, { object, ...asked }) {
      const cause = innermost(error)
      if (!(cause instanceof RestError) || !DENIED.has(cause.code)) return
      const hash = createHmac('sha256', key)
        .update(JSON.stringify(object ?? null))
        .digest('base64url')
        .slice(0, 16)
      log.warn({ denied: cause.code, rule: cause.detail.endpoint, object: hash, ...asked }, 'denied')
    },
  }
}
