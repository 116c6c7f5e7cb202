/** One write of a person, repeated with the same idempotency key until it was acknowledged. */
export interface Write {
  key: string
  /** The responses to attempts after which the web told the person to "try again". */
  failed: string[]
  /** Milliseconds from the first attempt to the acknowledgment; null if there was none. */
  took: number | null
}

/** Writes and responses during the loss of a part. */
export interface Seen {
  writes: readonly Write[]
  reads: readonly { isGood: boolean }[]
  /** Milliseconds from the loss of the part to each missing response, including those that the web retried. */
  away: readonly number[]
}

export interface Counted {
  acknowledged: number
  /** Writes that were acknowledged but are not in the database. */
  lost: number
  /** Writes that were stored more than once. */
  doubled: number
  /** Number of attempts with the result "try again" in total, and the maximum for one write. */
  tryAgain: number
  mostTryAgain: number
  /** Page views that showed a failure. */
  readsFailed: number
  slowestSeconds: number
  /** Seconds from the loss of the part to the last missing response; 0 if there was none. */
  secondsAway: number
}

/** @param stored number of rows in the database by key */
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
