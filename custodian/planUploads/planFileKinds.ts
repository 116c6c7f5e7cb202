import { CSV, XLSX, XML } from '../documents/spreadsheetKinds.ts'
import type { Format } from './table.ts'

/** How a stored plan file is read; null for the format that nobody reads. */
export function formatOf(contentType: string): Format | null {
  if (contentType === CSV.contentType) return 'csv'
  if (contentType === XML.contentType) return 'xml'
  return contentType === XLSX.contentType ? 'xlsx' : null
}
