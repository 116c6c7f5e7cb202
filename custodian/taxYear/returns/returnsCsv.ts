import { toCsv, type Cell } from '../../platform/csv.ts'
import type { Payer } from './payer.ts'
import type { TaxReturn } from './taxReturn.ts'

// The table for today's intake: its header is the operator's, taken from the authority's portal each year.

type Column = (of: TaxReturn, payer: Payer) => Cell

/** An estate or a trust has one name alone. */
const isPerson = ({ firstName }: TaxReturn['recipient']) => firstName !== ''
const yes = (is: boolean) => (is ? 'Y' : '')

const COMMON: Readonly<Record<string, Column>> = {
  'Form Type': ({ form }) => form,
  'Tax Year': ({ year }) => String(year),
  'Payer TIN Type': () => 'EIN',
  'Payer Taxpayer ID Number': (_, { tin }) => tin,
  'Payer Name Type': () => 'B',
  'Payer Business or Entity Name Line 1': (_, { name }) => name,
  'Payer Address Line 1': (_, { address }) => address,
  'Payer City/Town': (_, { city }) => city,
  'Payer State/Province/Territory': (_, { state }) => state,
  'Payer ZIP/Postal Code': (_, { zip }) => zip,
  'Payer Phone': (_, { phone }) => phone,
  'Recipient TIN Type': ({ recipient }) => recipient.tinKind,
  'Recipient Taxpayer ID Number': ({ recipient }) => recipient.tin,
  'Recipient Name Type': ({ recipient }) => (isPerson(recipient) ? 'I' : 'B'),
  'Recipient First Name': ({ recipient }) => recipient.firstName,
  'Recipient Last Name (Surname)': ({ recipient }) => (isPerson(recipient) ? recipient.lastName : ''),
  'Recipient Business or Entity Name Line 1': ({ recipient }) => (isPerson(recipient) ? '' : recipient.lastName),
  'Recipient Address Line 1': ({ recipient }) => recipient.address,
  'Recipient City/Town': ({ recipient }) => recipient.city,
  'Recipient State/Province/Territory': ({ recipient }) => recipient.state,
  'Recipient ZIP/Postal Code': ({ recipient }) => recipient.zip,
  'Form Account Number': ({ accountNumber }) => accountNumber,
  Corrected: ({ sign }) => yes(sign === 'G'),
}

const state = (index: number, of: TaxReturn) => of.states[index]

const BOXES: Readonly<Record<TaxReturn['form'], Readonly<Record<string, Column>>>> = {
  '1099-R': {
    'Box 1 - Gross distribution': ({ gross }) => gross,
    'Box 2a - Taxable amount': ({ taxable }) => taxable,
    'Box 2b - Taxable amount not determined': ({ isTaxableUndetermined }) => yes(isTaxableUndetermined),
    'Box 2b - Total distribution': ({ isTotalDistribution }) => yes(isTotalDistribution),
    'Box 4 - Federal income tax withheld': ({ federal }) => federal,
    'Box 7 - Distribution code': ({ code }) => code,
    'Box 7 - IRA/SEP/SIMPLE': ({ isRoth }) => yes(!isRoth),
    'State 1 - State': (of) => state(0, of)?.state ?? '',
    'State 1 - State tax withheld': (of) => state(0, of)?.tax ?? 0n,
    'State 1 - State distribution': (of) => state(0, of)?.distribution ?? 0n,
    'State 2 - State': (of) => state(1, of)?.state ?? '',
    'State 2 - State tax withheld': (of) => state(1, of)?.tax ?? 0n,
    'State 2 - State distribution': (of) => state(1, of)?.distribution ?? 0n,
  },
  '5498': {
    'Box 2 - Rollover contributions': ({ rollover }) => rollover,
    'Box 5 - Fair market value': ({ value }) => value,
    'Box 7 - IRA': ({ isRoth }) => yes(!isRoth),
    'Box 7 - Roth IRA': ({ isRoth }) => yes(isRoth),
    'Box 11 - Required minimum distribution': ({ isMinimumRequired }) => yes(isMinimumRequired),
  },
}

/**
 * The table of one form. @throws Error for a column of the operator's template that nothing is known for, by its name
 */
export function writeReturnsCsv(payer: Payer, form: TaxReturn['form'], returns: readonly TaxReturn[]): string {
  const known = { ...COMMON, ...BOXES[form] }
  const header = payer.templates?.[form] ?? Object.keys(known)
  const columns = header.map((name) => {
    const column = known[name]
    if (!column) throw new Error(`The template of Form ${form} has a column that is not known: ${name}`)
    return column
  })
  return toCsv(
    header,
    returns.map((of) => columns.map((column) => column(of, payer))),
  )
}
