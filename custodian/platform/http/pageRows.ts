import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { MOST_COUNTED } from '../../../contract/page.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Place } from './cursor.ts'

/** A sort column, which is never null, with its type for the conversion from text. */
export type SortColumn = { by: RawBuilder<unknown>; type: RawBuilder<unknown> }

/** The sort columns, start position and direction of the rows to read. */
interface From {
  columns: readonly SortColumn[]
  anchor: Place | null
  isDescending: boolean
  most: number
}

/**
 * A list filtered by substrings. Few matches are found by text indexes and then sorted. For many matches, the index
 * of the order is read and other rows are skipped. Each method is slow where the other one is fast.
 */
export interface EitherWay<DB, TB extends keyof DB, Row> {
  /** Selects every matching row in storage order, for counting. */
  every: SelectQueryBuilder<DB, TB, Row>
  stored: readonly SortColumn[]
  /** Selects the rows from an index with all filtered columns, for counting; null without such an index. */
  covered: { rows: SelectQueryBuilder<DB, TB, Row>; columns: readonly SortColumn[] } | null
  /**
   * Number of rows without the filter, to estimate whether reading in sort order soon fills a page; null for no
   * estimate.
   */
  total: (() => Promise<number>) | null
  /** Selects the rows by the text indexes; null if the statistics predict too many rows. */
  find: () => Promise<SelectQueryBuilder<DB, TB, Row> | null>
  /** For reading in sort order: rows of `table` from the index of the order, the filter and the shown columns. */
  along: {
    table: string
    rows: SelectQueryBuilder<DB, TB, object>
    fits: Expression<SqlBool>
    shown: readonly (keyof Row & string)[]
  }
}

/** A list filtered by values of its rows, with an index for its order. */
export interface Narrowed<DB, TB extends keyof DB, Row> {
  narrowed: SelectQueryBuilder<DB, TB, Row>
  by: readonly SortColumn[]
}

type Placed<Row> = Row & { place: string[] }

/**
 * Limits of counted matches, and of rows read in sort order. In a list of a million rows, 8,000 rows contain a page of
 * matches of a frequent value.
 */
const MOST = { counted: MOST_COUNTED, walked: 8_000 }

/**
 * Up to this many matching rows are found and sorted. With more matches, reading in any sort order soon fills a page.
 */
const FEW = 1_000

/** Returns a page's rows and the length of the list up to the limit, read from the index that narrows the list. */
export async function rowsOfNarrowed<DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  { narrowed, by }: Narrowed<DB, TB, Row>,
  from: From,
): Promise<{ rows: Placed<Row>[]; counted: number }> {
  const counted = from.anchor?.total ?? (await count(db, narrowed, by))
  if (counted > FEW) return { rows: await rowsFrom(narrowed, from), counted }
  return { rows: await sortedRows(db, along(narrowed, by), from), counted }
}

/** Returns a page's rows and the length of the list; a list longer than the limit has the limit plus one. */
export async function rowsOfEither<DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  way: EitherWay<DB, TB, Row>,
  from: From,
  most = MOST,
): Promise<{ rows: Placed<Row>[]; counted: number }> {
  const { every, stored, covered } = way
  let counted = from.anchor?.total ?? (covered && (await count(db, covered.rows, covered.columns, most.counted + 1)))
  const isSoonMet = counted !== null && (await meets(way, { counted, wanted: from.most, walked: most.walked }))
  if (counted === null || (counted <= most.counted && !isSoonMet)) {
    const few = await way.find()
    const found = few && (await countedRows(db, few, from, most.counted))
    if (found && found.counted <= most.counted) return found
    counted ??= found?.counted ?? (await count(db, every, stored, most.counted + 1))
  }
  return { rows: (await rowsAlong(db, way, from, most.walked)) ?? (await rowsBehind(db, way, from)), counted }
}

/** Whether this many rows, read in sort order, contain a full page on average. */
async function meets(
  { total }: { total: (() => Promise<number>) | null },
  { counted, wanted, walked }: Record<'counted' | 'wanted' | 'walked', number>,
): Promise<boolean> {
  return total !== null && counted * walked >= 1.3 * wanted * (await total())
}

/**
 * Returns the page's rows if enough of the next rows in sort order match; otherwise null, unless the list ends there.
 */
async function rowsAlong<DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  { along }: EitherWay<DB, TB, Row>,
  from: From,
  mostWalked: number,
): Promise<Placed<Row>[] | null> {
  const { table, rows: each, fits, shown } = along
  const next = ordered(each, { ...from, most: mostWalked })
  const { rows } = await sql<Placed<Row>>`
    select ${sql.join(shown.map((column) => sql.ref(column)))}, ${placeOf(from.columns)} as place
    from (${next.selectAll()}) as ${sql.id(table)} where ${fits}
    order by ${orderOf(from)} limit ${from.most}`.execute(db)
  if (rows.length === from.most) return rows
  const walked = await sql<{ counted: number }>`
    select count(*)::int as counted from (${next.select(sql`1`.as('one'))}) as walked`.execute(db)
  return (walked.rows[0]?.counted ?? 0) < mostWalked ? rows : null
}

/**
 * Finds and sorts all matches, because the next matches are far away in sort order, as when order and filter correlate.
 */
