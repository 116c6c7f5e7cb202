/** Concurrency limit found by measuring. */
export type Limit = {
  readonly most: number
  /** Whether it was lowered within the last five seconds. */
  readonly isTight: boolean
  /**
   * How long something took, in milliseconds, that is quick while there is little to do. Infinity: it was refused by
   * the next one, who has too much to do.
   */
  sample: (milliseconds: number) => void
  /** Ends a window of measuring; `busiest` is the highest concurrency in it. */
  adjust: (busiest: number, isSlow: boolean) => void
}

export type Bounds = { least: number; first: number; most: number; targetMs: number }

/** Fewer samples are carried to the next window. */
const ENOUGH = 8
const KEPT_WINDOWS = 10
/** More at once than this are a crowd; fewer may wait for some windows, as after a start or a hiccup. */
const CROWD = 32
const HICCUP_WINDOWS = 10
const TIGHT_WINDOWS = 50
const LESS = 0.7
const MORE = 1.1
/** Factor by which unused room shrinks. */
const UNUSED = 0.98

/**
 * Additive-multiplicative, like the window of TCP: when the middle sample took longer than the target, what came in was
 * waiting in a queue and fewer are let in; else more. The middle one, because a single sick call says nothing about the
 * others. `least` is enough to keep whatever is slow busy all the time, so it may be reached without loss. `first` is
 * how many are let in before anything was measured; beyond them only a crowd that is answered quickly finds more room,
 * and what nobody uses is taken back: a first crowd must not find the room of an hour ago.
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
