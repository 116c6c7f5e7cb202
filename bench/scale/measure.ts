import type { Services } from '../../custodian/platform/context/services.ts'
import type { WatchedDatabase } from '../../tests/plans.ts'
import { explained, stockOf, tablesReadWhole, type Stock } from '../../tests/plans.ts'
import { restClient, type RestAnswer } from '../../tests/clients.ts'
import { median } from '../report.ts'
import type { Ask } from './asks.ts'
import { databaseTime, ownTime } from './processor.ts'
import type { Served } from './served.ts'

/** The cost of a call. */
export interface Cost {
  p50: number
  p99: number
  /**
   * Median CPU time of PostgreSQL and the custodian, in milliseconds, which depends less on other load than wall time.
   */
  processor: number
  /** Size of the response in bytes. */
  bytes: number
  /** Rows that its query plans read, including filtered ones, but without those counted for a total. */
  rows: number
  /** Rows that were counted for a total, up to a limit. */
  counted: number
  /** Database pages of 8 kB that were read. */
  buffers: number
  /** Tables that a query plan read sequentially. */
  whole: string[]
  status: number
  /** Number of the measured page, if it is not the first. */
  page?: number
}

/** Number of calls of each kind, from the environment variable TIMES. */
const TIMES = Number(process.env['TIMES'] ?? 21)
const SKIPPED_PAGE = 1_000

export async function stock(served: Served): Promise<Stock> {
  return stockOf(served.database)
}

/** A call at one database size, and its cost. */
export interface Asked {
  served: Served
  make: () => Promise<unknown>
  read: Omit<Cost, 'p50' | 'p99' | 'processor'>
}

/** Goes to the page, makes the call once, and asks PostgreSQL for the rows that each statement reads. */
export async function asked(served: Served, known: Stock, tokens: Record<Ask['as'], string>, ask: Ask): Promise<Asked> {
  const { path, page } = await goTo(served, tokens[ask.as], ask)
  const make = () => restClient(served.custodianUrl, tokens[ask.as])(ask.method, path, ask.body)
  await forget(served.services)
  served.database.statements.length = 0
  const { body, status } = await make()
  const read = await readBy(served.database, known, [...served.database.statements])
  const bytes = JSON.stringify(body).length
  return { served, make, read: { bytes, status, ...read, ...(page === undefined ? {} : { page }) } }
}

/** Repeats the calls alternately, so that other load affects all of them equally. */
export async function costsInTurns(calls: readonly Asked[]): Promise<Cost[]> {
  const runs = await Promise.all(
    calls.map(async (call) => ({
      ...call,
      databaseTime: await databaseTime(call.served),
      times: [] as number[],
      computed: [] as number[],
    })),
  )
  for (let n = 0; n < TIMES; n += 1)
    for (const { served, make, databaseTime: used, times, computed } of runs) {
      await forget(served.services)
      const before = used() + ownTime()
      times.push((await timed(make)).milliseconds)
      computed.push(used() + ownTime() - before)
    }
  return runs.map(({ read, times, computed }) => ({
    ...read,
    p50: median(times),
    p99: Math.max(...times),
    processor: median(computed),
  }))
}

export async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const began = performance.now()
  const answer = await work()
  return { answer, milliseconds: performance.now() - began }
}

/** Resets the rate limit: a person may make 30 searches a minute, and the benchmark makes more. */
export async function forget({ db }: Services): Promise<void> {
  await db.deleteFrom('throttle').execute()
}

/** The URL of a distant page, found by following the links of large pages; for a shorter list, the last page. */
async function goTo(served: Served, token: string, ask: Ask): Promise<{ path: string; page?: number }> {
  if (ask.page === undefined) return { path: ask.path }
  const rest = restClient(served.custodianUrl, token)
  const [base = '', query = ''] = ask.path.split('?')
  const parameters = new URLSearchParams(query)
  const size = Number(parameters.get('limit') ?? 25)
  const rows = (ask.page - 1) * size
  let next: string | undefined
  let done = 0
  while (done < rows) {
    const limit = Math.min(SKIPPED_PAGE, rows - done)
    const here = new URLSearchParams(next ?? query)
    here.set('limit', String(limit))
    const found = nextOf(await rest(ask.method, `${base}?${here.toString()}`, ask.body))
    if (found === undefined) break
    next = found
    done += limit
  }
  const here = new URLSearchParams(next ?? query)
  here.set('limit', String(size))
  return { path: `${base}?${here.toString()}`, page: done / size + 1 }
}

function nextOf({ headers }: RestAnswer): string | undefined {
  return /<\?([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
}

/** Statements that write; they are excluded, because `explained` would run them again. */
const WRITES = /\b(insert into|delete from|update "?\w+"? set|for (no key )?update)\b/i
/** Statements that count a list up to a limit. */
const COUNTS = /^\s*select count\(\*\)::int as counted from/i
/** Statements that find and count the rows of a list and return a page. */
const COUNTS_FOUND = /\bcounting as materialized\b/i

async function readBy(database: WatchedDatabase, known: Stock, statements: WatchedDatabase['statements']) {
  let [rows, counted, buffers] = [0, 0, 0]
  const whole = new Set<string>()
  for (const statement of statements) {
    for (const table of await tablesReadWhole(database, known, statement)) whole.add(table)
    if (!/^\s*(select|with)\b/i.test(statement.sql) || WRITES.test(statement.sql)) continue
    const read = await explained(database, statement)
    const total = COUNTS_FOUND.test(statement.sql) ? await countedBy(database, statement) : 0
    if (COUNTS.test(statement.sql)) counted += read.rows
    else rows += read.rows - total
    counted += total
    buffers += read.buffers
  }
  return { rows: Math.round(rows), counted: Math.round(counted), buffers, whole: [...whole].toSorted() }
}

async function countedBy({ db }: WatchedDatabase, statement: WatchedDatabase['statements'][number]): Promise<number> {
  const { rows } = await db.executeQuery(statement)
  return (rows[0] as { counted?: number } | undefined)?.counted ?? 0
}
