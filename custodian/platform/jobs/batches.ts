import type { Services } from '../context/services.ts'
import type { Tx } from '../db/connect.ts'
import { bisectOnFailure } from './bisect.ts'
import type { JobRun } from './job.ts'
import { expectWork, noteWork } from './progress.ts'

/** The outcome of an item that its batch left unchanged. The item is processed later in its own transaction. */
export const ALONE = 'alone'

type Counts = Record<string, number>

/** The outcome of an item: a word to count, or counts to add to the totals. */
type Result = string | Counts

interface Alone<T> {
  /** Processes one item under its locks, with all special cases. Returns the outcome. */
  alone: (tx: Tx, item: T) => Promise<Result>
  /** The name of an item in a failure: "request 2001". */
  nameOf: (item: T) => string
}

interface Batches<T> extends Alone<T> {
  /** Number of items, for the progress display. */
  total: number
  /** Returns the next batch after the item `last`, or the first batch for null; an empty batch at the end. */
  next: (last: T | null) => Promise<readonly T[]>
  /**
   * Processes many items in a few statements, under their locks, without those that another transaction has locked.
   * Returns the outcome of each. Items with the outcome ALONE are unchanged.
   */
  together: (tx: Tx, items: readonly T[]) => Promise<ReadonlyMap<T, Result>>
}

/**
 * Processes all items in batches of one transaction each. Items are read again under their locks, so concurrent runs
 * or a run after a crash see finished work. Items locked by others are processed at the end. A failing batch is
 * halved down to the failing item, which is recorded and does not stop the others; the run can be repeated. Returns
 * the number of items by outcome.
 */
export async function eachInBatches<T>(services: Services, run: JobRun, work: Batches<T>): Promise<Counts> {
  const counts: Counts = {}
  await expectWork(services.db, run, work.total)
  const held: T[] = []
  for (let items = await work.next(null); items.length > 0; items = await work.next(items.at(-1) ?? null)) {
    const results = await oneBatch(services, run, work, items)
    for (const item of items) {
      const result = results.get(item)
      if (result === undefined) held.push(item)
      else count(counts, result === ALONE ? await oneAlone(services, run, work, item) : result)
    }
  }
  for (const item of held) count(counts, await oneAlone(services, run, work, item))
  return counts
}

/** Processes each item in its own transaction, for jobs with few items or many special cases. */
export async function eachAlone<T>(
  services: Services,
  run: JobRun,
  items: readonly T[],
  work: Alone<T>,
): Promise<Counts> {
  const counts: Counts = {}
  await expectWork(services.db, run, items.length)
  for (const item of items) count(counts, await oneAlone(services, run, work, item))
  return counts
}

/** Adds two sets of counts by name. */
export function sumOfCounts(one: Counts, other: Counts): Counts {
  const sum = { ...one }
  count(sum, other)
  return sum
}

function count(counts: Counts, result: Result): void {
  for (const [what, n] of Object.entries(typeof result === 'string' ? { [result]: 1 } : result))
    counts[what] = (counts[what] ?? 0) + n
}

async function oneBatch<T>(
  { db }: Services,
  run: JobRun,
  { together }: Batches<T>,
  items: readonly T[],
): Promise<ReadonlyMap<T, Result>> {
  const results = new Map<T, Result>()
  const inOneTransaction = async (part: readonly T[]) => {
    const found = await db.transaction().execute(async (tx) => {
      const done = await together(tx, part)
      await noteWork(tx, run, [...done.values()].filter((result) => result !== ALONE).length)
      return done
    })
    for (const [item, result] of found) results.set(item, result)
  }
  await bisectOnFailure(items, inOneTransaction, (item) => void results.set(item, ALONE))
  return results
}

async function oneAlone<T>({ db }: Services, run: JobRun, { alone, nameOf }: Alone<T>, item: T): Promise<Result> {
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await alone(tx, item)
      await noteWork(tx, run, 1)
      return result
    })
  } catch (error) {
    run.failed(nameOf(item), error)
    await noteWork(db, run, 1)
    return 'failed'
  }
}
