import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { OF_REQUESTS, openDatabase, type Database } from '../custodian/platform/db/connect.ts'
import type { DB } from '../custodian/platform/db/schema.ts'

/** A database that records every statement of a request. */
export interface WatchedDatabase extends Database {
  statements: CompiledQuery[]
}

const INT8 = 20
const DATE = 1082

/** Opens PostgreSQL at this address. */
export async function openWatched(databaseUrl: string): Promise<WatchedDatabase> {
  const plain = await openDatabase({ databaseUrl, dataDir: 'unused' })
  const parsers: Record<number, (text: string) => unknown> = { [INT8]: BigInt, [DATE]: (text) => text }
  const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
    parsers[oid as number] ?? pg.types.getTypeParser(oid, format)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types: { getTypeParser },
    options: `-c timezone=UTC ${OF_REQUESTS}`,
  })
  // A server that stops closes its connections, which emits an error.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const statements: CompiledQuery[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query),
  })
  return {
    ...plain,
    db,
    statements,
    close: async () => {
      await db.destroy()
      await plain.close()
    },
  }
}

interface PlanNode {
  'Node Type': string
  'Total Cost': number
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: PlanNode[]
}

const PLANNED = /^\s*(select|with|insert|update|delete)\b/i
/** From this number of rows on, PostgreSQL uses an index to find few rows, if there is one. */
const LARGE = 1_000
/** Nodes that read all their input before they return a row, so a limit above them saves nothing. */
const BLOCKING: ReadonlySet<string> = new Set(['Sort', 'Aggregate', 'Hash', 'Materialize', 'WindowAgg', 'SetOp'])

type Connection = Parameters<Parameters<ReturnType<Kysely<DB>['connection']>['execute']>[0]>[0]

/** Tables and indexes with many rows, according to the statistics. */
export interface Stock {
  /** Tables of many rows. */
  large: ReadonlySet<string>
  /** Partial indexes used as queues: a full read of one reads only the waiting rows. */
  partial: ReadonlySet<string>
}

export async function stockOf({ executeSql }: Pick<Database, 'executeSql'>): Promise<Stock> {
  const names = async (text: string) => new Set((await executeSql(text)).rows.map(({ name }) => String(name)))
  return {
    large: await names(`select relname as name from pg_class where reltuples >= ${LARGE}`),
    partial: await names(
      'select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indpred is not null',
    ),
  }
}

/**
 * Tables that a statement reads completely: large ones by PostgreSQL's plan; small ones, which are always scanned, only
 * if there is no other plan.
 */
export async function tablesReadWhole(
  { db }: Pick<Database, 'db'>,
  { large, partial }: Stock,
  statement: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<string[]> {
  if (!PLANNED.test(statement.sql)) return []
  return db.connection().execute(async (connection) => {
    const usual = scansOf(await plansOf(connection, statement)).filter(
      (scan) => large.has(scan.table) && (scan.index === undefined || !partial.has(scan.index)),
    )
    await ask(connection, 'set enable_seqscan = off')
    const best = scansOf(await plansOf(connection, statement)).filter(({ index }) => index === undefined)
    await ask(connection, 'reset enable_seqscan')
    return [...new Set([...usual, ...best].map(({ table }) => table))].toSorted()
  })
}

/** Runs a statement again with EXPLAIN ANALYZE. `rows` counts the rows that its scans read, also those filtered out. */
export async function explained(
  { db }: Pick<Database, 'db'>,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<{ rows: number; buffers: number }> {
  return db.connection().execute(async (connection) => {
    const [found] = await ask<{ 'QUERY PLAN': Array<{ Plan: PlanNode }> }>(
      connection,
      `explain (analyze, buffers, format json) ${sql}`,
      parameters,
    )
    const plan = found?.['QUERY PLAN'][0]?.Plan
    return {
      rows: plan ? rowsOf(plan) : 0,
      buffers: (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0),
    }
  })
}

function rowsOf(plan: PlanNode): number {
  const below = (plan.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0)
  if (plan['Relation Name'] === undefined) return below
  const left = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  return below + ((plan['Actual Rows'] ?? 0) + left) * (plan['Actual Loops'] ?? 0)
}

async function ask<Row>(connection: Connection, text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  return (await connection.executeQuery(CompiledQuery.raw(text, [...parameters]))).rows as Row[]
}

async function plansOf(connection: Connection, { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) {
  const rows = await ask<{ 'QUERY PLAN': Array<{ Plan: PlanNode }> }>(
    connection,
    `explain (format json) ${sql}`,
    parameters,
  )
  return rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan))
}

interface Scan {
  table: string
  /** The index that the scan uses; undefined if it reads the table in storage order. */
  index: string | undefined
}

const scansOf = (plans: readonly PlanNode[]) => plans.flatMap((plan) => wholeScans(plan, false))

/** Scans without an index condition, except below a limit or a merge that PostgreSQL expects to end early. */
function wholeScans(plan: PlanNode, isEnded: boolean): Scan[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = plan
  const isWhole =
    type === 'Seq Scan' || (/^Index (Only )?Scan$/.test(type) && plan['Index Cond'] === undefined && !isEnded)
  const endsBelow = type === 'Limit' || (isEnded && !BLOCKING.has(type))
  const below = (plan.Plans ?? []).flatMap((child) =>
    wholeScans(child, endsBelow || (type === 'Merge Join' && child['Total Cost'] > plan['Total Cost'])),
  )
  return isWhole && table !== undefined ? [{ table, index }, ...below] : below
}
