import { listSpec } from '../kit/lists/listSpec.ts'

export const uploadCenterList = listSpec({
  sorts: { UPLOADED: 'Upload date', FILE_NAME: 'Filename', NAME: 'Last name' },
  defaultSort: 'UPLOADED_ASC',
  filters: {
    isDone: {
      kind: 'choice',
      label: 'Status',
      otherwise: 'Waiting',
      options: [{ value: true, label: 'Marked complete' }],
    },
    find: { kind: 'text', label: 'Name' },
  },
})
