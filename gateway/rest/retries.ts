/** A retry budget. */
export type Retries = {
  /** Counts the first attempt of a call. */
  called: () => void
  /** Whether the budget has a retry left; takes it from the budget. */
  take: () => boolean
}

const SHARE = 0.1
const MOST = 10

/** One retry per ten calls, with a reserve of ten: a failing custodian gets a tenth more calls, not twice as many. */
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
