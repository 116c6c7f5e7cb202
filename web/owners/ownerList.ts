import { listSpec } from '../kit/lists/listSpec.ts'

/** Sort orders of the search results, by column header. */
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
