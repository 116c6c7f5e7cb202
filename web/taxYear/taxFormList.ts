import { listSpec } from '../kit/lists/listSpec.ts'

/** Number of tax years that a user can choose, because forms are kept for seven years. */
const YEARS = 7

/** The default tax year is last year, as on the server. */
const lastTaxYear = new Date().getFullYear() - 1
const years = Array.from({ length: YEARS }, (_, ago) => lastTaxYear - ago)

export const taxFormList = listSpec({
  sorts: { ACCOUNT_NUMBER: 'Account' },
  defaultSort: 'ACCOUNT_NUMBER_ASC',
  filters: {
    year: {
      kind: 'choice',
      label: 'Tax year',
      elsewhere: true,
      otherwise: String(lastTaxYear),
      options: [lastTaxYear + 1, ...years.slice(1)].map((year) => ({ value: year, label: String(year) })),
    },
    form: {
      kind: 'choice',
      label: 'Form',
      otherwise: '1099-R',
      options: [{ value: 'FORM_5498', label: '5498' }],
    },
    accountNumber: { kind: 'text', label: 'Account' },
    all: { kind: 'choice', label: 'Corrected', options: [{ value: true, label: 'With what was corrected' }] },
  },
})
