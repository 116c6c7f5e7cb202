import { isIsoDate } from '../kit/ui/typedDate.ts'

/** Search for a book and a period, as in the form and in the URL. */
export interface BookSearch {
  startDate: string
  endDate: string
  accountId: string
}

/** Start date if a search in the tax books has none. */
export const firstDay = '2024-01-01'

/** Placeholder for a missing date. The query then skips the field that would use the date. */
export const openEnd = '9999-12-31'

/** Reads the search from the URL. An invalid number or date counts as missing. */
export function searchIn(params: URLSearchParams): BookSearch {
  const accountId = params.get('accountId') ?? ''
  return {
    startDate: dayIn(params, 'startDate'),
    endDate: dayIn(params, 'endDate'),
    accountId: /^[1-9]\d{0,8}$/.test(accountId) ? accountId : '',
  }
}

export function searchAddress(path: string, { accountId, startDate, endDate }: BookSearch): string {
  return `${path}?${new URLSearchParams({ accountId, startDate, endDate })}`
}

function dayIn(params: URLSearchParams, name: string): string {
  const text = params.get(name) ?? ''
  return isIsoDate(text) ? text : ''
}
