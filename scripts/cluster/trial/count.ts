/** One action of a person, pressed again with the same key until it was acknowledged. */
export interface Write {
  key: string
  /** Answer to each press that failed in the web: the person was told to try again. */
  failed: string[]
  /** Milliseconds from the first press until it was acknowledged; null if it never was. */
  took: number | null
}

/** Actions and answers while a part was away. */
export interface Seen {
  writes: readonly Write[]
  reads: readonly { isGood: boolean }[]
  /** Milliseconds from the loss of the part until each missing answer, including those that the web retried. */
  away: readonly number[]
}

export interface Counted {
  acknowledged: number
  /** Acknowledged, but not in the database. */
  lost: number
  /** Written more than once. */
  doubled: number
  /** Presses with the answer "try again", and the most for one action. */
  tryAgain: number
  mostTryAgain: number
  /** Page views that showed a failure. */
  readsFailed: number
  slowestSeconds: number
  /** From the loss of the part until the last missing answer; 0 without one. */
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
