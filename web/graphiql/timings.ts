/** Duration of one response in milliseconds, and of its calls to the custodian. */
export interface Timings {
  operation: string
  total: number
  /** Milliseconds from sending the request to the end of the response, measured in the browser. */
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

/** Calls back after each response. Returns a function that unsubscribes. */
export function followTimings(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Parses the gateway's `Server-Timing` header; null if there is none. */
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
