import { PAGE_HEADERS } from '../../contract/page.ts'

/** Position of an answer's rows in the whole list. */
export type PagePlace = {
  total: number
  /** There are more than `total`. */
  isBound: boolean
  /** How many come before, null when nobody counted them. */
  offset: number | null
  /** The sum of its amounts in dollars; null where nobody asked, or there are too many. */
  amount: number | null
  hasNext: boolean
  hasPrevious: boolean
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Null for a custodian that answers whole lists. */
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

/** Keeps the place beside the body that it is about, so that a page is a read like any other. */
export function keepPlace(body: unknown, place: PagePlace | null): void {
  if (place !== null && typeof body === 'object' && body !== null) places.set(body, place)
}

/** The place of an answer, by the very body that a call came back with; null when it was the whole list. */
export function placeOf(body: object): PagePlace | null {
  return places.get(body) ?? null
}
