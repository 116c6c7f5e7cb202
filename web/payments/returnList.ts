import { listSpec } from '../kit/lists/listSpec.ts'

export const returnList = listSpec({
  sorts: { AT: 'Date' },
  defaultSort: 'AT_DESC',
  filters: {
    code: { kind: 'text', label: 'Code' },
    from: { kind: 'day', label: 'From' },
    to: { kind: 'day', label: 'To' },
  },
})
