import type { Db } from '../db/connect.ts'
import type { Principal } from './principal.ts'
import type { WriteContext } from './writeContext.ts'

/**
 * The context of a call: caller, time, address, and a function for writes. It has neither path nor body nor status.
 */
export type CallContext<P extends Principal | null = Principal | null> = {
  principal: P
  now: Date
  /** Business date of the request. */
  today: string
  requestId: string
  ip: string
  userAgent: string | null
  /** Whether a program signs in to get a token instead of a browser session, as reported by the gateway. */
  isTool: boolean
  /** Whether the call comes from a gateway, on behalf of the gateway's caller. */
  isByGateway: boolean
  db: Db
  /** Runs one transaction, which is rolled back if it writes no audit row. Inside, use only `tx`, never `db`. */
  write: <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>
}
