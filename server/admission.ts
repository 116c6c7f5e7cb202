import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createLimit, type Bounds, type Limit } from './limit.ts'

export type Admission = {
  readonly inFlight: number
  /** Whether the server is so busy that another request would only delay the others. */
  isTooMuch: () => boolean
  enter: () => void
  leave: () => void
  /** Whether the concurrency limit was lowered within the last five seconds (`isTight` of Limit). */
  readonly isTight: boolean
  sample: Limit['sample']
  stop: () => void
}

const MOST_IN_FLIGHT = 256
/** A slow event loop counts as overload only with this many requests in flight. */
const BUSY = 64
const SLOW_LOOP_MS = 100
const WINDOW_MS = 100

/** Target wait for a database connection; the gateway has a lower target, so it slows down first. */
const DEFAULT = { least: 32, first: MOST_IN_FLIGHT, targetMs: 250 }

/** Counts in-flight requests, and measures their queueing time and the event loop delay. */
export function createAdmission(bounds: Omit<Bounds, 'most'> = DEFAULT): Admission {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const limit = createLimit({ ...bounds, most: MOST_IN_FLIGHT })
  let inFlight = 0
  let busiest = 0
  const timer = setInterval(() => {
    limit.adjust(busiest, delay.mean / 1e6 > SLOW_LOOP_MS && busiest >= BUSY)
    busiest = inFlight
    delay.reset()
  }, WINDOW_MS)
  timer.unref()
  return {
    get inFlight() {
      return inFlight
    },
    get isTight() {
      return limit.isTight
    },
    isTooMuch: () => inFlight >= limit.most,
    enter() {
      inFlight += 1
      if (inFlight > busiest) busiest = inFlight
    },
    leave: () => void (inFlight -= 1),
    sample: limit.sample,
    stop: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
