import { asciiOf } from '../../owners/plainName.ts'
import { csvForProgram, type Cell } from '../../platform/csv.ts'
import type { Payer, TemplateColumn } from './payer.ts'
import type { TaxReturn } from './taxReturn.ts'

// The CSV tables of IRIS, which is the only channel for filing from tax year 2026 on (IRS, note of May 15, 2025: FIRE
// ends with 2026). The IRS provides one template per form and year in IRIS. The common columns are those that public
// IRIS programs print.

type Column = (of: TaxReturn, payer: Payer) => Cell

/** An estate or a trust has a single name. */
const isPerson = ({ firstName }: TaxReturn['recipient']) => firstName !== ''
const yes = (is: boolean) => (is ? 'Y' : '')
const empty: Column = () => ''

const COMMON: Readonly<Record<string, Column>> = {
  'Form Type': ({ form }) => form,
  'Tax Year': ({ year }) => String(year),
  'Payer TIN Type': () => 'EIN',
  'Payer Taxpayer ID Number': (_, { tin }) => tin,
  'Payer Name Type': () => 'B',
  'Payer Business or Entity Name Line 1': (_, { name }) => name,
  'Payer Business or Entity Name Line 2': empty,
  'Payer First Name': empty,
  'Payer Middle Name': empty,
  'Payer Last Name (Surname)': empty,
  'Payer Suffix': empty,
  'Payer Country': () => 'US',
  'Payer Address Line 1': (_, { address }) => address,
  'Payer Address Line 2': empty,
  'Payer City/Town': (_, { city }) => city,
  'Payer State/Province/Territory': (_, { state }) => state,
  'Payer ZIP/Postal Code': (_, { zip }) => zip,
  'Payer Phone Type': () => 'D',
  'Payer Phone': (_, { phone }) => phone,
  'Payer Email Address': (_, { email }) => email,
  'Recipient TIN Type': ({ recipient }) => recipient.tinKind,
  'Recipient Taxpayer ID Number': ({ recipient }) => recipient.tin,
  'Recipient Name Type': ({ recipient }) => (isPerson(recipient) ? 'I' : 'B'),
  'Recipient Business or Entity Name Line 1': ({ recipient }) => (isPerson(recipient) ? '' : recipient.lastName),
  'Recipient Business or Entity Name Line 2': empty,
  'Recipient First Name': ({ recipient }) => recipient.firstName,
  'Recipient Middle Name': empty,
  'Recipient Last Name (Surname)': ({ recipient }) => (isPerson(recipient) ? recipient.lastName : ''),
  'Recipient Suffix': empty,
  'Recipient Country': () => 'US',
  'Recipient Address Line 1': ({ recipient }) => recipient.address,
  'Recipient Address Line 2': empty,
  'Recipient City/Town': ({ recipient }) => recipient.city,
  'Recipient State/Province/Territory': ({ recipient }) => recipient.state,
  'Recipient ZIP/Postal Code': ({ recipient }) => recipient.zip,
  'Office Code': empty,
  'Form Account Number': ({ accountNumber }) => accountNumber,
}

/** Maximum number of states in a row, as on the paper form. */
export const MOST_STATES = 2

/** Boxes 14 to 16 for the first or second state. */
function stateColumns(number: 1 | 2): Record<string, Column> {
  const of = ({ states }: TaxReturn) => states[number - 1]
  return {
    [`State ${number}`]: (form) => of(form)?.state ?? '',
    [`State ${number} - State Tax Withheld`]: (form) => of(form)?.tax ?? '',
    [`State ${number} - State/Payer state number`]: (form, { stateNumbers }) =>
      stateNumbers[of(form)?.state ?? ''] ?? '',
    [`State ${number} - State distribution`]: (form) => of(form)?.distribution ?? '',
    [`State ${number} - Local income tax withheld`]: empty,
    [`State ${number} - Special Data Entries`]: empty,
  }
}

const BOXES: Readonly<Record<TaxReturn['form'], Readonly<Record<string, Column>>>> = {
  '1099-R': {
    'FATCA Filing Requirements': empty,
    'Box 1 - Gross distribution': ({ gross }) => gross,
    'Box 2a - Taxable amount': ({ taxable }) => taxable,
    'Box 2b - Taxable amount not determined': ({ isTaxableUndetermined }) => yes(isTaxableUndetermined),
    'Box 2b - Total distribution': ({ isTotalDistribution }) => yes(isTotalDistribution),
    'Box 4 - Federal income tax withheld': ({ federal }) => federal,
    'Box 7 - Distribution code': ({ code }) => code,
    'Box 7 - IRA/SEP/SIMPLE': ({ isRoth }) => yes(!isRoth),
    'Combined Federal/State Filing': empty,
    ...stateColumns(1),
    ...stateColumns(2),
  },
  '5498': {
    'Box 2 - Rollover contributions': ({ rollover }) => rollover,
    'Box 5 - Fair market value': ({ value }) => value,
    'Box 7 - IRA': ({ isRoth }) => yes(!isRoth),
    'Box 7 - Roth IRA': ({ isRoth }) => yes(isRoth),
    'Box 11 - Required minimum distribution': ({ isMinimumRequired }) => yes(isMinimumRequired),
    'Box 13a - Postponed/late contribution': ({ lateRollover }) => (lateRollover > 0n ? lateRollover : ''),
    'Box 13c - Code': ({ lateRollover }) => (lateRollover > 0n ? 'SC' : ''),
  },
}

