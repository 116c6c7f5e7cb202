import { setTimeout as pause } from 'node:timers/promises'
import { bankUntil } from './bank.ts'
import { HAPPENED, matchLine, settlePlanMoney, undoMatch, undoSettlement } from './bankDesk.ts'
import {
  adjustCarefully,
  approveCarefully,
  callCarefully,
  confirmCarefully,
  decideCarefully,
  reviewCarefully,
  signCarefully,
} from './careful.ts'
import { clerkOperations } from './clerk.ts'
import { createJournal, type Journal } from './journal.ts'
import { anyJob, OF_A_DAY } from './jobs.ts'
import { openingScene } from './opening.ts'
import { cancel, move, nameBeneficiary, shareOut, sign, withdraw } from './owners.ts'
import type { Staff } from './people.ts'
import { randomOf, type Random } from './random.ts'
import { claimAfterDeath } from './claims.ts'
import { reportDeath, takeDeathBack } from './deaths.ts'
import { askBecauseOfDisability, giveEvidence } from './disability.ts'
import {
  adjust,
  bringBack,
  closeMonth,
  decide,
  decideAboutBank,
  payTaxes,
  release,
  reverse,
  uploadPlan,
  work,
} from './staff.ts'
import { recordReceipt, recordStateForm, redeposit, taxSeason } from './taxes.ts'
import { STOLEN, TRAIL, TRIED } from './thief.ts'
import type { Turn } from './turn.ts'
import { blindInvariants, violations } from './violations.ts'
import { startWorld, type Engine, type Row, type World } from './world.ts'

export interface Options {
  steps: number
  seed: number
  engine: Engine
  kills: number
  /** Number of concurrent operations; with 1, a seed reproduces the run. */
  atOnce?: number
  /** Role of one dishonest login among honest employees. */
  clerk?: Staff['role'] | undefined
  /** Receives progress lines. */
  say?: (line: string) => void
}

export interface Report {
  steps: number
  /** The last calendar day of the run. */
  lastDay: string
  answers: Journal['answers']
  promises: number
  /** Counts of deviating bank entries and their outcomes. */
  bank: Row
  /** The money stolen by a dishonest login, in cents, and its partial successes; null without such a login. */
  clerk: { stolen: Row; tried: Row } | null
  kills: number
  slowestStartMs: number
  /** Connections that broke without a kill; each call was repeated once. */
  broken: readonly string[]
  /** Empty after a good run; each line names seed and step. */
  violations: string[]
  lost: string[]
  problems: readonly string[]
  blind: string[]
  /** The newest error lines of the custodian's log, which explain a server error by its request id. */
  errors: string[]
}

type Operation = (turn: Turn) => Promise<void>

const AT_ONCE = 5
const FIRST_DAY = '2027-12-30'
/** The first days cover two year ends, a month end and a leap day; later days are random. */
const FIRST_DAYS = ['2027-12-31', '2028-01-03', '2028-01-31', '2028-02-29', '2028-12-29', '2029-01-02', '2029-02-01']

const WEIGHTED: ReadonlyArray<readonly [number, Operation]> = [
  [12, withdraw],
  [3, askBecauseOfDisability],
  [5, giveEvidence],
  [14, sign],
  [1, cancel],
  [18, work],
  [6, adjust],
  [3, payTaxes],
  [2, reverse],
  [9, decide],
  [6, decideAboutBank],
  [1, reportDeath],
  [1, takeDeathBack],
  [2, claimAfterDeath],
  [4, bringBack],
  [5, uploadPlan],
  [8, matchLine],
  [2, settlePlanMoney],
  [2, undoMatch],
  [1, undoSettlement],
  [2, nameBeneficiary],
  [1, shareOut],
  [1, move],
  [2, release],
  [2, closeMonth],
  [5, anyJob],
  [3, taxSeason],
  [1, recordReceipt],
  [3, redeposit],
  [2, recordStateForm],
]

/** Weights of the operations if honest employees check before they decide; random decisions are left out. */
const HONEST: ReadonlyArray<readonly [number, Operation]> = [
  [10, withdraw],
  [12, signCarefully],
  [1, cancel],
  [14, approveCarefully],
  [10, decideCarefully],
  [3, callCarefully],
  [5, confirmCarefully],
  [4, reviewCarefully],
  [3, adjustCarefully],
  [1, payTaxes],
  [2, bringBack],
  [4, uploadPlan],
  [6, matchLine],
  [2, settlePlanMoney],
  [1, nameBeneficiary],
  [1, move],
]

const hat = (weighted: ReadonlyArray<readonly [number, Operation]>) =>
  weighted.flatMap(([weight, operation]) => Array.from({ length: weight }, () => operation))

