import { listSpec } from '../kit/lists/listSpec.ts'

export const taxFormList = listSpec({
  sorts: { ACCOUNT_NUMBER: 'Account' },
  defaultSort: 'ACCOUNT_NUMBER_ASC',
  filters: {
    year: { kind: 'number', label: 'Tax year' },
    form: {
      kind: 'choice',
      label: 'Form',
      options: [
        { value: 'FORM_1099R', label: '1099-R' },
        { value: 'FORM_5498', label: '5498' },
      ],
    },
    accountNumber: { kind: 'text', label: 'Account' },
    all: { kind: 'choice', label: 'Corrected', options: [{ value: true, label: 'With what was corrected' }] },
  },
})
