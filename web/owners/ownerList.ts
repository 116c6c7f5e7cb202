import { listSpec } from '../kit/lists/listSpec.ts'

/** The orders of what a search finds, by the headers of its columns. */
export const ownerList = listSpec({
  sorts: {
    NAME: 'Last Name',
    FIRST_NAME: 'First Name',
    ACCOUNT_NUMBER: 'Account #',
    STATUS: 'Status',
    DATE_OF_BIRTH: 'DOB',
    EMAIL: 'Email',
    STATE: 'State',
    ZIP: 'Zip',
  },
  defaultSort: 'NAME_ASC',
})
