import { PAGE_HEADERS } from '../../contract/page.ts'

/** Position of a page's rows in the whole list. */
export type PagePlace = {
  total: number
  /** Whether the list is longer than `total`. */
  isBound: boolean
  /** Number of rows before the page, or null. */
  offset: number | null
  /** The total amount in dollars; null if it was not requested or the list is too long. */
  amount: number | null
  hasNext: boolean
  hasPrevious: boolean
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The position of a page, from the response headers; null for a custodian that returns whole lists. */
export function placeIn(headers: Headers): PagePlace | null {
  const total = numberIn(headers[PAGE_HEADERS.total])
  if (total === null) return null
  const link = String(headers[PAGE_HEADERS.link] ?? '')
  return {
    total,
    isBound: headers[PAGE_HEADERS.bound] !== undefined,
    offset: numberIn(headers[PAGE_HEADERS.offset]),
    amount: dollarsIn(headers[PAGE_HEADERS.amount]),
    hasNext: /;\s*rel="?next"?/i.test(link),
    hasPrevious: /;\s*rel="?prev"?/i.test(link),
  }
}

function numberIn(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : null
}

function dollarsIn(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^-?\d{1,12}(\.\d{1,2})?$/.test(header) ? Number(header) : null
}

const places = new WeakMap<object, PagePlace>()

/** Stores the position by its response body, so a page is read like any other list. */
export function keepPlace(body: unknown, place: PagePlace | null): void {
  if (place !== null && typeof body === 'object' && body !== null) places.set(body, place)
}

/** The position of a response body's rows; null for a whole list. */
export function placeOf(body: object): PagePlace | null {
  return places.get(body) ?? null
}
