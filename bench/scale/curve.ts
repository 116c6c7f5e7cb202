import type { MeasuredServer } from '../server.ts'

/** The memory of a process while it worked, in MB. */
export interface Curve {
  what: string
  seconds: number
  /** Every second. */
  rss: number[]
  /** Heap and buffers that a collection left, in even distances from start to end. */
  kept: number[]
  outcome: string
}

/** Looks at most; beyond that every other one is forgotten, and the distance is doubled. */
const MOST_LOOKS = 40
const FIRST_DISTANCE_MS = 250

/** Looks at a process until `work` ends. */
export async function watched(what: string, server: MeasuredServer, work: Promise<string>): Promise<Curve> {
  const began = performance.now()
  const rss: number[] = []
  let kept: number[] = []
  let ended = false
  const finished = work.finally(() => (ended = true))
  const pause = (ms: number) => Promise.race([finished, new Promise((resolve) => setTimeout(resolve, ms))])
  const unlessItEnds = <T>(asked: Promise<T>) => Promise.race([asked.catch(() => null), finished.then(() => null)])

  async function lookAtAll(): Promise<void> {
    for (; !ended; await pause(1_000)) {
      const now = await unlessItEnds(server.memoryNow())
      if (now) rss.push(now.rss)
    }
  }
  async function lookAtKept(): Promise<void> {
    let distance = FIRST_DISTANCE_MS
    for (; !ended; await pause(distance)) {
      const now = await unlessItEnds(server.kept())
      if (now !== null) kept.push(now)
      if (kept.length < MOST_LOOKS) continue
      kept = kept.filter((_, place) => place % 2 === 0)
      distance *= 2
    }
  }
  await Promise.all([lookAtAll(), lookAtKept()])
  return { what, rss, kept, outcome: await finished, seconds: (performance.now() - began) / 1_000 }
}

export const CURVE_HEAD = [
  'What',
  'Seconds',
  'RSS: start, peak, end (MB)',
  'Kept after a collection, at each tenth (MB)',
  'Kept in the first, the last third (MB)',
  'Outcome',
]

export function cellsOf({ what, seconds, rss, kept, outcome }: Curve): string[] {
  const tenths = Array.from({ length: 11 }, (_, tenth) => kept[Math.round(((kept.length - 1) * tenth) / 10)] ?? 0)
  const third = Math.max(1, Math.floor(kept.length / 3))
  const thirds = [kept.slice(0, third), kept.slice(-third)].map((part) => mean(part).toFixed(1))
  const rssOf = [rss[0], Math.max(...rss), rss.at(-1)].join(', ')
  return [what, seconds.toFixed(0), rssOf, tenths.map((mb) => mb.toFixed(0)).join(' '), thirds.join(', '), outcome]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
