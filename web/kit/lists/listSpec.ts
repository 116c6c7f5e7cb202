import { amountOf, withoutSeparators } from '../../../contract/typedNumbers.ts'
import { wholeList } from './pageSize.ts'

/** A filter of a list. Its name is the field in the GraphQL filter and in the URL. */
export type FilterField = {
  label: string
  /** Shown after a press on "More filters". */
  folded?: boolean
  /** Chosen elsewhere on the screen, not in the filter bar. */
  elsewhere?: boolean
} & (
  | { kind: 'text' | 'money' | 'number' | 'day' }
  | {
      kind: 'choice'
      options: readonly { value: number | string | boolean; label: string }[]
      /** Text of the empty choice; "All" if omitted. */
      otherwise?: string
    }
)

/** Sort orders and filters of a list as data, for the route, the headers and the filter bar. */
export interface ListSpec {
  /** Labels of the sort orders, by their names without direction: `AMOUNT` for AMOUNT_ASC and AMOUNT_DESC. */
  sorts: Readonly<Record<string, string>>
  defaultSort: string
  filters?: Readonly<Record<string, FilterField>>
  /** Distinguishes several lists of one screen in the URL. */
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

/** The variables of a list's query. */
export type ListVariables<S extends ListSpec> = PageVariables & { sort: SortOf<S> } & (S extends { filters: infer F }
    ? { filter: FilterOf<F> | null }
    : unknown)

/** Checks by type that the default order is one of the offered orders. */
export function listSpec<const S extends ListSpec>(spec: S & { defaultSort: SortOf<S> }): S {
  return spec
}

/**
 * Page, order and filters in the URL; invalid ones count as missing.
 * @param rows of one page
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

/** The search part of a URL without cursors, which opens the first pages; null if it has no cursors. */
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

/** The filters as in the URL; '' for missing or invalid ones. */
export function filterTexts(spec: ListSpec, params: URLSearchParams): Record<string, string> {
  const given = givenIn(spec, params)
  return Object.fromEntries(
    Object.entries(spec.filters ?? {}).map(([name, field]) => {
      const value = parseFilter(field, given(name))
      return [name, value === null || value instanceof Error ? '' : String(value)]
    }),
  )
}

/** Converts a typed value for the gateway; null for none, or an Error with the message. */
export function parseFilter(field: FilterField, typed: string): string | number | boolean | null | Error {
  const text = typed.trim()
  if (text === '') return null
  if (field.kind === 'choice') return field.options.find(({ value }) => String(value) === text)?.value ?? null
  if (field.kind === 'day') return isDay(text) ? text : new Error('Please enter a valid date')
  if (field.kind === 'number')
    // Limited to fewer digits than a social security number has.
    return /^\d{1,8}$/.test(text) ? Number(text) : new Error('Please enter a valid number')
  if (field.kind === 'money') {
    const amount = amountOf(text)
    return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? Number(amount) : new Error('Please enter a valid amount')
  }
  // A social security number or birth date would be in the URL and in the browser's history.
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
