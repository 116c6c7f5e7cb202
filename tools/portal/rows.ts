import { stringify } from 'csv-stringify/sync'

type Row = Readonly<Record<string, unknown>>

/** Fields of the listed operations that are money: dollars, written with two decimals. */
export const MONEY: ReadonlySet<string> = new Set(['amount', 'federalWithholding', 'stateWithholding', 'netAmount'])

/** The values of a row by path; list items are numbered from 1. */
function flat(row: Row, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): Array<[string, string]> => {
      const path = `${before}${name}`
      if (Array.isArray(value))
        return value.flatMap((item: unknown, index) =>
          typeof item === 'object' && item !== null
            ? Object.entries(flat(item as Row, `${path}.${index + 1}.`))
            : [[`${path}.${index + 1}`, textOf(item)]],
        )
      if (typeof value === 'object' && value !== null) return Object.entries(flat(value as Row, `${path}.`))
      return [[path, MONEY.has(name) && typeof value === 'number' ? value.toFixed(2) : textOf(value)]]
    }),
  )
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)

/** Rows as CSV with the names of all columns. A formula gets a leading apostrophe. */
export function csvOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => flat(row))
  const columns = [...new Set(cells.flatMap((row) => Object.keys(row)))]
  return stringify([columns, ...cells.map((row) => columns.map((name) => row[name] ?? ''))], { escape_formulas: true })
}

/** Rows as a table for a terminal: columns as wide as their widest cell, without terminal control characters. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => flat(row))
  const columns = [...new Set(cells.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...cells.map((row) => columns.map((name) => printable(row[name] ?? '')))]
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
}
