import { enumChoices } from '../../contract/enumeration.ts'
import { TRANSACTION_TYPE_NAME } from '../../contract/transactionType.ts'
import { listSpec, listVariables } from '../kit/lists/listSpec.ts'

const byDate = { sorts: { DATE: 'Date' }, defaultSort: 'DATE_DESC' } as const

const ofType = {
  type: { kind: 'choice', label: 'Type', options: enumChoices(TRANSACTION_TYPE_NAME) },
} as const

/** List of a book of the custodian. It has no date filter, because the form above the book sets the period. */
export const internalBookList = listSpec({ ...byDate, filters: ofType })

export const accountBookList = listSpec({
  ...byDate,
  filters: { startDate: { kind: 'day', label: 'From' }, endDate: { kind: 'day', label: 'To' }, ...ofType },
})

/** Query variables from the URL. The period applies to the whole book, the filters only to its transactions. */
export function accountBookVariables(params: URLSearchParams, rows: number) {
  const { filter, ...page } = listVariables(accountBookList, params, rows)
  const { startDate = null, endDate = null, type } = filter ?? {}
  return { ...page, startDate, endDate, filter: type === undefined ? null : { type } }
}
