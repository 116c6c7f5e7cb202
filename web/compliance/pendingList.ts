import { listSpec } from '../kit/lists/listSpec.ts'

/** As the address is read, before the first screen; what can be chosen comes with the list, in findings.ts. */
export const pendingList = listSpec({
  sorts: { DATE_LOADED: 'Date loaded', ACCOUNT_ID: 'Account id', NAME: 'Last name' },
  defaultSort: 'DATE_LOADED_ASC',
  filters: { find: { kind: 'text', label: 'Name' }, finding: { kind: 'text', label: 'Qualifier' } },
})