/** Runs random operations on a custodian, sometimes kills it, and checks every invariant after each day. */
export async function runMachine({
  steps,
  seed,
  engine,
  kills,
  atOnce: most = AT_ONCE,
  clerk,
  say = () => {},
}: Options): Promise<Report> {
  const random = randomOf(seed)
  const journal = createJournal()
  const world = await startWorld(engine, noonOf(FIRST_DAY), clerk !== undefined)
  // The dishonest login does about as many operations as all others together.
  const operations = clerk === undefined ? hat(WEIGHTED) : [...hat(HONEST), ...clerkOperations(clerk)]
  const killAt = Array.from({ length: kills }, (_, index) => Math.ceil(((index + 1) * steps) / (kills + 1)))
  const found: string[] = []
  let slowestStartMs = 0
  let days = 0
  let left: Operation[] = [...OF_A_DAY]
  try {
    await openingScene(world)
    let step = 0
    while (step < steps && found.length === 0 && journal.problems.length === 0) {
      const batch = nextBatch(random, { operations, left }, Math.min(most, steps - step))
      const isKilled = killAt[0] !== undefined && step + batch.length >= killAt[0]
      await atOnce({ world, journal, seed, step, batch, killAfterMs: isKilled ? random.whole(0, 60) : null })
      step += batch.length
      if (isKilled) {
        killAt.shift()
        slowestStartMs = Math.max(slowestStartMs, await world.start())
      }
      if (left.length === 0 || isKilled || step >= steps) {
        found.push(...named(await violations(world), { engine, seed, step }))
        if (clerk !== undefined) found.push(...named(await thefts(world), { engine, seed, step }))
      }
      if (left.length > 0) continue
      const next = nextDay(random, world.now(), days, clerk === undefined ? [1, 4] : [5, 25])
      await bankUntil({ step, random, world, journal, mayBeCutOff: () => false }, next)
      await world.setClock(next)
      days += 1
      left = [...OF_A_DAY]
      say(`step ${step}, ${world.now().toISOString().slice(0, 10)}, ${JSON.stringify(journal.answers)}`)
    }
    const at = { engine, seed, step }
    return {
      steps: step,
      lastDay: world.now().toISOString().slice(0, 10),
      answers: journal.answers,
      promises: journal.promises,
      bank: (await world.rows(HAPPENED))[0] ?? {},
      clerk:
        clerk === undefined
          ? null
          : { stolen: (await world.rows(STOLEN))[0] ?? {}, tried: (await world.rows(TRIED))[0] ?? {} },
      kills: kills - killAt.length,
      slowestStartMs: Math.round(slowestStartMs),
      broken: journal.broken,
      violations: found,
      lost: named(await journal.lost(world), at),
      problems: named(journal.problems, at),
      blind: await blindInvariants(world),
      errors: world.errors(),
    }
  } finally {
    await world.stop()
  }
}

/** Money posted for the clerk, sent or not, and the audit trail that led to it. */
async function thefts(world: World): Promise<string[]> {
  const [stolen] = await world.rows(STOLEN)
  if (Number(stolen?.['posted']) === 0) return []
  const trail = (await world.rows(TRAIL)).map((row) => Object.values(row).join(' '))
  return [`money for the dishonest login: ${JSON.stringify(stolen, textOf)}`, ...trail]
}

const textOf = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

/** Up to `most` operations, sometimes including the next job of the day. */
function nextBatch(
  random: Random,
  { operations, left }: { operations: readonly Operation[]; left: Operation[] },
  most: number,
): Operation[] {
  const size = random.whole(1, most)
  const chosen = Array.from({ length: size }, () => random.one(operations) as Operation)
  const job = random.chance(0.8) ? left.shift() : undefined
  return job ? [job, ...chosen.slice(1)] : chosen
}

interface Batch {
  world: World
  journal: Journal
  seed: number
  step: number
  batch: readonly Operation[]
  /** Milliseconds until the custodian is killed; null if it is not killed. */
  killAfterMs: number | null
}

async function atOnce({ world, journal, seed, step, batch, killAfterMs }: Batch): Promise<void> {
  const mayBeCutOff = () => killAfterMs !== null
  const work = batch.map(async (operation, index) => {
    const number = step + index + 1
    const turn: Turn = { step: number, random: randomOf(seed * 1_000_003 + number), world, journal, mayBeCutOff }
    try {
      await operation(turn)
    } catch (error) {
      if (!mayBeCutOff()) journal.wrong(`step ${number}: ${operation.name}: ${String(error)}`)
    }
  })
  if (killAfterMs !== null) {
    await pause(killAfterMs)
    await world.kill()
  }
  await Promise.all(work)
}

/** Returns the next simulated day. `step` is the minimum and maximum of days between; a patient clerk waits longer. */
function nextDay(random: Random, now: Date, days: number, step: readonly [number, number]): Date {
  const planned = FIRST_DAYS[days]
  if (planned) return noonOf(planned)
  if (random.chance(0.06)) return yearEnd(now)
  const next = new Date(now.getTime() + random.whole(...step) * 86_400_000)
  if (random.chance(0.6)) return next
  const monthEnd = Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0, 17)
  return new Date(monthEnd)
}

/** December 30, so the next days cross the year end. */
const yearEnd = (now: Date) => {
  const end = Date.UTC(now.getUTCFullYear(), 11, 30, 17)
  return new Date(end > now.getTime() ? end : Date.UTC(now.getUTCFullYear() + 1, 11, 30, 17))
}

const noonOf = (day: string) => new Date(`${day}T17:00:00Z`)

const named = (lines: readonly string[], { engine, seed, step }: { engine: Engine; seed: number; step: number }) =>
  lines.map((line) => `${engine}, seed ${seed}, up to step ${step}: ${line}`)