/**
 * Columns that a correction adds to any template. IRIS identifies an earlier return by its file's receipt and row:
 * receipt|submission|record, and a table is one submission (IRS Publications 5717 and 5718; an accepted IRIS test of
 * 2026-01-17 has "2025-68698468914-b0b2da138|1|1").
 */
const ORIGINAL: Readonly<Record<string, Column>> = {
  'Original Receipt ID': ({ original }) => original?.receipt ?? '',
  'Original Record ID': ({ original }) => (original?.receipt ? `${original.receipt}|1|${original.record}` : ''),
}

const inAscii = (cell: Cell): Cell => (typeof cell === 'string' ? asciiOf(cell) : cell)

/** The key for comparing column names. Templates of two years differ in capitals, spaces and punctuation. */
const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/**
 * The tables of one form, of originals or of corrections, each with at most `payer.rowsPerTable` rows; and the
 * columns without known data.
 */
export interface ReturnTables {
  tables: Array<{ content: string; returns: readonly TaxReturn[] }>
  emptyColumns: string[]
}

/** Essential columns of a return. A template without one of them is refused. */
const ESSENTIAL: Readonly<Record<TaxReturn['form'], readonly string[]>> = {
  '1099-R': ['Recipient Taxpayer ID Number', 'Box 1 - Gross distribution', 'Box 7 - Distribution code'],
  '5498': ['Recipient Taxpayer ID Number', 'Box 5 - Fair market value'],
}

/** The column names of a form that this portal can fill, in the order of its own tables. */
export const columnsOf = (form: TaxReturn['form']): string[] => Object.keys({ ...COMMON, ...BOXES[form] })

/**
 * Requires the essential columns before a table is written, because returns cannot be written again afterwards.
 * @throws Error if a template of the payer leaves an essential column empty, unless the payer accepts empty columns
 */
export function requireEssentialColumns({ templates = {}, acceptsEmptyColumns }: Payer): void {
  if (acceptsEmptyColumns) return
  const missing = (['1099-R', '5498'] as const).flatMap((form) => {
    const filled = new Set(templates[form]?.map((of) => keyOf(sourceOf(of))))
    return templates[form]
      ? ESSENTIAL[form].filter((name) => !filled.has(keyOf(name))).map((name) => `${form}: ${name}`)
      : []
  })
  if (missing.length > 0)
    throw new Error(`The templates in TAX_PAYER_FILE have no column for ${missing.join(', ')}: nothing filed.`)
}

/** The name of the portal's column that fills a template column. */
const sourceOf = (of: TemplateColumn) => (typeof of === 'string' ? of : 'from' in of ? of.from : of.column)

/**
 * Fills the operator's template by column name, or this portal's columns without a template. A fixed value is
 * written to every row. A column without known data stays empty and is reported.
 */
export function writeReturnTables(payer: Payer, form: TaxReturn['form'], returns: readonly TaxReturn[]): ReturnTables {
  const isCorrection = returns.some(({ sign }) => sign !== '')
  const known = new Map(
    Object.entries({ ...COMMON, ...BOXES[form], ...ORIGINAL }).map(([name, column]) => [keyOf(name), column]),
  )
  const given: readonly TemplateColumn[] = payer.templates?.[form] ?? columnsOf(form)
  const names = new Set(given.map((of) => keyOf(sourceOf(of))))
  const added = isCorrection ? Object.keys(ORIGINAL).filter((name) => !names.has(keyOf(name))) : []
  const template = [...given, ...added]
  const emptyColumns: string[] = []
  const columns = template.map((of): Column => {
    if (typeof of !== 'string' && 'value' in of) return () => of.value
    const column = known.get(keyOf(sourceOf(of)))
    if (!column) emptyColumns.push(sourceOf(of))
    return column ?? empty
  })
  const header = template.map((of) => (typeof of === 'string' ? of : of.column))
  const rows = returns.map((of) => columns.map((column) => inAscii(column(of, payer))))
  const tables = Array.from({ length: Math.ceil(rows.length / payer.rowsPerTable) }, (_, index) => {
    const span = [index * payer.rowsPerTable, (index + 1) * payer.rowsPerTable] as const
    return { content: csvForProgram(header, rows.slice(...span)), returns: returns.slice(...span) }
  })
  return { tables, emptyColumns }
}
