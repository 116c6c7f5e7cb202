import { listSpec, listVariables } from '../kit/lists/listSpec.ts'

const byDate = { sorts: { DATE: 'Date' }, defaultSort: 'DATE_DESC' } as const

/** The types of a transaction, in the order of their numbers. */
export const transactionTypes = [
  'Contribution',
  'Interest',
  'Annual Fee',
  'Withdrawal',
  'Rollover',
  'Transfer',
  'Distribution Fee',
  'Federal Withholding',
  'State Withholding',
  'Tax Payment',
  'Reversal',
  'Fee Adjustment',
  'Clearing',
].map((label, index) => ({ value: index + 1, label }))

const ofType = { transactionTypeId: { kind: 'choice', label: 'Type', options: transactionTypes } } as const

/** The days of an internal book are chosen in the form above it. */
export const internalBookList = listSpec({ ...byDate, filters: ofType })

export const accountBookList = listSpec({
  ...byDate,
  filters: { startDate: { kind: 'day', label: 'From' }, endDate: { kind: 'day', label: 'To' }, ...ofType },
})

/** What the address asks of an account's book: its days are those of the book, the rest of its transactions. */
export function accountBookVariables(params: URLSearchParams) {
  const { filter, ...page } = listVariables(accountBookList, params)
  const { startDate = null, endDate = null, transactionTypeId } = filter ?? {}
  return { ...page, startDate, endDate, filter: transactionTypeId === undefined ? null : { transactionTypeId } }
}
