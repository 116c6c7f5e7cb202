import { cpus } from 'node:os'

/** A person notices a visit or a step that takes longer than this. */
export const LATE_MS = 3_000
/** If at least this share of the CPU was idle, lack of CPU does not explain a late visit. */
const IDLE_SHARE = 0.5

export type Verdict = 'in time' | 'stood still' | 'slow machine'

/** @param idle share of the machine's CPU time that was unused during the visit, 0 to 1 */
export function judge(milliseconds: readonly number[], idle: number): Verdict {
  if (milliseconds.every((one) => one <= LATE_MS)) return 'in time'
  return idle >= IDLE_SHARE ? 'stood still' : 'slow machine'
}

/** CPU time of the whole machine since boot, in milliseconds. */
export interface ProcessorTime {
  idle: number
  all: number
}

export function processorTime(): ProcessorTime {
  const total = { idle: 0, all: 0 }
  for (const { times } of cpus()) {
    total.idle += times.idle
    total.all += times.user + times.nice + times.sys + times.irq + times.idle
  }
  return total
}

export function idleShare(before: ProcessorTime, after: ProcessorTime): number {
  const all = after.all - before.all
  return all > 0 ? (after.idle - before.idle) / all : 0
}

/** A request of the page, in milliseconds since the page was opened; 0 without a response. */
export interface Loaded {
  path: string
  asked: number
  firstByte: number
  end: number
}

/** One line per request in the order of their starts, and the longest gap between received data. */
export function timeline(requests: readonly Loaded[]): string[] {
  const arrivals = requests.flatMap(({ firstByte, end }) => [firstByte, end]).filter((at) => at > 0)
  const sorted = [0, ...arrivals].toSorted((a, b) => a - b)
  const pauses = sorted.map((to, index) => ({ from: sorted[index - 1] ?? 0, to }))
  const [longest = { from: 0, to: 0 }] = pauses.toSorted((a, b) => b.to - b.from - (a.to - a.from))
  const at = (ms: number) => (ms > 0 ? ms.toFixed(0) : '…').padStart(6)
  return [
    `nothing arrived from ${longest.from.toFixed(0)} to ${longest.to.toFixed(0)} ms`,
    ' asked  first    end',
    ...requests
      .toSorted((a, b) => a.asked - b.asked)
      .map(({ asked, firstByte, end, path }) => `${asked.toFixed(0).padStart(6)} ${at(firstByte)} ${at(end)} ${path}`),
  ]
}
