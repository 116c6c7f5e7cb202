/** One thing a person has done, pressed again with the same key until it was acknowledged. */
export interface Write {
  key: string
  /** What was answered to each press that failed for good: somebody was told to try again. */
  failed: string[]
  /** Milliseconds from the first press until it was acknowledged; null if it never was. */
  took: number | null
}

/** What people did and saw while a part was away. */
export interface Seen {
  writes: readonly Write[]
  reads: readonly { isGood: boolean }[]
  /** Milliseconds from the loss of the part until each answer that was none, also those that the web did not show. */
  away: readonly number[]
}

export interface Counted {
  acknowledged: number
  /** Acknowledged, and not in the database. */
  lost: number
  /** Of those written, there more than once. */
  doubled: number
  /** Presses after which somebody was told to try again, and the most of them for one thing. */
  tryAgain: number
  mostTryAgain: number
  /** Looks at a page that showed a failure. */
  readsFailed: number
  slowestSeconds: number
  /** From the loss of the part until the last answer that was none; 0 without one. */
  secondsAway: number
}

/** @param stored how often each key is in the database */
export function count({ writes, reads, away }: Seen, stored: ReadonlyMap<string, number>): Counted {
  const acknowledged = writes.filter(({ took }) => took !== null)
  const most = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.max(one, other), 0)
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ key }) => !stored.has(key)).length,
    doubled: writes.filter(({ key }) => (stored.get(key) ?? 0) > 1).length,
    tryAgain: writes.reduce((sum, { failed }) => sum + failed.length, 0),
    mostTryAgain: most(writes.map(({ failed }) => failed.length)),
    readsFailed: reads.filter(({ isGood }) => !isGood).length,
    slowestSeconds: most(writes.map(({ took }) => took ?? 0)) / 1_000,
    secondsAway: most(away) / 1_000,
  }
}
