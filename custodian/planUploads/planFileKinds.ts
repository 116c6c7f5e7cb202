import { CSV, XLSX, XML } from '../documents/spreadsheetKinds.ts'
import type { Format } from './table.ts'

/** The format of a stored plan file; null if the format is unknown. */
export function formatOf(contentType: string): Format | null {
  if (contentType === CSV.contentType) return 'csv'
  if (contentType === XML.contentType) return 'xml'
  return contentType === XLSX.contentType ? 'xlsx' : null
}
