import { listSpec } from '../kit/lists/listSpec.ts'

export const bankLineList = listSpec({
  sorts: { AS_OF: 'Date', AMOUNT: 'Amount' },
  defaultSort: 'AS_OF_ASC',
  filters: {
    all: {
      kind: 'choice',
      label: 'Lines',
      otherwise: 'Unmatched',
      options: [{ value: true, label: 'All, with the matched lines' }],
    },
    from: { kind: 'day', label: 'From' },
    to: { kind: 'day', label: 'To' },
  },
})
