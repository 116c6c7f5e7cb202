import { listSpec } from '../kit/lists/listSpec.ts'

export const noteList = listSpec({
  sorts: { MODIFIED: 'Date added', TITLE: 'Title' },
  defaultSort: 'MODIFIED_DESC',
  filters: { find: { kind: 'text', label: 'Title or text' } },
})
