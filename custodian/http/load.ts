import { monitorEventLoopDelay } from 'node:perf_hooks'

export type Load = {
  readonly inFlight: number
  /** Whether the next request would only make all others later. */
  isTooMuch: () => boolean
  enter: () => void
  leave: () => void
  stop: () => void
}

const MOST_IN_FLIGHT = 256
/** From here on a slow event loop counts as overload rather than as a hiccup. */
const BUSY = 64
const SLOW_LOOP_MS = 100
const SAMPLE_MS = 250

/** Counts what is being answered and watches how late the event loop runs. */
export function createLoad(): Load {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let slow = false
  const timer = setInterval(() => {
    slow = delay.mean / 1e6 > SLOW_LOOP_MS
    delay.reset()
  }, SAMPLE_MS)
  timer.unref()
  let inFlight = 0
  return {
    get inFlight() {
      return inFlight
    },
    isTooMuch: () => inFlight >= MOST_IN_FLIGHT || (slow && inFlight >= BUSY),
    enter: () => void (inFlight += 1),
    leave: () => void (inFlight -= 1),
    stop: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
