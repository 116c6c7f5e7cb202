import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { password } from '../tests/clients.ts'
import { table } from '../scripts/box.ts'
import { cookieOf } from './cookie.ts'
import { HOME_VARIABLES, webOperation } from './gateway/operations.ts'
import { median } from './report.ts'
import { asksOf, type Ask } from './scale/asks.ts'
import { scaleDatabase, scaleFolder } from './scale/database.ts'
import { costOf, forget, stock, timed, TIMES, type Cost } from './scale/measure.ts'
import { databaseTime, ownTime } from './scale/processor.ts'
import { searchSpreads, spreadTable, type Spread } from './scale/percentiles.ts'
import { serve, type Served } from './scale/served.ts'
import { subjectOf } from './scale/subject.ts'

// `npm run bench -- scale [owners owners]`: what the calls of the custodian, Home and the log-in cost with ten thousand
// owners and with a million, and how much more. The databases are made once and kept.

const [small = 10_000, large = 1_000_000] = process.argv.slice(3).map(Number)
/** Which calls, all of them when nothing is said. */
const wanted = new RegExp(process.env['ONLY'] ?? '')

export async function benchScale(): Promise<void> {
  const { costs: few, spreads: fewSpreads } = await measured(small)
  const { costs: many, spreads: manySpreads } = await measured(large)
  const rows = [...many].map(([what, cost]) => row(what, few.get(what), cost))
  const head = ['What', ...columns(small), ...columns(large), 'Time / for a byte', 'Processor', 'Rows', 'Reads whole']
  console.log(`\n${table([head, ...rows])}\n`)
  const grown = [...many].filter(([what, cost]) => grows(few.get(what), cost)).map(([what]) => what)
  console.log(grown.length === 0 ? 'Nothing grows more than twice.' : `More than twice: ${grown.join('; ')}`)
  console.log(`\n${spreadTable(fewSpreads, manySpreads)}\n`)
  const json = { few: [...few], many: [...many], fewSpreads: [...fewSpreads], manySpreads: [...manySpreads] }
  writeFileSync(join(scaleFolder(), 'scale.json'), JSON.stringify(json, null, 1))
}

/** Below these a figure says more of the run than of the call. */
const NOISE = { milliseconds: 5, rows: 200 }

/**
 * Whether a call costs more than twice as much for what it shows, by its bytes: by processor time, or by the rows that it
 * reads beside those that are counted for the total of a list.
 */
function grows(few: Cost | undefined, many: Cost): boolean {
  if (!few) return false
  const most = 2 * Math.max(1, many.bytes / few.bytes)
  return (
    (many.processor > NOISE.milliseconds && many.processor > most * few.processor) ||
    (many.rows > NOISE.rows && many.rows > most * few.rows)
  )
}

const columns = (owners: number) =>
  ['p50 / p99 ms', 'processor ms', 'rows + counted', 'kB'].map((text) => `${text}, ${owners.toLocaleString('en')}`)

function row(what: string, few: Cost | undefined, many: Cost): string[] {
  const cells = (cost: Cost | undefined) =>
    cost
      ? [
          `${cost.p50.toFixed(1)} / ${cost.p99.toFixed(1)}`,
          cost.processor.toFixed(1),
          cost.rows < 0 ? '' : `${cost.rows} + ${cost.counted}${cost.page ? ` (page ${cost.page})` : ''}`,
          (cost.bytes / 1024).toFixed(1),
        ]
      : ['', '', '', '']
  const shown = few ? Math.max(1, many.bytes / few.bytes) : 1
  const ratio = (of: (cost: Cost) => number) =>
    few && of(few) > 0 ? [1, shown].map((by) => (of(many) / of(few) / by).toFixed(1)).join(' / ') : ''
  const name = many.status < 400 ? what : `${what} (${many.status})`
  return [
    name,
    ...cells(few),
    ...cells(many),
    ratio(({ p50 }) => p50),
    ratio(({ processor }) => processor),
    ratio(({ rows }) => rows),
    many.whole.join(' '),
  ]
}

async function measured(owners: number): Promise<{ costs: Map<string, Cost>; spreads: Map<string, Spread> }> {
  console.log(`${owners.toLocaleString('en')} owners …`)
  const database = await scaleDatabase(owners)
  const served = await serve(database)
  const found = new Map<string, Cost>()
  try {
    const tokens = await tokensOf(served)
    const known = await stock(served)
    for (const ask of asksOf(await subjectOf(database.url)).filter(({ what }) => wanted.test(what))) {
      const cost = await costOf(served, known, tokens, ask)
      found.set(ask.what, cost)
      console.log(`  ${ask.what}: ${cost.p50.toFixed(1)} ms, ${cost.rows} rows ${cost.whole.join(' ')}`)
    }
    found.set('Home, through the gateway', await home(served))
    found.set('log-in, through the gateway', await logIn(served))
    return { costs: found, spreads: await searchSpreads(served, tokens.staff, wanted) }
  } finally {
    await served.stop()
    await database.stop()
  }
}

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

async function home(served: Served): Promise<Cost> {
  const cookie = await cookieOf(served.gatewayUrl)
  const body = webOperation('HomePageQuery', HOME_VARIABLES)
  return repeated(served, async () => {
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

const logIn = (served: Served) => repeated(served, () => cookieOf(served.gatewayUrl))

async function repeated(served: Served, ask: () => Promise<string>): Promise<Cost> {
  const times: number[] = []
  const computed: number[] = []
  const databaseUsed = await databaseTime(served)
  const used = () => databaseUsed() + ownTime()
  let bytes = 0
  for (let n = 0; n < TIMES; n += 1) {
    await forget(served.services)
    const before = used()
    const { answer, milliseconds } = await timed(ask)
    times.push(milliseconds)
    computed.push(used() - before)
    bytes = answer.length
  }
  const [p50, p99, processor] = [median(times), Math.max(...times), median(computed)]
  return { p50, p99, processor, bytes, rows: -1, counted: 0, buffers: 0, whole: [], status: 200 }
}
