import { refusalText } from '../../contract/fileRefusals.ts'
import type { Services } from '../platform/context/services.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { isClosedPlan, PLAN_CLOSED } from '../plans/closed.ts'
import type { Finding } from './columns.ts'
import { duplicatesInBooks, duplicatesInFile, knownOwners, type KnownOwner } from './duplicates.ts'
import { parsePlanFile } from './parse.ts'
import { unreadable, type Parsed } from './parsed.ts'
import { formatOf } from './planFileKinds.ts'

const SAVE_AS = refusalText('oldWorkbook')

/** Parses a plan file by its format; for an unsupported format, the result is advice for the sender. */
export function parsed(
  { dateOf }: Pick<Services, 'dateOf'>,
  contentType: string,
  content: Uint8Array,
  now: Date,
): Promise<Parsed> | Parsed {
  const format = formatOf(contentType)
  return format ? parsePlanFile(format, content, dateOf(now)) : unreadable(SAVE_AS)
}

/** The result of comparing a plan file with the database. The comparison writes nothing. */
export type DryRun = {
  known: ReadonlyMap<string, KnownOwner>
  /** Findings, ordered by line. */
  findings: readonly Finding[]
  /** Whether the rows of the file may be loaded. Warnings do not prevent loading. */
  isFit: boolean
}

/** Compares a file with the plan's data in the database as of now, and collects all findings. */
export async function dryRun(db: Db | Tx, services: Services, planId: number, file: Parsed): Promise<DryRun> {
  const known = await knownOwners(db, services, planId, file.participants)
  const findings = [
    // The plan may have been closed while the file waited.
    ...((await isClosedPlan(db, planId)) ? [{ line: 0, column: '', text: PLAN_CLOSED }] : []),
    ...file.findings,
    ...duplicatesInFile(file.participants),
    ...(await duplicatesInBooks(db, services, planId, known, file.participants)),
  ].toSorted((one, other) => one.line - other.line)
  return { known, findings, isFit: findings.every(({ isWarning }) => isWarning) }
}
