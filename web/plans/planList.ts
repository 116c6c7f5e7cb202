import { listSpec } from '../kit/lists/listSpec.ts'

export const planList = listSpec({
  sorts: { NAME: 'Name', INTEREST: 'Interest paid' },
  defaultSort: 'NAME_ASC',
  filters: { find: { kind: 'text', label: 'Plan name' } },
})
