import type { Cell } from './sheet.ts'

/** A spreadsheet takes a number for a quantity and drops the zeros in front. */
export function padded(cell: Cell, length: number): string {
  return typeof cell === 'number' && Number.isSafeInteger(cell)
    ? String(cell).padStart(length, '0')
    : String(cell).trim()
}

/** Days since the last day of 1899, as spreadsheets count. */
export function dayOfSerial(serial: number): string {
  const moment = new Date(Math.round((serial - 25_569) * 86_400_000))
  return Number.isNaN(moment.getTime()) ? 'not a day' : moment.toISOString().slice(0, 10)
}

/** A typed number as the same column says it in a file of texts; a text as it is. */
export function asText(column: string | undefined, cell: Cell): string {
  if (typeof cell !== 'number') return cell
  if (column === 'SSN') return padded(cell, 9)
  if (column === 'Zip') return padded(cell, 5)
  return column === 'DateOfBirth' || column === 'TerminationDate' ? dayOfSerial(cell) : String(cell)
}
