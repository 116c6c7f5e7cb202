import { pino, type Logger } from 'pino'

/** Logs JSON lines. Each caller chooses the content: patterns and ids, never personal data. */
export function createLog(level: string, to: 'output' | 'errors' = 'output'): Logger {
  const options = { level, base: { service: 'custodian' }, serializers: {}, timestamp: pino.stdTimeFunctions.isoTime }
  return to === 'output' ? pino(options) : pino(options, pino.destination({ fd: 2, sync: true }))
}
