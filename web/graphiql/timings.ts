/** Duration of one answer in milliseconds, and its calls to the custodian. */
export interface Timings {
  operation: string
  total: number
  /** Measured in the browser, from sending to the end of the answer. */
  elapsed: number
  calls: readonly { name: string; at: number; took: number; outcome: string }[]
}

let last: Timings | null = null
const listeners = new Set<() => void>()

export const lastTimings = () => last

export function keepTimings(next: Timings | null): void {
  last = next
  for (const tell of listeners) tell()
}

/** Calls back after each answer. Returns a function that unsubscribes. */
export function followTimings(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Parses the gateway's `Server-Timing` header; null without data. */
export function timingsOf(header: string | null, operation: string, elapsed: number): Timings | null {
  const entries = [...(header ?? '').matchAll(/([\w-]+);dur=([\d.]+);desc="([^"]*)"/g)].map(
    ([, name = '', took, said = '']) => ({ name, took: Number(took), said }),
  )
  const [total, ...calls] = entries
  if (total?.name !== 'total') return null
  return {
    operation,
    elapsed,
    total: total.took,
    calls: calls.map(({ name, took, said }) => {
      const [at, outcome = ''] = said.split(' ')
      return { name, took, at: Number(at), outcome }
    }),
  }
}
