import { listSpec } from '../kit/lists/listSpec.ts'
import { today } from '../kit/ui/typedDate.ts'

/** In the order of their numbers. */
const types = ['Custodial Agreement', 'Distribution Form', 'General Upload', 'Statement', 'Evidence']

/** How many years back documents are looked for by their year; all are in the list. */
const YEARS = 10

const years = Array.from({ length: YEARS }, (_, index) => Number(today().slice(0, 4)) - index)

export const documentList = listSpec({
  sorts: { MODIFIED: 'Last modified', FILE_NAME: 'Filename' },
  defaultSort: 'MODIFIED_DESC',
  filters: {
    find: { kind: 'text', label: 'Filename' },
    year: { kind: 'choice', label: 'Year', options: years.map((year) => ({ value: year, label: String(year) })) },
    attachmentTypeId: {
      kind: 'choice',
      label: 'Document type',
      options: types.map((label, index) => ({ value: index + 1, label })),
    },
  },
})
