import { CsvError, parse } from 'csv-parse/sync'
import { textOf } from '../documents/textOf.ts'
import { Unreadable } from '../documents/unreadable.ts'
import { withoutGuard } from '../../contract/csvCell.ts'
import { columnNamed } from './columnNames.ts'
import type { Row } from './table.ts'

const SEPARATORS = [',', ';', '\t', '|'] as const
/** The end-of-file character of old operating systems. */
const END_OF_DOS = '\u001a'
/** Number of lines searched for the header, which may follow a title. */
const LOOKED_AT = 20

/**
 * The records of a CSV file with any separator, encoding and line break that spreadsheet and payroll programs write.
 */
export function csvRows(content: Buffer): Row[] {
  const reading = textOf(content)
  if ('problem' in reading) throw new Unreadable(reading.problem)
  const text = withoutEndOfDos(reading.text)
  const named = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(text)?.[1]
  const delimiter = named ?? separatorOf(text)
  try {
    const records = parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // Skips blanks before a quote, but not in files whose separator is the tab.
      ltrim: delimiter !== '\t',
      info: true,
      max_record_size: 100_000,
      ...(named === undefined ? {} : { from_line: 2 }),
    }) as unknown as Array<{ info: { lines: number }; record: string[] }>
    return records.map(({ info, record }) => ({ line: info.lines, cells: record.map(plain) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const place = String(Number(error['lines']))
    throw new Unreadable(error.code === 'CSV_MAX_RECORD_SIZE' ? 'longLine' : 'openQuote', { place })
  }
}

function withoutEndOfDos(text: string): string {
  const whole = text.trimEnd()
  return whole.endsWith(END_OF_DOS) ? whole.slice(0, whole.indexOf(END_OF_DOS)) : text
}

/** Chooses the separator that yields the most column names; the comma if no separator yields any. */
function separatorOf(text: string): string {
  const lines = text.slice(0, 20_000).split(/\r\n|\r|\n/, LOOKED_AT)
  const names = (separator: string) =>
    Math.max(...lines.map((line) => line.split(separator).filter((name) => columnNamed(unquoted(name))).length))
  const [best = ','] = SEPARATORS.toSorted((one, other) => names(other) - names(one))
  return best
}

function unquoted(name: string): string {
  return name.trim().replace(/^"(.*)"$/, '$1')
}

/**
 * The intended value of a cell. Correction files guard cells against formulas, and programs write ="01234" or '01234
 * so that a spreadsheet keeps the zero.
 */
function plain(cell: string): string {
  return withoutGuard(/^="([^"]*)"$/.exec(cell.trim())?.[1] ?? cell).replace(/^'(?=\d)/, '')
}
