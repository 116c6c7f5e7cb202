/** A search of a book by days, as in the form and in the address. */
export interface BookSearch {
  startDate: string
  endDate: string
  accountId: string
}

/** Default start of a search of the tax books. */
export const firstDay = '2024-01-01'

/** Stands for a missing day; the field that would use it is then not queried. */
export const openEnd = '9999-12-31'

/** The search in the address; an invalid number or day counts as missing. */
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
  const day = new Date(`${text}T00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? '' : text
}
