import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { table } from '../scripts/box.ts'
import { root } from '../scripts/child.ts'
import { mean, spread } from './answer/figures.ts'
import { measure, type Lane, type Next, type Slice } from './answer/lanes.ts'
import { OPERATIONS, type Operation } from './answer/operations.ts'
import { afterPause, type AfterPause } from './answer/pause.ts'
import { startLimit, startPortal, type Portal } from './answer/portal.ts'
import { nextOfLimit, record, transactionsOf, type Recorded } from './answer/record.ts'

// `npm run bench -- answer`: CPU cost of a response from gateway to disk, relative to a minimal server (limit.ts).
// Settings: ONLY (HOME,BOOK), DATABASE (postgres, embedded or both), CALLERS (8), ROUNDS (6), ANSWERS (200),
// WARM_UP (2000), BEFORE (another checkout) and PAUSE (idle seconds before a HOME).
const ROUNDS = Number(process.env.ROUNDS ?? 6)
const ANSWERS = Number(process.env.ANSWERS ?? 200)
// V8 compiles the portal's code during the first 1,600 responses of a kind, which doubles their cost.
const WARM_UP = Number(process.env.WARM_UP ?? 2_000)
/** Maximum number of warm-up slices; for some operations, preparing a slice takes longer than the slice itself. */
const MOST_WARM_UPS = 20
const CALLERS = Number(process.env.CALLERS ?? 8)
const DATABASE = process.env.DATABASE ?? 'postgres'
const PAUSE = Number(process.env.PAUSE ?? 0)
const PAUSES = 3
const BEFORE = process.env.BEFORE
const ONLY = process.env.ONLY?.split(',') ?? Object.keys(OPERATIONS)

/** A measured server with its requests. */
interface Contender {
  lane: Lane
  next: Next
  before: () => Promise<unknown>
  /** Transactions per response; null without PostgreSQL. */
  transactions: number | null
  slices: Slice[]
}

