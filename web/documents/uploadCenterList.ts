import { listSpec } from '../kit/lists/listSpec.ts'

export const uploadCenterList = listSpec({
  sorts: { UPLOADED: 'Upload date', FILE_NAME: 'Filename' },
  defaultSort: 'UPLOADED_ASC',
})
