import { listSpec } from '../kit/lists/listSpec.ts'

export const pendingList = listSpec({
  sorts: { DATE_LOADED: 'Date loaded', ACCOUNT_ID: 'Account id' },
  defaultSort: 'DATE_LOADED_ASC',
})
