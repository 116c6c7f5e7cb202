import { listSpec } from '../kit/lists/listSpec.ts'

/** In the order of their numbers. */
const types = ['Custodial Agreement', 'Distribution Form', 'General Upload', 'Statement']

export const documentList = listSpec({
  sorts: { MODIFIED: 'Last modified', FILE_NAME: 'Filename' },
  defaultSort: 'MODIFIED_DESC',
  filters: {
    attachmentTypeId: {
      kind: 'choice',
      label: 'Document type',
      options: types.map((label, index) => ({ value: index + 1, label })),
    },
  },
})
