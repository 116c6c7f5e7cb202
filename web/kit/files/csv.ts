import { guarded } from '../../../contract/csvCell.ts'

/**
 * Formats rows as CSV (RFC 4180) with a byte order mark. Text that a spreadsheet would evaluate as a formula gets a
 * leading apostrophe.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = guarded(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
