/** Beginnings that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/

/** RFC 4180 with a byte order mark; a text that a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
