import * as z from 'zod'
import { endpointsOf, type AnswerOf, type AnyEndpoint, type Args, type Endpoint, type TakenBy } from './endpoint.ts'
import { csvText, momentOut, moneyOut, pathId } from './fields.ts'

/** Maximum number of rows that one person may export without approval within these hours, across all lists. */
export const MOST_ROWS_ALONE = 1_000
export const WINDOW_HOURS = 24
/** How long, and how often, an exported file may be downloaded. */
export const DOWNLOAD_HOURS = 24
export const MOST_DOWNLOADS = 3

const exported = z.strictObject({
  id: z.int(),
  title: z.string().describe('Name of the list: "Pending withdrawals"'),
  narrowedBy: z
    .array(z.strictObject({ label: z.string(), value: z.string() }))
    .describe('Filters and order of the list, in words'),
  rows: z.int().describe('Number of rows in the list at the time of the request'),
  amount: moneyOut
    .nullable()
    .describe('Control total: the sum of the amounts at the time of the request; null for a list without amounts'),
  status: z
    .enum(['READY', 'WAITING', 'REFUSED', 'WITHDRAWN', 'LAPSED', 'OVER'])
    .describe('WAITING for a second person; OVER: downloaded as often as allowed, or expired'),
  whyNotAlone: z
    .string()
    .nullable()
    .describe('Reason why a second person must release the file; null if none is required'),
  askedAt: momentOut,
  availableUntil: momentOut.nullable().describe('End of the download period'),
  downloadsLeft: z.int(),
})
export type Exported = z.output<typeof exported>

type RowOf<Answer> = Answer extends readonly (infer Row)[]
  ? Row
  : Answer extends { transactions: readonly (infer Row)[] }
    ? Row
    : never

/** Names of fields that no export may contain. */
type Personal = 'social' | 'dateOfBirth' | 'routingNumber' | 'bankAccount' | 'receivingAccountNumber'

type Text<Row> = (row: Row) => string | number | boolean | null
/** A column of dollars; `isSummed` puts the total on the last line of the file. */
type Dollars<Row> = { dollars: (row: Row) => number | null; isSummed: boolean }
/** A column of text that people typed, in which nine digits can be a social security number. */
type FreeText<Row> = { typed: (row: Row) => string | null }
/** How to get the value of a column from a row. */
export type ExportColumn<Row> = Text<Row> | Dollars<Row> | FreeText<Row>
export type ExportColumns = Readonly<Record<string, ExportColumn<never>>>

/** A column of amounts with a total on the last line. */
export const summed = <Row>(dollars: (row: Row) => number | null): Dollars<Row> => ({ dollars, isSummed: true })
/** A column of amounts without a total, such as running balances. */
export const unsummed = <Row>(dollars: (row: Row) => number | null): Dollars<Row> => ({ dollars, isSummed: false })

/** A column of text that people typed. */
export const freeText = <Row>(typed: (row: Row) => string | null): FreeText<Row> => ({ typed })

/** A column of times for spreadsheets, in UTC. */
export const utc = (moment: string | null): string | null => moment && moment.slice(0, 19).replace('T', ' ')

type Filters<E extends AnyEndpoint> = Omit<TakenBy<E>['query'], 'limit' | 'after' | 'before' | 'sum'>
type Names = Readonly<Record<number, string>>

/** A list that can be exported. */
export type ExportedList<E extends AnyEndpoint = AnyEndpoint> = {
  /** The call that requests the export. */
  call: AnyEndpoint
  title: (params: TakenBy<E>['params']) => string
  columns: ExportColumns
  /** For each filter with numeric values, the names of these values. */
  names: Readonly<Record<string, Names>>
}

const lists = new WeakMap<AnyEndpoint, ExportedList>()

/** The export of a list by its call; undefined if the list cannot be exported. */
export function exportOfList(list: AnyEndpoint): ExportedList | undefined {
  return lists.get(list)
}

type AskingFor<E extends AnyEndpoint> = Endpoint<
  `${NonNullable<E['staff']>['path']}/export`,
  Omit<Args<E>, 'query'> & { query?: { [K in keyof Filters<E>]?: string | null } },
  { params: TakenBy<E>['params']; query: Filters<E>; body: undefined },
  Exported,
  false
>

/**
 * The call that exports a list: with the permission, sort order and filters of the list. The first two columns must be
 * text, because the last line of the file has its words there.
 */
export function exportOf<E extends AnyEndpoint>(
  list: E,
  declared: {
    name: string
    title: (params: TakenBy<E>['params']) => string
    columns: Readonly<Record<string, ExportColumn<Omit<RowOf<AnswerOf<E>>, Personal | 'cursor'>>>>
    names?: Partial<Record<keyof Filters<E>, Names>>
  },
): AskingFor<E> {
  const { name, title, columns, names = {} } = declared
  const { staff, params, query, tag } = list
  if (!staff || !query) throw new Error(`${name}: only a list of staff is exported`)
  const call = endpointsOf(tag)({
    name,
    method: 'POST',
    staff: { path: `${staff.path}/export`, may: staff.may },
    summary: `Requests an export of ${list.name} as a CSV file, with its filters and order. More than ${MOST_ROWS_ALONE} rows in ${WINDOW_HOURS} hours, across all lists, wait for a second person.`,
    ...(params ? { params } : {}),
    query: wholeListOf(query as z.ZodObject),
    refuses: [429],
    response: exported,
    keyed: true,
  }) as unknown as AskingFor<E>
  lists.set(list, { call, title, columns: columns as ExportColumns, names: names as Record<string, Names> })
  return call
}

/** An export always has every row and its own control total, so the paging and sum parameters are dropped. */
function wholeListOf(query: z.ZodObject): z.ZodObject {
  const whole = query.omit({ limit: true, after: true, before: true })
  return 'sum' in whole.shape ? whole.omit({ sum: true }) : whole
}

const endpoint = endpointsOf('exports')

export const listExports = endpoint({
  name: 'listExports',
  method: 'GET',
  staff: { path: '/api/export', may: 'staff' },
  summary: 'Exports that the caller requested within the last seven days, newest first, at most 20.',
  response: z.array(exported),
})

export const getExportRowsLeft = endpoint({
  name: 'getExportRowsLeft',
  method: 'GET',
  staff: { path: '/api/export/left', may: 'staff' },
  summary: `Rows that the caller may still export without approval, of ${MOST_ROWS_ALONE} in ${WINDOW_HOURS} hours.`,
  response: z.strictObject({ rows: z.int() }),
})

export const downloadExport = endpoint({
  name: 'downloadExport',
  method: 'GET',
  staff: { path: '/api/export/:exportId', may: 'staff' },
  summary: `The file of an export, for the person who requested it: UTF-8 with a byte order mark, a header line, the rows as in the list, and a last line "Total" with the number of rows and the sums of the amounts. A file without that line is incomplete. X-Total-Count is the number of rows. On PostgreSQL the file is a snapshot of one moment. At most ${MOST_DOWNLOADS} downloads within ${DOWNLOAD_HOURS} hours of its release.`,
  params: { exportId: pathId },
  response: csvText,
  csv: true,
  file: true,
})
