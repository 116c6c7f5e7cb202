/** An adaptive concurrency limit. */
export type Limit = {
  readonly most: number
  /** Whether the limit was lowered within the last five seconds. */
  readonly isTight: boolean
  /**
   * Records the duration in milliseconds of an operation that is fast at low load; Infinity if the next server refused
   * it under load.
   */
  sample: (milliseconds: number) => void
  /** Ends a measurement window; `busiest` is its peak concurrency. */
  adjust: (busiest: number, isSlow: boolean) => void
}

export type Bounds = { least: number; first: number; most: number; targetMs: number }

/** Minimum number of samples in a window. A window with fewer samples passes them to the next window. */
const ENOUGH = 8
const KEPT_WINDOWS = 10
/**
 * Above this concurrency, the limit falls in the first slow window; below it only in the tenth, because a few requests
 * may wait after a start.
 */
const CROWD = 32
const HICCUP_WINDOWS = 10
const TIGHT_WINDOWS = 50
const LESS = 0.7
const MORE = 1.1
/** Factor by which an unused limit shrinks. */
const UNUSED = 0.98

/**
 * Additive increase, multiplicative decrease, like TCP: the limit falls when the median sample exceeds the target, and
 * otherwise rises. A median ignores a single slow call. The minimum `least` keeps the slow resource busy. The initial
 * limit `first` rises with fast responses under load, and decays when unused.
 */
export function createLimit({ first, ...bounds }: Bounds): Limit {
  let most = first
  let sinceLowered = TIGHT_WINDOWS
  let samples: number[] = []
  let windows = 0
  let slow = 0
  return {
    get most() {
      return most
    },
    get isTight() {
      return sinceLowered < TIGHT_WINDOWS
    },
    sample: (milliseconds) => void samples.push(milliseconds),
    adjust(busiest, isSlow) {
      windows += 1
      sinceLowered += 1
      const isEnough = samples.length >= ENOUGH
      if (isSlow || (isEnough && isQueueing(samples, bounds.targetMs))) {
        slow += 1
        if (busiest > CROWD || slow >= HICCUP_WINDOWS) {
          most = Math.max(bounds.least, Math.floor(Math.min(most, busiest) * LESS))
          sinceLowered = 0
        }
      } else if (isEnough || busiest < bounds.least) {
        slow = 0
        if (busiest * 2 >= most) most = Math.min(bounds.most, Math.ceil(most * MORE))
        else most = most < first ? Math.min(first, Math.ceil(most * MORE)) : Math.max(first, Math.floor(most * UNUSED))
      }
      if (!isEnough && windows < KEPT_WINDOWS) return
      samples = []
      windows = 0
    },
  }
}

function isQueueing(samples: number[], targetMs: number): boolean {
  const refused = samples.filter((sample) => sample === Infinity).length
  if (refused * 10 >= samples.length) return true
  const middle = samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0
  return middle > targetMs
}
