import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { MOST_COUNTED } from '../../../contract/page.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Place } from './cursor.ts'

/** What a list is sorted by: a column that is never null, and its type, so that the value survives the way as text. */
export type SortColumn = { by: RawBuilder<unknown>; type: RawBuilder<unknown> }

/** Which rows of a list, by its columns. */
interface From {
  columns: readonly SortColumn[]
  anchor: Place | null
  isDescending: boolean
  most: number
}

/**
 * A list that is narrowed by parts of texts. Where few rows hold them, an index finds these and they are sorted; where many
 * do, the order is read along and what does not fit is passed over. Either way is slow where the other one is quick.
 */
export interface EitherWay<DB, TB extends keyof DB, Row> {
  /** Uses the indexes of the texts; null where there are too many rows for that, by what is known of them. */
  find: () => Promise<SelectQueryBuilder<DB, TB, Row> | null>
  /** Keeps to the index of the order. */
  walk: SelectQueryBuilder<DB, TB, Row>
  /** The order in which the rows are stored, to count along. */
  stored: readonly SortColumn[]
}

type Placed<Row> = Row & { place: string[] }

/** The rows of a page, and how many the list has: as far as it is counted, and one more for a longer one. */
export async function rowsOfEither<DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  { find, walk, stored }: EitherWay<DB, TB, Row>,
  from: From,
): Promise<{ rows: Placed<Row>[]; counted: number }> {
  const known = from.anchor?.total ?? null
  if (known !== null && known > MOST_COUNTED) return { rows: await rowsFrom(walk, from), counted: known }
  const few = await find()
  if (few === null) return { rows: await rowsFrom(walk, from), counted: known ?? (await count(db, walk, stored)) }
  const found = await sortedRows(db, few, from)
  return found.counted <= MOST_COUNTED ? found : { rows: await rowsFrom(walk, from), counted: found.counted }
}

/** All columns go the same way, so one comparison of rows finds the place in the index. */
export async function rowsFrom<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { columns, anchor, isDescending, most }: From,
): Promise<Placed<Row>[]> {
  const place = sql<string[]>`array[${sql.join(columns.map(({ by }) => sql`${by}::text`))}]`.as('place')
  let page = query.select(place).limit(most)
  for (const { by } of columns) page = page.orderBy(by, isDescending ? 'desc' : 'asc')
  if (anchor) page = page.where(beyond(columns, anchor, isDescending))
  return (await page.execute()) as unknown as Placed<Row>[]
}

function beyond(columns: readonly SortColumn[], anchor: Place, isDescending: boolean) {
  const left = sql.join(columns.map(({ by }) => by))
  const right = sql.join(columns.map(({ type }, index) => sql`${anchor.values[index]}::${type}`))
  return sql<boolean>`(${left}) ${sql.raw(isDescending ? '<' : '>')} (${right})`
}

/**
 * Finds all rows, and no more than are counted, before it sorts them. The inner one is planned as if all of them were
 * wanted: with the limit in sight PostgreSQL would hope to meet enough of them in a table it reads from the beginning.
 */
async function sortedRows<DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  { columns, anchor, isDescending, most }: From,
): Promise<{ rows: Placed<Row>[]; counted: number }> {
  const named = columns.map(({ type }, index): SortColumn => ({ by: sql.ref(`by${index}`), type }))
  const every = query.select(columns.map(({ by }, index) => by.as(`by${index}`)))
  const order = sql.join(named.map(({ by }) => sql`${by} ${sql.raw(isDescending ? 'desc' : 'asc')}`))
  const { rows } = await sql<Placed<Row> & { counted: number; place: string[] | null }>`
    with every_row as materialized (${every}),
      found as materialized (select * from every_row limit ${MOST_COUNTED + 1}),
      page as (
        select *, array[${sql.join(named.map(({ by }) => sql`${by}::text`))}] as place from found
        where ${anchor ? beyond(named, anchor, isDescending) : sql`true`}
        order by ${order} limit ${most}
      )
    select page.*, counting.counted from (select count(*)::int as counted from found) counting left join page on true
    order by ${order}`.execute(db)
  return { rows: rows.filter(({ place }) => place !== null), counted: rows[0]?.counted ?? 0 }
}

/** As far as lists are counted, along an index: without one a long list would be read from its table. */
export async function count<DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: readonly SortColumn[],
): Promise<number> {
  let first = query
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(MOST_COUNTED + 1)
  for (const { by } of columns) first = first.orderBy(by)
  const { rows } = await sql<{ counted: number }>`select count(*)::int as counted from ${first} as first_rows`.execute(
    db,
  )
  return rows[0]?.counted ?? 0
}

/** The rows of a whole list, and the sum of their amounts: null for a list that has none. */
export type Sum = { rows: number; cents: bigint | null }

/** Reads a list from end to end, along an index where nothing is added up. */
export async function sumUp<DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: readonly SortColumn[],
  cents?: RawBuilder<bigint>,
): Promise<Sum> {
  let every = query.clearSelect().select((cents ?? sql`0`).as('cents'))
  for (const { by } of columns) every = every.orderBy(by)
  const sum = cents ? sql`coalesce(sum(cents), 0)::bigint` : sql`null::bigint`
  const { rows } = await sql<Sum>`
    select count(*)::int as rows, ${sum} as cents from ${every} as every_row`.execute(db)
  return rows[0] ?? { rows: 0, cents: null }
}
