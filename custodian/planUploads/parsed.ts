import { refusalText } from '../../contract/fileRefusals.ts'
import type { Finding, Participant } from './columns.ts'
import type { Sheet } from './table.ts'

/** The result of parsing a plan file; `sheet` is null for an unreadable file. */
export type Parsed = { participants: Participant[]; findings: Finding[]; sheet: Sheet | null }

/** The message for a file that exceeds the limits of time or memory, or fails unexpectedly. */
export const FILE_UNREADABLE = refusalText('tooCostly')

/** The result for a file with a single finding. */
export function unreadable(text: string): Parsed {
  return { participants: [], findings: [{ line: 0, column: '', text }], sheet: null }
}
