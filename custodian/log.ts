import { pino, type Logger } from 'pino'

/** JSON lines; what may be in them is decided where they are written: patterns and ids, never personal data. */
export function createLog(level: string): Logger {
  return pino({ level, base: { service: 'custodian' }, serializers: {}, timestamp: pino.stdTimeFunctions.isoTime })
}
