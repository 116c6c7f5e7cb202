import type { Finding, Participant } from './columns.ts'
import type { Sheet } from './sheet.ts'

/** Without a sheet where the file cannot be read. */
export type Parsed = { participants: Participant[]; findings: Finding[]; sheet: Sheet | null }

/** A file of which nothing can be said but this. */
export function unreadable(text: string): Parsed {
  return { participants: [], findings: [{ line: 0, column: '', text }], sheet: null }
}