async function rowsBehind<DB, TB extends keyof DB, Row>(db: Db | Tx, way: EitherWay<DB, TB, Row>, from: From) {
  const found = await way.find()
  return found ? sortedRows(db, found, from) : rowsFrom(way.every, from)
}

/**
 * Selects the rows of a page. All sort columns have the same direction, so one row comparison finds the position in the
 * index.
 */
export async function rowsFrom<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  from: From,
): Promise<Placed<Row>[]> {
  const page = ordered(query, from).select(placeOf(from.columns).as('place'))
  return (await page.execute()) as unknown as Placed<Row>[]
}

function ordered<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, from: From) {
  const { columns, anchor, isDescending, most } = from
  let page = query.limit(most)
  for (const { by } of columns) page = page.orderBy(by, isDescending ? 'desc' : 'asc')
  return anchor ? page.where(beyond(columns, anchor, isDescending)) : page
}

const placeOf = (columns: readonly SortColumn[]) =>
  sql<string[]>`array[${sql.join(columns.map(({ by }) => sql`${by}::text`))}]`

const orderOf = ({ columns, isDescending }: Pick<From, 'columns' | 'isDescending'>) =>
  sql.join(columns.map(({ by }) => sql`${by} ${sql.raw(isDescending ? 'desc' : 'asc')}`))

function beyond(columns: readonly SortColumn[], anchor: Place, isDescending: boolean) {
  const left = sql.join(columns.map(({ by }) => by))
  const right = sql.join(columns.map(({ type }, index) => sql`${anchor.values[index]}::${type}`))
  return sql<boolean>`(${left}) ${sql.raw(isDescending ? '<' : '>')} (${right})`
}

/** The sort columns of found rows, renamed. */
function sortable<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { columns, anchor, isDescending }: From,
) {
  const named = columns.map(({ type }, index): SortColumn => ({ by: sql.ref(`by${index}`), type }))
  return {
    every: query.select(columns.map(({ by }, index) => by.as(`by${index}`))),
    isBeyond: anchor ? beyond(named, anchor, isDescending) : sql<boolean>`true`,
    order: orderOf({ columns: named, isDescending }),
    // Computes these columns only for the rows of a page. For all matches they would take longer than finding the
    // matches.
    place: placeOf(named),
  }
}

/** Finds and sorts all rows. The inner statement is planned as if all rows were needed, as `countedRows` explains. */
async function sortedRows<DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  from: From,
): Promise<Placed<Row>[]> {
  const { every, isBeyond, order, place } = sortable(query, from)
  const { rows } = await sql<Placed<Row>>`
    select *, ${place} as place from (
      select * from (${every.offset(sql.lit(0))}) found where ${isBeyond} order by ${order} limit ${from.most}) page
    order by ${order}`.execute(db)
  return rows
}

/**
 * Finds and counts all rows, and sorts them if they are at most `mostFound`. The inner statement is planned as if
 * all rows were needed. With a visible limit, PostgreSQL would expect to find enough rows early in a sequential
 * scan.
 */
async function countedRows<DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  from: From,
  mostFound: number,
): Promise<{ rows: Placed<Row>[]; counted: number }> {
  const { every, isBeyond, order, place } = sortable(query, from)
  const { rows } = await sql<Placed<Row> & { counted: number; by0: unknown }>`
    with every_row as materialized (${every}),
      found as materialized (select * from every_row limit ${mostFound + 1}),
      counting as materialized (select count(*)::int as counted from found),
      page as (
        select * from found where (select counted from counting) <= ${mostFound} and ${isBeyond}
        order by ${order} limit ${from.most}
      )
    select page.*, ${place} as place, counting.counted from counting left join page on true
    order by ${order}`.execute(db)
  return { rows: rows.filter(({ by0 }) => by0 !== null), counted: rows[0]?.counted ?? 0 }
}

function along<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, columns: readonly SortColumn[]) {
  return columns.reduce((ordered, { by }) => ordered.orderBy(by), query)
}

/** Counts rows up to the limit along an index, because counting a long list would otherwise be a sequential scan. */
export async function count<DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: readonly SortColumn[],
  most = MOST_COUNTED + 1,
): Promise<number> {
  const first = along(
    query
      .clearSelect()
      .select(sql`1`.as('one'))
      .limit(most),
    columns,
  )
  const { rows } = await sql<{ counted: number }>`select count(*)::int as counted from ${first} as first_rows`.execute(
    db,
  )
  return rows[0]?.counted ?? 0
}

/** The number of rows of a whole list, and the total of their amounts; null for a list without amounts. */
export type Sum = { rows: number; cents: bigint | null }

/** Counts a whole list and adds its amounts; reads only an index if the list has no amounts. */
export async function sumUp<DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: readonly SortColumn[],
  cents?: RawBuilder<bigint>,
): Promise<Sum> {
  const every = along(query.clearSelect().select((cents ?? sql`0`).as('cents')), columns)
  const sum = cents ? sql`coalesce(sum(cents), 0)::bigint` : sql`null::bigint`
  const { rows } = await sql<Sum>`
    select count(*)::int as rows, ${sum} as cents from ${every} as every_row`.execute(db)
  return rows[0] ?? { rows: 0, cents: null }
}
