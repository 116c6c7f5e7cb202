import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { password } from '../tests/clients.ts'
import { table } from '../scripts/box.ts'
import { cookieOf } from './cookie.ts'
import { asksOf, type Ask } from './scale/asks.ts'
import { scaleDatabase, scaleFolder, type ScaleDatabase } from './scale/database.ts'
import { asked, costsInTurns, forget, stock, type Asked, type Cost } from './scale/measure.ts'
import { searchSpreads, spreadTable, type Spread } from './scale/percentiles.ts'
import { serve, type Served } from './scale/served.ts'
import type { Stock } from '../tests/plans.ts'
import { HOME_VARIABLES, webOperation } from '../tests/webOperations.ts'
import { subjectOf } from './scale/subject.ts'

// `npm run bench -- scale [owners owners]` compares the cost of the custodian's calls, Home and the sign-in with ten
// thousand and with a million owners. The databases are created once and kept.

const [small = 10_000, large = 1_000_000] = process.argv.slice(3).map(Number)
/** Calls to measure; all by default. */
const wanted = new RegExp(process.env['ONLY'] ?? '')

export async function benchScale(): Promise<void> {
  const sides: Side[] = []
  try {
    for (const owners of [small, large]) sides.push(await open(owners))
    const costs = await costsOf(sides)
    const rows = [...costs].map(([what, [few, many]]) => row(what, few, many))
    const head = ['What', ...columns(small), ...columns(large), 'Time / for a byte', 'Processor', 'Rows', 'Reads whole']
    console.log(`\n${table([head, ...rows])}\n`)
    const grown = [...costs].filter(([, [few, many]]) => grows(few, many)).map(([what]) => what)
    console.log(grown.length === 0 ? 'Nothing grows more than twice.' : `More than twice: ${grown.join('; ')}`)
    const [few, many] = [await spreadsOf(sides[0]), await spreadsOf(sides[1])]
    console.log(`\n${spreadTable(few, many)}\n`)
    const json = { costs: [...costs], few: [...few], many: [...many] }
    writeFileSync(join(scaleFolder(), 'scale.json'), JSON.stringify(json, null, 1))
  } finally {
    for (const { served, database } of sides) {
      await served.stop()
      await database.stop()
    }
  }
}

/** Below these figures, differences come from the run, not from the call. */
const NOISE = { milliseconds: 5, rows: 200 }

/**
 * Whether the larger database more than doubles the cost of a call, relative to its bytes: in CPU time, or in rows
 * read, without those counted for a list's total.
 */
function grows(few: Cost, many: Cost): boolean {
  const most = 2 * Math.max(1, many.bytes / few.bytes)
  return (
    (many.processor > NOISE.milliseconds && many.processor > most * few.processor) ||
    (many.rows > NOISE.rows && many.rows > most * few.rows)
  )
}

const columns = (owners: number) =>
  ['p50 / p99 ms', 'processor ms', 'rows + counted', 'kB'].map((text) => `${text}, ${owners.toLocaleString('en')}`)

function row(what: string, few: Cost, many: Cost): string[] {
  const cells = (cost: Cost) => [
    `${cost.p50.toFixed(1)} / ${cost.p99.toFixed(1)}`,
    cost.processor.toFixed(1),
    cost.rows < 0 ? '' : `${cost.rows} + ${cost.counted}${cost.page ? ` (page ${cost.page})` : ''}`,
    (cost.bytes / 1024).toFixed(1),
  ]
  const shown = Math.max(1, many.bytes / few.bytes)
  const ratio = (of: (cost: Cost) => number) =>
    of(few) > 0 ? [1, shown].map((by) => (of(many) / of(few) / by).toFixed(1)).join(' / ') : ''
  const name = many.status < 400 ? what : `${what} (${many.status})`
  return [
    name,
    ...cells(few),
    ...cells(many),
    ratio(({ p50 }) => p50),
    ratio(({ processor }) => processor),
    ratio(({ rows }) => rows),
    [...few.whole.map((table) => `${table} (${small.toLocaleString('en')})`), ...many.whole].join(' '),
  ]
}

/** A custodian with a database of one size, its session tokens and the calls to measure. */
interface Side {
  served: Served
  database: ScaleDatabase
  known: Stock
  tokens: Record<Ask['as'], string>
  asks: ReadonlyMap<string, Ask>
}

async function open(owners: number): Promise<Side> {
  console.log(`${owners.toLocaleString('en')} owners …`)
  const database = await scaleDatabase(owners)
  const served = await serve(database)
  const asks = asksOf(await subjectOf(database.url)).filter(({ what }) => wanted.test(what))
  return {
    served,
    database,
    known: await stock(served),
    tokens: await tokensOf(served),
    asks: new Map(asks.map((ask) => [ask.what, ask])),
  }
}

/** The cost of each call with the smaller and with the larger database. */
async function costsOf(sides: readonly Side[]): Promise<Map<string, [Cost, Cost]>> {
  const costs = new Map<string, [Cost, Cost]>()
  const measure = async (what: string, ask: (side: Side) => Promise<Asked>) => {
    const calls: Asked[] = []
    for (const side of sides) calls.push(await ask(side))
    const [few, many] = await costsInTurns(calls)
    if (!few || !many) return
    costs.set(what, [few, many])
    const each = [few, many].map((cost) => `${cost.processor.toFixed(1)} ms, ${cost.rows} rows`)
    console.log(`  ${what}: ${each.join('; ')} ${many.whole.join(' ')}`)
  }
  for (const what of sides[0]?.asks.keys() ?? [])
    await measure(what, ({ served, known, tokens, asks }) => asked(served, known, tokens, asks.get(what) as Ask))
  await measure('Home, through the gateway', ({ served }) => home(served))
  await measure('login, through the gateway', ({ served }) => logIn(served))
  return costs
}

const spreadsOf = (side: Side | undefined): Promise<Map<string, Spread>> =>
  side ? searchSpreads(side.served, side.tokens.staff, wanted) : Promise.resolve(new Map())

async function tokensOf({ services, database, custodianUrl }: Served): Promise<Record<Ask['as'], string>> {
  const { rows } = await database.executeSql(`
    select u.email from portal_user u join retirement_account a using (account_owner_id)
    join distribution_request r using (account_id) where u.email like 'owner%' order by u.user_id limit 1`)
  const token = async (username: string) => {
    await forget(services)
    const response = await fetch(`${custodianUrl}/api/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    })
    return ((await response.json()) as { token: string }).token
  }
  return {
    customer: await token(String(rows[0]?.['email'])),
    staff: await token('service@example.com'),
    compliance: await token('compliance@example.com'),
    administrator: await token('admin@example.com'),
  }
}

async function home(served: Served): Promise<Asked> {
  const cookie = await cookieOf(served.gatewayUrl)
  const body = webOperation('HomePageQuery', HOME_VARIABLES)
  return unread(served, async () => {
    const response = await fetch(`${served.gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal': '1', cookie },
      body,
    })
    const text = await response.text()
    if (text.includes('"errors"')) throw new Error(`Home answered ${text}`)
    return text
  })
}

const logIn = (served: Served) => unread(served, () => cookieOf(served.gatewayUrl))

/** Calls through the gateway; its CPU time and the rows that its calls read are not counted. */
async function unread(served: Served, make: () => Promise<string>): Promise<Asked> {
  await forget(served.services)
  const { length: bytes } = await make()
  return { served, make, read: { bytes, rows: -1, counted: 0, buffers: 0, whole: [], status: 200 } }
}
