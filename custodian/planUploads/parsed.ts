import { refusalText } from '../../contract/fileRefusals.ts'
import type { Finding, Participant } from './columns.ts'
import type { Sheet } from './table.ts'

/** `sheet` is null for an unreadable file. */
export type Parsed = { participants: Participant[]; findings: Finding[]; sheet: Sheet | null }

/** Text for a file that exceeds the limits of time or memory, or fails unexpectedly. */
export const FILE_UNREADABLE = refusalText('tooCostly')

/** The result for a file with this single finding. */
export function unreadable(text: string): Parsed {
  return { participants: [], findings: [{ line: 0, column: '', text }], sheet: null }
}
