import type { ExportColumn, ExportColumns } from '../../contract/exports.ts'
import { BYTE_ORDER_MARK, csvLines, type Cell } from '../platform/csv.ts'
import { toCents } from '../platform/money.ts'

/** A social security number with dashes, hidden in every column. */
const SOCIAL = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/g
/** The same with or without dashes or spaces. Outside of typed text, nine digits are account numbers and references. */
const SOCIAL_TYPED = /(?<!\d)\d{3}[- ]?\d{2}[- ]?\d{4}(?!\d)/g
const HIDDEN = '***-**-****'

/** The file of a list in parts: headers, rows in batches, and a last line that proves the file is complete. */
export async function* exportFile(
  columns: ExportColumns,
  batches: AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  const fields: readonly ExportColumn<never>[] = Object.values(columns)
  const sums = fields.map(() => 0n)
  let rows = 0
  yield BYTE_ORDER_MARK + csvLines([Object.keys(columns)])
  for await (const batch of batches) {
    if (batch.length === 0) continue
    rows += batch.length
    yield csvLines(
      batch.map((row) =>
        fields.map((field, index) => {
          const cell = cellOf(field, row)
          if (typeof cell === 'bigint') sums[index] = (sums[index] ?? 0n) + cell
          return cell
        }),
      ),
    )
  }
  yield csvLines([fields.map((field, index) => lastCell(field, index, rows, sums[index] ?? 0n))])
}

/** The casts are safe, because the rows and the columns belong to the same list. */
function cellOf(field: ExportColumn<never>, row: object): Cell {
  if (typeof field === 'object' && 'typed' in field)
    return field.typed(row as never)?.replace(SOCIAL_TYPED, HIDDEN) ?? null
  if (typeof field === 'object') {
    const dollars = field.dollars(row as never)
    return dollars === null ? null : toCents(dollars)
  }
  const value = field(row as never)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return value.replace(SOCIAL, HIDDEN)
  return value === null ? null : String(value)
}

function lastCell(field: ExportColumn<never>, index: number, rows: number, sum: bigint): Cell {
  if (index === 0) return 'Total'
  if (index === 1) return `${rows} rows`
  return typeof field === 'object' && 'isSummed' in field && field.isSummed ? sum : null
}
