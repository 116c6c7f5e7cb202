import { listSpec } from '../kit/lists/listSpec.ts'

/**
 * Sort orders and filters needed to parse the URL before the first screen. findings.ts adds the choices of the
 * findings filter later.
 */
export const pendingList = listSpec({
  sorts: { DATE_LOADED: 'Date loaded', ACCOUNT_ID: 'Account ID', NAME: 'Last name' },
  defaultSort: 'DATE_LOADED_ASC',
  filters: { find: { kind: 'text', label: 'Name' }, finding: { kind: 'text', label: 'Finding' } },
})
