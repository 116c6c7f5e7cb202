/** How many requests at once are good for everybody; found by measuring. */
export type Limit = {
  readonly most: number
  /**
   * How long something took, in milliseconds, that is quick while there is little to do. Infinity: it was refused by
   * the next one, who has too much to do.
   */
  sample: (milliseconds: number) => void
  /** Ends a window of measuring; `busiest` is the most that was under way in it. */
  look: (busiest: number, isSlow: boolean) => void
}

/** So few samples say nothing yet; they are kept for the next window. */
const ENOUGH = 8
const KEPT_WINDOWS = 10
/** More at once than this are a crowd; fewer may wait for some windows, as after a start or a hiccup. */
const CROWD = 32
const HICCUP_WINDOWS = 10
const LESS = 0.7
const MORE = 1.1

/**
 * Additive-multiplicative, like the window of TCP: when the middle sample took longer than the target, what came in was
 * waiting in a queue and fewer are let in; else more. The middle one, because a single sick call says nothing about the
 * others. `least` is enough to keep whatever is slow busy all the time, so it may be reached without loss.
 */
export function createLimit(bounds: { least: number; most: number; targetMs: number }): Limit {
  let most = bounds.most
  let samples: number[] = []
  let windows = 0
  let slow = 0
  return {
    get most() {
      return most
    },
    sample: (milliseconds) => void samples.push(milliseconds),
    look(busiest, isSlow) {
      windows += 1
      const isEnough = samples.length >= ENOUGH
      if (isSlow || (isEnough && isQueueing(samples, bounds.targetMs))) {
        slow += 1
        if (busiest > CROWD || slow >= HICCUP_WINDOWS)
          most = Math.max(bounds.least, Math.floor(Math.min(most, busiest) * LESS))
      } else if (isEnough || busiest < bounds.least) {
        slow = 0
        most = Math.min(bounds.most, Math.ceil(most * MORE))
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
