import { amountOf, withoutSeparators } from '../../../contract/typedNumbers.ts'
import { wholeList } from './pageSize.ts'

/** A filter of a list. The filter's name is the field in the GraphQL filter and the parameter in the URL. */
export type FilterField = {
  label: string
  /** True to show the filter only after a press on "More filters". */
  folded?: boolean
  /** True if the screen offers the filter elsewhere, not in the filter bar. */
  elsewhere?: boolean
} & (
  | { kind: 'text' | 'money' | 'number' | 'day' }
  | {
      kind: 'choice'
      options: readonly { value: number | string | boolean; label: string }[]
      /** True for many options, which the user searches by typing a part of the option's text. */
      isSearched?: boolean
      /** Text of the option that sets no filter; "All" by default. */
      otherwise?: string
    }
)

/** Sort orders and filters of a list as data. The route, the table headers and the filter bar use it. */
export interface ListSpec {
  /** Labels of the sort orders, by name without direction: `AMOUNT` for AMOUNT_ASC and AMOUNT_DESC. */
  sorts: Readonly<Record<string, string>>
  defaultSort: string
  filters?: Readonly<Record<string, FilterField>>
  /** Prefix of the list's URL parameters, for a screen with several lists. */
  prefix?: string
}

type SortOf<S extends ListSpec> = `${keyof S['sorts'] & string}_${'ASC' | 'DESC'}`
type ValueOf<F> = F extends { options: readonly { value: infer V }[] }
  ? V extends boolean
    ? boolean
    : V extends string
      ? V
      : number
  : F extends { kind: 'money' | 'number' }
    ? number
    : string
type FilterOf<F> = { -readonly [K in keyof F]?: ValueOf<NonNullable<F[K]>> }

interface PageVariables {
  first: number | null
  after: string | null
  last: number | null
  before: string | null
}

/** Variables of a list's GraphQL query. */
export type ListVariables<S extends ListSpec> = PageVariables & { sort: SortOf<S> } & (S extends { filters: infer F }
    ? { filter: FilterOf<F> | null }
    : unknown)

/** Returns the spec unchanged. Its type requires a default sort order that the list offers. */
export function listSpec<const S extends ListSpec>(spec: S & { defaultSort: SortOf<S> }): S {
  return spec
}

/**
 * Reads page, order and filters of a list from the URL, and returns them as query variables. Invalid values are
 * ignored.
 * @param rows Number of rows on one page.
 */
export function listVariables<S extends ListSpec>(spec: S, params: URLSearchParams, rows: number): ListVariables<S> {
  const given = givenIn(spec, params)
  const size = given('all') ? wholeList : rows
  const filter: Record<string, string | number | boolean> = {}
  for (const [name, field] of Object.entries(spec.filters ?? {})) {
    const value = parseFilter(field, given(name))
    if (value !== null && !(value instanceof Error)) filter[name] = value
  }
  const [after, before] = [given('after') || null, given('before') || null]
  const variables = {
    first: before ? null : size,
    after: before ? null : after,
    last: before ? size : null,
    before,
    sort: sortIn(spec, params),
    ...(spec.filters ? { filter: Object.keys(filter).length === 0 ? null : filter } : {}),
  }
  return variables as unknown as ListVariables<S>
}

/**
 * Removes the cursors from the search part of a URL, so that its lists show their first pages. Null if there are no
 * cursors.
 */
export function withoutCursors(search: string): string | null {
  const params = new URLSearchParams(search)
  const cursors = [...params.keys()].filter((name) => /(^|\.)(after|before)$/.test(name))
  for (const name of cursors) params.delete(name)
  return cursors.length === 0 ? null : `?${params}`
}

export function sortIn(spec: ListSpec, params: URLSearchParams): string {
  const sort = givenIn(spec, params)('sort')
  return sort.replace(/_(ASC|DESC)$/, '') in spec.sorts && /_(ASC|DESC)$/.test(sort) ? sort : spec.defaultSort
}

/** Reads the filters of a list from the URL; '' for a missing or invalid filter. */
export function filterTexts(spec: ListSpec, params: URLSearchParams): Record<string, string> {
  const given = givenIn(spec, params)
  return Object.fromEntries(
    Object.entries(spec.filters ?? {}).map(([name, field]) => {
      const value = parseFilter(field, given(name))
      return [name, value === null || value instanceof Error ? '' : String(value)]
    }),
  )
}

/**
 * Converts a typed filter value for the GraphQL filter. Null for an empty value, an Error with the message for an
 * invalid one.
 */
export function parseFilter(field: FilterField, typed: string): string | number | boolean | null | Error {
  const text = typed.trim()
  if (text === '') return null
  if (field.kind === 'choice') return field.options.find(({ value }) => String(value) === text)?.value ?? null
  if (field.kind === 'day') return isDay(text) ? text : new Error('Please enter a valid date')
  if (field.kind === 'number')
    // At most eight digits, so that nobody can enter a social security number.
    return /^\d{1,8}$/.test(text) ? Number(text) : new Error('Please enter a valid number')
  if (field.kind === 'money') {
    const amount = amountOf(text)
    return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? Number(amount) : new Error('Please enter a valid amount')
  }
  // A social security number or date of birth must not be in the URL or in the browser's history.
  if (isPersonal(text)) return new Error('Use Search for a Social Security number or a date of birth.')
  return text.slice(0, 100)
}

function givenIn({ prefix = '' }: ListSpec, params: URLSearchParams): (name: string) => string {
  return (name) => params.get(prefix + name) ?? ''
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}

function isPersonal(text: string): boolean {
  return /^\d{9}$/.test(withoutSeparators(text)) || /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(text)
}
