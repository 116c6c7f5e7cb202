import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { exportOf, summed } from './exports.ts'
import { dateOut, momentOut, moneyOut } from './fields.ts'
import { fileOut } from './file.ts'
import { MOST_OWNERS_LEFT } from './ownersLeft.ts'
import { filterBy, pagedRows, pageQuery } from './page.ts'
import { maybe, maybeNone, otherwise } from './partial.ts'

const endpoint = endpointsOf('taxYear')

/** Forms that the custodian prepares for owners and the IRS. */
export const TAX_FORMS = ['FORM_1099R', 'FORM_5498'] as const

/** The name of a form. */
export const TAX_FORM_NAME: Readonly<Record<(typeof TAX_FORMS)[number], '1099-R' | '5498'>> = {
  FORM_1099R: '1099-R',
  FORM_5498: '5498',
}

const year = z
  .string()
  .regex(/^2[01]\d\d$/)
  .transform(Number)

const stateBoxes = z.strictObject({
  state: z.string(),
  withheld: moneyOut,
  distribution: moneyOut.describe('Distribution amount that the state tax was withheld from'),
})

const taxForm = z.strictObject({
  taxFormId: z.int(),
  form: z.enum(TAX_FORMS),
  number: z.int().describe('Version of the form: 0 as first prepared, then 1, 2 … for corrections'),
  accountId: z.int(),
  accountNumber: z.string(),
  accountOwnerId: z.int(),
  ownerName: z.string(),
  payeeId: z.int().nullable().describe("ID of the payee after the owner's death; null if the form is the owner's"),
  recipientName: z.string().describe('Recipient of the form: the owner, or the payee'),
  isRoth: z.boolean(),
  code: z.string().nullable().describe('Distribution code of Form 1099-R; null on Form 5498'),
  gross: moneyOut.describe('Form 1099-R, box 1'),
  taxable: moneyOut.nullable().describe('Form 1099-R, box 2a; null if blank'),
  isTaxableUndetermined: z.boolean().describe('Form 1099-R, box 2b'),
  isTotalDistribution: z.boolean().describe('Form 1099-R, box 2b'),
  federalWithheld: moneyOut.describe('Form 1099-R, box 4'),
  stateWithheld: moneyOut.describe('Form 1099-R, box 14, all states'),
  states: z.array(stateBoxes).describe('Form 1099-R, boxes 14 to 16'),
  rollover: moneyOut.describe('Form 5498, box 2'),
  lateRollover: maybe(moneyOut.describe('Form 5498, box 13a: a late rollover that the owner certified')),
  fairMarketValue: moneyOut.describe(
    'Form 5498, box 5: the value on December 31, or on the day of death in the year of death',
  ),
  isMinimumRequired: z
    .boolean()
    .describe('Form 5498, box 11: whether a minimum distribution is required for the year after the tax year'),
  preparedAt: momentOut,
})
export type TaxForm = z.output<typeof taxForm>

export const listTaxForms = endpoint({
  name: 'listTaxForms',
  method: 'GET',
  staff: { path: '/api/taxForms', may: 'operations' },
  summary: 'Forms of a tax year as last prepared, by account number; by default Forms 1099-R of the last year.',
  query: pageQuery({
    sorts: ['accountNumber'],
    defaultSort: 'accountNumber',
    filters: {
      year: year.optional(),
      form: z.enum(TAX_FORMS).optional(),
      accountNumber: filterBy.text,
      all: z.enum(['true']).optional().describe('Includes forms that a later version corrects'),
    },
  }),
  response: pagedRows(taxForm),
})

export const exportTaxForms = exportOf(listTaxForms, {
  name: 'exportTaxForms',
  title: () => 'Tax forms',
  columns: {
    'Account Number': (row) => row.accountNumber,
    Owner: (row) => row.ownerName,
    Recipient: (row) => row.recipientName,
    Form: (row) => TAX_FORM_NAME[row.form],
    Correction: (row) => row.number,
    Code: (row) => row.code,
    'Gross Distribution': summed((row) => row.gross),
    'Taxable Amount': summed((row) => row.taxable),
    'Not Determined': (row) => row.isTaxableUndetermined,
    'Total Distribution': (row) => row.isTotalDistribution,
    'Federal Tax Withheld': summed((row) => row.federalWithheld),
    'State Tax Withheld': summed((row) => row.stateWithheld),
    'Rollover Contributions': summed((row) => row.rollover),
    'Late Rollovers': summed((row) => row.lateRollover),
    'Fair Market Value': summed((row) => row.fairMarketValue),
    'RMD Required Next Year': (row) => row.isMinimumRequired,
  },
})

export const taxDeposit = z.strictObject({
  from: dateOut.describe('First day on which tax of the deposit was withheld'),
  to: dateOut,
  amount: moneyOut,
  dueOn: dateOut,
  isLate: otherwise(
    false,
    z
      .boolean()
      .describe(
        'Whether the deposit was not fully paid by its due day as recorded; if the year has less than $2,500, by the due day of Form 945',
      ),
  ),
})
export type TaxDeposit = z.output<typeof taxDeposit>

