import { listSpec } from '../kit/lists/listSpec.ts'

/** Number of tax years that a user can choose, because forms are kept for seven years. */
const YEARS = 7

/** The default tax year is last year, as on the server. Read on each use, because a page may be open over New Year. */
const lastTaxYear = () => new Date().getFullYear() - 1

/** This year, and the years before the default. */
function otherYears(): { value: number; label: string }[] {
  const earlier = Array.from({ length: YEARS - 1 }, (_, ago) => lastTaxYear() - 1 - ago)
  return [lastTaxYear() + 1, ...earlier].map((year) => ({ value: year, label: String(year) }))
}

export const taxFormList = listSpec({
  sorts: { ACCOUNT_NUMBER: 'Account' },
  defaultSort: 'ACCOUNT_NUMBER_ASC',
  filters: {
    year: {
      kind: 'choice',
      label: 'Tax year',
      elsewhere: true,
      get otherwise() {
        return String(lastTaxYear())
      },
      get options() {
        return otherYears()
      },
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
