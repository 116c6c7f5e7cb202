import type { Services } from '../context/services.ts'
import type { Tx } from '../db/connect.ts'
import { bisectOnFailure } from './bisect.ts'
import type { JobRun } from './job.ts'
import { expectWork, noteWork } from './progress.ts'

/** What became of an item that needs a transaction of its own, after that of its batch. */
export const ALONE = 'alone'

type Counts = Record<string, number>

/** What became of an item: a word for it, or what was made of it, counted. */
type Result = string | Counts

interface Alone<T> {
  /** Works on one item under its locks, whatever is special about it. Answers what became of it. */
  alone: (tx: Tx, item: T) => Promise<Result>
  /** "request 2001": how a failure names it. */
  nameOf: (item: T) => string
}

interface Batches<T> extends Alone<T> {
  /** How many there are, for the progress. */
  total: number
  /** The next batch behind this item, from the start for null; none at the end. */
  next: (last: T | null) => Promise<readonly T[]>
  /**
   * Works on the items that nobody else holds in a few statements, under their locks, and answers what became of each.
   * What is ALONE it has left as it was.
   */
  together: (tx: Tx, items: readonly T[]) => Promise<ReadonlyMap<T, Result>>
}

/**
 * Works on all items, in batches of one transaction each. They are looked at again under their locks: two runs at once,
 * or a run after a crash, find the work of the other done. What somebody else holds at that moment is waited for at the
 * end. A batch that fails is halved down to the one that fails, which keeps none of the others: it is noted, and the run
 * can be repeated. Answers how many had which result.
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

/** The same for the few of which each is special. */
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

/** Both counts together. */
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
