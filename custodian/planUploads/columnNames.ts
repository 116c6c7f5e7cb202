export const REQUIRED = [
  'SSN',
  'FirstName',
  'LastName',
  'DateOfBirth',
  'Address1',
  'City',
  'State',
  'Zip',
  'Amount',
  'AccountType',
]
const OPTIONAL = ['Address2', 'Email', 'Phone', 'PlanAccountNumber', 'TerminationDate', 'Reference']
/** Name of the column that a correction file adds. Uploads ignore this column. */
export const ERRORS_COLUMN = 'Errors'
const COLUMNS = [...REQUIRED, ...OPTIONAL, ERRORS_COLUMN]
const BY_NAME = new Map(COLUMNS.map((name) => [name.toLowerCase(), name]))

/** Finds the column of a header, in any case, with or without blanks, line breaks, dashes and underscores. */
export function columnNamed(given: string): string | undefined {
  return BY_NAME.get(given.replace(/[\s_-]/g, '').toLowerCase())
}

export function isDayColumn(column: string | undefined): boolean {
  return column === 'DateOfBirth' || column === 'TerminationDate'
}
