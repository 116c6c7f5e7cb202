import { table } from '../../scripts/box.ts'
import { restClient } from '../../tests/clients.ts'
import { forget, timed } from './measure.ts'
import { databaseTime } from './processor.ts'
import { searchesOf } from './searches.ts'
import type { Served } from './served.ts'

/** Number of searches of each kind, from the environment variable SEARCHES. */
const COUNT = Number(process.env['SEARCHES'] ?? 200)

/** Durations of one kind of search, in milliseconds: the caller's wall time, and the CPU time of PostgreSQL. */
export interface Spread {
  clock: number[]
  database: number[]
}

/** Makes each search of every kind once; returns their durations. */
export async function searchSpreads(served: Served, token: string, wanted: RegExp): Promise<Map<string, Spread>> {
  const spreads = new Map<string, Spread>()
  const used = await databaseTime(served)
  const rest = restClient(served.custodianUrl, token)
  for (const [kind, searches] of await searchesOf(served.database, COUNT)) {
    if (!wanted.test(`searches by ${kind}`)) continue
    const spread: Spread = { clock: [], database: [] }
    for (const { body, sort } of searches) {
      await forget(served.services)
      const before = used()
      const { answer, milliseconds } = await timed(() =>
        rest('POST', `/api/accountowner/search?limit=25&sort=${sort}`, body),
      )
      if (answer.status !== 200) throw new Error(`a search by ${kind} answered ${answer.status}`)
      spread.clock.push(milliseconds)
      spread.database.push(used() - before)
    }
    spreads.set(kind, spread)
    console.log(`  searches by ${kind}: ${p(spread.clock, 0.5)} / ${p(spread.clock, 0.99)} ms`)
  }
  return spreads
}

const p = (values: readonly number[], part: number) =>
  (values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? NaN).toFixed(1)

/** Durations of the searches with few and with many owners. */
export function spreadTable(few: ReadonlyMap<string, Spread>, many: ReadonlyMap<string, Spread>): string {
  const cells = (spread: Spread | undefined) =>
    [spread?.clock ?? [], spread?.database ?? []].map((values) => `${p(values, 0.5)} / ${p(values, 0.99)}`)
  const head = ['clock', 'database'].map((what) => `${what}, p50 / p99 ms`)
  const all = (spreads: ReadonlyMap<string, Spread>): Spread => ({
    clock: [...spreads.values()].flatMap(({ clock }) => clock),
    database: [...spreads.values()].flatMap(({ database }) => database),
  })
  const rows = [...many].map(([kind, spread]) => [kind, ...cells(few.get(kind)), ...cells(spread)])
  return table([
    [`${COUNT} searches by`, ...head, ...head],
    ...rows,
    ['all of them', ...cells(all(few)), ...cells(all(many))],
  ])
}
