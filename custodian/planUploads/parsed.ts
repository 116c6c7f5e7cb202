import { refusalText } from '../../contract/fileRefusals.ts'
import type { Finding, Participant } from './columns.ts'
import type { Sheet } from './table.ts'

/** Without a sheet where the file cannot be read. */
export type Parsed = { participants: Participant[]; findings: Finding[]; sheet: Sheet | null }

/** Of a file that needs more time or memory than it may have, or that nobody foresaw. */
export const FILE_UNREADABLE = refusalText('tooCostly')

/** A file of which nothing can be said but this. */
export function unreadable(text: string): Parsed {
  return { participants: [], findings: [{ line: 0, column: '', text }], sheet: null }
}
