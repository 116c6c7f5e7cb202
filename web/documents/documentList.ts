import { DOCUMENT_TYPE_NAME } from '../../contract/documentType.ts'
import { enumChoices } from '../../contract/enumeration.ts'
import { listSpec } from '../kit/lists/listSpec.ts'
import { today } from '../kit/ui/typedDate.ts'

/** Number of years that the filter offers, including this year. The list itself contains all years. */
const YEARS = 10

const years = Array.from({ length: YEARS }, (_, index) => Number(today().slice(0, 4)) - index)

export const documentList = listSpec({
  sorts: { MODIFIED: 'Last modified', FILE_NAME: 'Filename' },
  defaultSort: 'MODIFIED_DESC',
  filters: {
    find: { kind: 'text', label: 'Filename' },
    year: { kind: 'choice', label: 'Year', options: years.map((year) => ({ value: year, label: String(year) })) },
    type: {
      kind: 'choice',
      label: 'Document Type',
      options: enumChoices(DOCUMENT_TYPE_NAME),
    },
  },
})