const taxYear = z.strictObject({
  year: z.int(),
  preparedAt: momentOut,
  forms1099R: z.int(),
  forms5498: z.int(),
  corrections: z.int().describe('Number of forms whose latest version is a correction'),
  gross: moneyOut.describe('Box 1 of all Forms 1099-R'),
  federalWithheld: moneyOut.describe('Box 4 of all Forms 1099-R'),
  stateWithheld: moneyOut.describe('Box 14 of all Forms 1099-R'),
  rollover: moneyOut.describe('Box 2 of all Forms 5498'),
  lateRollover: maybe(
    moneyOut.nullable().describe('Box 13a of all Forms 5498; null for totals from before it was stored'),
  ),
  fairMarketValue: moneyOut.describe('Box 5 of all Forms 5498'),
  withheld: moneyOut.describe('Form 945, lines 1 and 3: tax withheld according to the books, by day of payment'),
  deposited: moneyOut.describe('Form 945, line 4: tax deposits, each of which covers the oldest tax first'),
  balanceDue: moneyOut.describe('Form 945, line 5'),
  difference: moneyOut.describe('Form 945, line 3, less box 4 of all Forms 1099-R; 0 when books and forms agree'),
  months: z
    .array(moneyOut)
    .length(12)
    .describe('Tax liability of each month: Form 945, lines 7A to 7L, or lines A to L of Form 945-A'),
  days: maybeNone(
    z
      .array(z.strictObject({ day: dateOut, amount: moneyOut }))
      .describe(
        'Form 945-A: tax liability of each day that has one, by day; empty for a monthly depositor, who completes line 7 of Form 945 instead',
      ),
  ),
  schedule: z
    .enum(['MONTHLY', 'SEMIWEEKLY'])
    .describe('Deposit schedule at the beginning of the year, by the tax withheld in the second preceding year'),
  deposits: z.array(taxDeposit).describe('Required deposits with their due days, oldest first'),
})
export type TaxYear = z.output<typeof taxYear>

/** A tax-year duty with its due date. */
export const TAX_DUTIES = [
  'COPIES_1099R',
  'PAPER_COPIES',
  'FORM_945',
  'FILE_1099R',
  'COPIES_5498',
  'FILE_5498',
] as const
export type TaxDuty = (typeof TAX_DUTIES)[number]

export const dueDay = z.strictObject({
  duty: z.enum(TAX_DUTIES),
  dueOn: dateOut.describe('Due day, a business day of the District of Columbia'),
  laterOn: dateOut
    .nullable()
    .describe('Later due day of Form 945 for payers who made every deposit in full and on time'),
  state: z
    .enum(['DONE', 'TO_DO', 'BY_OPERATOR'])
    .describe('State of the duty; BY_OPERATOR if it is done outside the portal, which does not know its state'),
  daysLeft: z.int().describe('Calendar days until the due day; negative after the due day'),
  ownersLeft: z
    .array(z.int())
    .describe(
      `IDs of owners whose forms the last run left out, at most ${MOST_OWNERS_LEFT}; the result of the job says why`,
    ),
})
export type DueDay = z.output<typeof dueDay>

export const getTaxYear = endpoint({
  name: 'getTaxYear',
  method: 'GET',
  staff: { path: '/api/taxYear', may: 'operations' },
  summary:
    'The sums of the forms of a tax year and the figures of Form 945, as last computed by the job Tax Forms; the last year by default.',
  query: z.strictObject({ year: year.optional() }),
  response: z.strictObject({
    year: z.int(),
    taxYear: taxYear.nullable().describe('Sums of the forms; null before the job has run for the year'),
    dueDays: z.array(dueDay).describe('Duties with their due days, earliest first'),
  }),
})

const taxFile = z.strictObject({
  fileName: z.string(),
  returns: z.int(),
  receipt: z
    .string()
    .nullable()
    .describe('Receipt ID from the IRS system IRIS; null until the operator has recorded it'),
})
export type TaxFile = z.output<typeof taxFile>

/** The operator's three calls: `npm run receipt`. */
export const listTaxFilesByCommand = endpoint({
  name: 'listTaxFilesByCommand',
  method: 'POST',
  operator: '/api/taxFiles/command/list',
  summary: 'CSV files of the returns of a tax year for IRIS, with their receipts; the last year by default.',
  body: z.strictObject({ year: z.int().min(2000).max(2199).optional() }),
  response: z.strictObject({ files: z.array(taxFile) }),
})

export const readTaxFileByCommand = endpoint({
  name: 'readTaxFileByCommand',
  method: 'POST',
  operator: '/api/taxFiles/command/read',
  summary: 'A CSV file of returns as written, as base64; contains full social security numbers.',
  body: z.strictObject({ fileName: z.string().min(1).max(200) }),
  response: fileOut,
})

export const recordTaxReceiptByCommand = endpoint({
  name: 'recordTaxReceiptByCommand',
  method: 'POST',
  operator: '/api/taxFiles/command/receipt',
  summary: 'Records the IRIS receipt for a CSV file of returns; corrections of these returns refer to it.',
  body: z.strictObject({
    fileName: z.string().min(1).max(200),
    receipt: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{5,60}$/, 'Please give the receipt ID as IRIS shows it'),
    replace: z.boolean().optional().describe('Required to replace an existing receipt of the file'),
  }),
  response: z.strictObject({ files: z.array(taxFile) }),
})
