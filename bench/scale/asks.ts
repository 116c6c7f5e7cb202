import { getAccountBook, getBookByDate } from '../../contract/accounting.ts'
import { calls } from '../../contract/calls.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { searchOwners } from '../../contract/owners.ts'
import { isPaged } from '../../contract/page.ts'

/** One measured call of the custodian. */
export interface Ask {
  what: string
  method: string
  path: string
  body?: unknown
  as: 'customer' | 'staff' | 'compliance' | 'administrator'
  /** Number of the page to measure; if the list is shorter, its last page. */
  page?: number
}

/** The measured owner, whose book has ten thousand lines, and the ids of other records that the calls need. */
export interface Subject {
  accountOwnerId: number
  accountId: number
  planId: number
  book: number
  month: { from: string; to: string }
}

const SEARCHES: Readonly<Record<string, object>> = {
  'first name': { firstName: 'Priya' },
  'last name, common': { lastName: 'Brown' },
  'last name, rare': { lastName: 'Thornwick' },
  'last name, part': { lastName: 'ornwi' },
  'last name, two letters': { lastName: 'zz' },
  'last name, one letter': { lastName: 'a' },
  'account number': { accountNumber: 'G00002005' },
  'social security number': { ssn: '901010001' },
  'date of birth': { dob: '1980-01-02' },
  address: { address1: '77 Oak' },
  city: { city: 'Springf' },
  state: { state: 'TX' },
  zip: { zip: '78701' },
  'e-mail address': { email: 'owner77' },
  'phone number': { phone: '5550777777' },
}
/** A search with thousands of results, for each sort order. */
const MANY = { lastName: 'Brown' }

/** Every search, every list in each sort order and with each filter, books, and a customer's screens. */
export function asksOf(subject: Subject): Ask[] {
  const { accountOwnerId, accountId, book, month } = subject
  const own = (what: string, path: string): Ask => ({ what, method: 'GET', path, as: 'customer' })
  const staff = (what: string, path: string): Ask => ({ what, method: 'GET', path, as: 'staff' })
  return [
    ...Object.entries(SEARCHES).map(([field, body]): Ask => ({
      what: `search by ${field}`,
      method: 'POST',
      path: '/api/accountowner/search?limit=25',
      body,
      as: 'staff',
    })),
    ...ordersOf(searchOwners).map((sort): Ask => ({
      what: `search by last name, common, by ${sort}`,
      method: 'POST',
      path: `/api/accountowner/search?limit=25&sort=${sort}`,
      body: MANY,
      as: 'staff',
    })),
    ...Object.values(calls)
      .filter((call) => isPaged(call) && call.method === 'GET')
      .flatMap((call) => listAsks(call, subject)),
    own('balances of Home', '/api/account/balance'),
    own('requests of an owner', '/api/request'),
    own('documents of an owner', '/api/attachment'),
    staff(
      'book of an account, 10,000 lines',
      `/api/transaction/summary/admin/${accountOwnerId}/plan/${accountId}${page(getAccountBook, '?')}`,
    ),
    staff(
      'a month of Interest Expense',
      `/api/accounting/book/${book}/date?startDate=${month.from}&endDate=${month.to}${page(getBookByDate, '&')}`,
    ),
    staff('internal books', '/api/accounting/book'),
    staff('what waits, on Home of staff', '/api/overview'),
    { ...staff('what waits, on Home of compliance', '/api/overview/compliance'), as: 'compliance' },
  ]
}

/** Query for the first page, if the call has pages. */
const page = (call: AnyEndpoint, before: '?' | '&') => (isPaged(call) ? `${before}limit=25` : '')

/** Callers of the calls that are not permitted to customer service. */
const BY: Readonly<Record<string, Ask['as']>> = { compliance: 'compliance', oversight: 'administrator' }

const STATES = ['open', 'approved', 'signature', 'incomplete', 'historical']
const FAR = 1_000

function listAsks(call: AnyEndpoint, subject: Subject): Ask[] {
  const path = call.staff?.path ?? call.customer ?? ''
  const as = call.staff ? (BY[call.staff.may] ?? 'staff') : 'customer'
  return variantsOf(path).flatMap(({ name, path: variant }) => {
    const filled = fill(variant, subject)
    const body = call.name === searchOwners.name ? { body: SEARCHES['last name, common'] } : {}
    const base = { method: call.method, as, ...body }
    const what = `${call.name}${name}`
    const first = { ...base, what: `${what}, first page`, path: `${filled}?limit=25` }
    return [
      first,
      { ...first, what: `${what}, page ${FAR}`, page: FAR },
      { ...base, what: `${what}, as the documents say`, path: filled },
      ...ordersOf(call).map((sort) => ({
        ...base,
        what: `${what}, by ${sort}`,
        path: `${filled}?limit=25&sort=${sort}`,
      })),
      ...filtersOf(call).map(([field, value]) => ({
        ...base,
        what: `${what}, ${field} ${value}`,
        path: `${filled}?limit=25&${field}=${encodeURIComponent(value)}`,
      })),
    ]
  })
}

const variantsOf = (path: string) =>
  path.includes(':list')
    ? STATES.map((state) => ({ name: ` ${state}`, path: path.replace(':list', state) }))
    : [{ name: '', path }]

function fill(path: string, { accountOwnerId, accountId, planId, book }: Subject): string {
  const planOrAccount = path.includes('transaction/summary') ? accountId : planId
  const values: Record<string, number> = {
    accountOwnerId,
    accountId,
    planId: planOrAccount,
    bookId: book,
    id: accountId,
  }
  return path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? 1))
}

type Shape = { options?: readonly string[]; unwrap?: () => Shape; safeParse: (value: unknown) => { success: boolean } }

function shapeOf({ query }: AnyEndpoint): Record<string, Shape> {
  return (query as unknown as { shape: Record<string, Shape> }).shape
}

export function ordersOf(call: AnyEndpoint): readonly string[] {
  const { sort } = shapeOf(call)
  return sort?.unwrap?.().options ?? sort?.options ?? []
}

const SAMPLES = ['1', '2026-01-01', 'true', 'WITHDRAWAL', 'Brown', 'TRADITIONAL', 'open']

/** A value for each filter: the first allowed one. */
function filtersOf(call: AnyEndpoint): Array<[string, string]> {
  const { sort: _sort, limit: _limit, after: _after, before: _before, ...filters } = shapeOf(call)
  return Object.entries(filters).flatMap(([name, shape]): Array<[string, string]> => {
    const value = SAMPLES.find((sample) => shape.safeParse(sample).success)
    return value === undefined ? [] : [[name, value]]
  })
}
