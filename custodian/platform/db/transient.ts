import { isStatementRefused } from './errors.ts'

/** SQLSTATEs of transient failures: time-outs, too many connections, shutdown or start-up, temporarily read-only. */
const TRANSIENT = new Set([
  '55P03',
  '57014',
  '53300',
  '53200',
  '53100',
  '57P01',
  '57P02',
  '57P03',
  '25006',
  '25P03',
  '40001',
  '40P01',
])
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
/** Messages of the driver and of the custodian for a lost or missing connection. These errors have no code. */
const LOST_WORDS =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded when trying to connect)/

/** Whether the error means that the database is unavailable or busy, so a retry may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (isStatementRefused(error)) return true
  if (typeof code === 'string') return TRANSIENT.has(code) || LOST.has(code) || code.startsWith('08')
  if (error instanceof AggregateError) return error.errors.some(isTransient)
  return LOST_WORDS.test(error.message)
}