/** Measures the CPU of every process per response, interleaved with the minimal server of limit.ts; prints a table. */
export async function benchAnswer(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  await chmod(folder, 0o755)
  const lanes: Lane[] = []
  const rows: string[][] = []
  // Reports a failed operation next to the others' figures.
  const failed = (name: string, error: unknown) => {
    rows.push([name, String(error)])
    process.exitCode = 1
  }
  try {
    const recorded = await recordAll(join(folder, 'limit'), failed)
    const portals = await startAll(folder, lanes)
    const limit = await startLimit(join(folder, 'limit'), [...recorded.values()].flat())
    lanes.push(limit)
    for (const [name, recording] of recorded) {
      const operation = OPERATIONS[name]
      if (!operation) continue
      try {
        const contenders = await prepareAll(name, operation, portals, limit, recording)
        rows.push(...(PAUSE > 0 ? await comparePauses(name, contenders) : await compare(name, operation, contenders)))
      } catch (error) {
        failed(name, error)
      }
    }
    console.log(`\n${table([PAUSE > 0 ? PAUSE_HEAD : HEAD, ...rows])}\n`)
  } finally {
    await Promise.all(lanes.map((lane) => lane.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

function chosen(): [string, Operation][] {
  const unknown = ONLY.filter((name) => !(name in OPERATIONS))
  if (unknown.length > 0) throw new Error(`no ${unknown.join(', ')}; there are ${Object.keys(OPERATIONS).join(', ')}`)
  return Object.entries(OPERATIONS).filter(([name]) => ONLY.includes(name))
}

/** Records the statements of each operation at a portal, whose database the minimal server (limit.ts) later uses. */
async function recordAll(
  folder: string,
  failed: (name: string, error: unknown) => void,
): Promise<Map<string, Recorded>> {
  const portal = await startPortal('recording', root, 'postgres', folder)
  try {
    const recorded = new Map<string, Recorded>()
    for (const [name, operation] of chosen())
      try {
        recorded.set(name, await record(portal, name, operation, await operation.prepare(portal)))
      } catch (error) {
        failed(name, error)
      }
    return recorded
  } finally {
    await portal.stop()
  }
}

async function startAll(folder: string, lanes: Lane[]): Promise<Portal[]> {
  const engines = (['postgres', 'embedded'] as const).filter((engine) => [engine, 'both'].includes(DATABASE))
  const portals: Portal[] = []
  for (const engine of engines)
    for (const [name, checkout] of Object.entries({ ours: root, before: BEFORE })) {
      if (checkout === undefined) continue
      const portal = await startPortal(`${name}, ${engine}`, checkout, engine, join(folder, `${name}-${engine}`))
      lanes.push(portal)
      portals.push(portal)
    }
  return portals
}

async function prepareAll(
  name: string,
  operation: Operation,
  portals: readonly Portal[],
  limit: Lane,
  recorded: Recorded,
): Promise<Contender[]> {
  const nothing = async () => {}
  const contenders: Contender[] = []
  for (const portal of portals) {
    if (operation.postgresOnly && !portal.database) continue
    const prepared = await operation.prepare(portal)
    const transactions = await transactionsOf(portal, prepared)
    contenders.push({ lane: portal, before: nothing, ...prepared, transactions, slices: [] })
  }
  contenders.push({
    lane: limit,
    next: nextOfLimit(name, recorded),
    before: nothing,
    transactions: operation.writes ? 1 : (recorded[0]?.statements.length ?? NaN),
    slices: [],
  })
  return contenders
}

async function compare(
  name: string,
  { goal, most = ANSWERS }: Operation,
  contenders: Contender[],
): Promise<string[][]> {
  const answers = Math.min(most, ANSWERS)
  for (const { lane, next, before } of contenders)
    for (let sent = 0; sent < Math.min(WARM_UP, MOST_WARM_UPS * answers); sent += answers) {
      await before()
      await measure(lane, next, answers, CALLERS)
    }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const turn of contenders.keys()) {
      const contender = contenders[(round + turn) % contenders.length]
      if (!contender) continue
      await contender.before()
      contender.slices.push(await measure(contender.lane, contender.next, answers, CALLERS))
    }
  console.log(`  ${name} is measured`)
  return contenders.map((contender) => rowOf(name, goal, contender, contenders.at(-1)?.slices ?? []))
}

function rowOf(
  name: string,
  goal: number,
  { lane, slices, transactions }: Contender,
  reference: readonly Slice[],
): string[] {
  const of = (what: keyof Slice, digits = 2) => {
    const figure = mean(slices.map((slice) => slice[what]))
    return Number.isNaN(figure) ? '' : figure.toFixed(digits)
  }
  return [
    name,
    lane.name,
    of('gateway'),
    of('custodian'),
    of('database'),
    of('sum'),
    spread(slices.map(({ sum }, round) => sum / (reference[round]?.sum ?? NaN))),
    of('statements', 1),
    transactions?.toFixed(0) ?? '',
    of('plan'),
    of('execution'),
    of('perSecond', 0),
    `≤ ${goal.toFixed(1)}`,
  ]
}

/** Compares the first response after an idle period with the usual one, for each contender in turn. */
async function comparePauses(name: string, contenders: readonly Contender[]): Promise<string[][]> {
  for (const { lane, next } of contenders) await measure(lane, next, WARM_UP, CALLERS)
  const rows: string[][] = []
  for (const { lane, next } of contenders) {
    const pauses: AfterPause[] = []
    for (let round = 0; round < PAUSES; round += 1) pauses.push(await afterPause(lane, next, PAUSE))
    const ratios = pauses.map(({ usual, first }) => first / usual)
    const [usual, first] = [mean(pauses.map((one) => one.usual)), mean(pauses.map((one) => one.first))]
    rows.push([name, lane.name, usual.toFixed(2), first.toFixed(2), spread(ratios), '≤ 1.5'])
  }
  return rows
}

const PAUSE_HEAD = ['Operation', 'Portal', 'Usual, one caller ms', `First after ${PAUSE} s`, 'Ratio', 'Goal']

const HEAD = [
  'Operation',
  'Portal',
  'Gateway ms',
  'Custodian',
  'Database',
  'Sum',
  'Ratio to the limit',
  'Statements',
  'Transactions',
  'Plan ms',
  'Execution',
  'Answers/s',
  'Goal',
]
