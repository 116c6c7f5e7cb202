/** A search of books by days, as the form holds it and as it stands in the address. */
export interface BookSearch {
  startDate: string
  endDate: string
  accountId: string
}

/** Where a search of the tax books begins when nobody says. */
export const firstDay = '2024-01-01'

/** Stands for a day that is not given; what it would be used for is then not asked. */
export const openEnd = '9999-12-31'

/** What the address asks for; what is no number or no day counts as not given. */
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
