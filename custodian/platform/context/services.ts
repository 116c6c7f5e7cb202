import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Database, Db } from '../db/connect.ts'
import { createWrites, writeSomething, type Writes } from '../db/writes.ts'
import { readerOf } from '../db/standby.ts'
import { createPii, type Pii } from '../crypto/pii.ts'
import { createScanner, type Scanner } from '../scanner/scanner.ts'
import { createLog } from '../log.ts'
import { datesIn, paperDatesIn, paperTimesIn, type Clock } from '../clock.ts'
import type { Tracing } from '../../../server/trace.ts'
import { createIntegrity, type Integrity } from './integrity.ts'

/** Services for every part of the custodian. Other code never reads the environment or the clock directly. */
export type Services = {
  config: Config
  database: Database
  db: Db
  /** Database connections for lists and reports, possibly to a standby. Never use them for a decision. */
  readFrom: () => Promise<Db>
  clock: Clock
  /** The business date of a moment in the custodian's time zone, YYYY-MM-DD, for postings, statements and tax years. */
  dateOf: (moment: Date) => string
  /** The business date of a moment with its zone, for a document: "11/27/2026 (Eastern Time)". */
  paperDate: (moment: Date) => string
  paperTime: (moment: Date) => string
  pii: Pii
  scanner: Scanner
  /** Tracks whether the database accepts writes. */
  writes: Writes
  /** Whether this custodian has received the signal to stop. */
  shutdown: { hasBegun: boolean }
  /** Number of sign-ins that this custodian has refused for a wrong code of the authenticator app. */
  wrongCodes: { count: number }
  /** Findings of the last check of the books. */
  integrity: Integrity
  /** Log for background work. Its entries contain codes and ids, never personal data. */
  log: Logger
  /** The tracer; null if tracing is off. */
  tracing: Tracing | null
}

export function createServices(parts: {
  config: Config
  database: Database
  clock: Clock
  log?: Logger
  tracing?: Tracing | null
}): Services {
  return {
    log: createLog('silent'),
    tracing: null,
    ...parts,
    dateOf: datesIn(parts.config.businessTimeZone),
    paperDate: paperDatesIn(parts.config.businessTimeZone),
    paperTime: paperTimesIn(parts.config.businessTimeZone),
    db: parts.database.db,
    readFrom: readerOf(parts.database.db, parts.database.standby),
    pii: createPii(parts.config),
    scanner: createScanner(parts.config.virusScanner),
    shutdown: { hasBegun: false },
    wrongCodes: { count: 0 },
    integrity: createIntegrity(),
    writes: createWrites(() => writeSomething(parts.database.db)),
  }
}

/** The services for background work such as jobs. They use separate connections, whose statements may take longer. */
export function atWork(services: Services): Services {
  return { ...services, db: services.database.work }
}
