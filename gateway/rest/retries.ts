/** Budget of retries. */
export type Retries = {
  /** Counts a first try. */
  called: () => void
  /** Takes one retry if the budget has one. */
  take: () => boolean
}

const SHARE = 0.1
const MOST = 10

/** One retry for ten calls, with a reserve of ten: a failing custodian gets a tenth more calls, not twice as many. */
export function createRetries(): Retries {
  let left = MOST
  return {
    called: () => void (left = Math.min(MOST, left + SHARE)),
    take() {
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
