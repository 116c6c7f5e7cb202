import { listSpec } from '../kit/lists/listSpec.ts'

export const noteList = listSpec({
  sorts: { PINNED: 'Pinned', MODIFIED: 'Date added', TITLE: 'Title' },
  defaultSort: 'PINNED_DESC',
  filters: { find: { kind: 'text', label: 'Title or text' } },
})
