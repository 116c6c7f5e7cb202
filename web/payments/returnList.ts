import { listSpec } from '../kit/lists/listSpec.ts'

export const returnList = listSpec({
  sorts: { ACCOUNT_NUMBER: 'Account number', NAME: 'Name', AMOUNT: 'Amount', AT: 'Date' },
  defaultSort: 'AT_DESC',
  filters: {
    find: { kind: 'text', label: 'Name, account or request number' },
    code: { kind: 'text', label: 'Return code, such as R03' },
    from: { kind: 'day', label: 'From' },
    to: { kind: 'day', label: 'To' },
  },
})
