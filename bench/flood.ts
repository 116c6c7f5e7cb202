import { Pool } from 'undici'

// Runs many callers in a separate process, so that their CPU does not disturb the measurement. bench/overload.ts sends
// it one Flood after the other and receives a Flooded for each.
export interface Flood {
  origin: string
  headers: Record<string, string>
  body: string
  seconds: number
  /** Either requests per second at a fixed rate, or callers who each wait for their response. */
  rate?: number
  callers?: number
}

export interface Flooded {
  /** Responses per second with data and without an error, within two seconds. */
  goodput: number
  sent: number
  good: number
  refused: number
  /** Number of all other responses. */
  failed: number
  /** Reasons of failures: "UPSTREAM_TIMEOUT, slow" or another error code, "late", or a status. */
  failures: Record<string, number>
  /** Requests without a response within five seconds, or with a broken connection. */
  unanswered: number
  /** Response time of successful requests, in milliseconds. */
  p50: number
  p99: number
  /** Response time of refusals, in milliseconds. */
  refusedP99: number
  /** CPU time of the callers' process. */
  cpuSeconds: number
}

const IN_TIME_MS = 2_000
const PATIENCE_MS = 5_000
const CONNECTIONS = 600
/** Maximum number of open requests, because the machine is shared. */
const MOST_UNDER_WAY = 6_000
const TICK_MS = 5
/** Milliseconds; a faster failure is an open circuit breaker or another immediate error, not a timeout. */
const QUICK_MS = 500

process.on('message', (flood: Flood) => {
  void run(flood).then((flooded) => process.send?.(flooded))
})

async function run({ origin, headers, body, seconds, rate, callers }: Flood): Promise<Flooded> {
  const cpuBefore = process.cpuUsage()
  const pool = new Pool(origin, { connections: callers ?? CONNECTIONS })
  const good: number[] = []
  const refused: number[] = []
  const counts = { sent: 0, failed: 0, unanswered: 0 }
  const failures: Record<string, number> = {}
  let underWay = 0

  const fail = (why: string) => {
    counts.failed += 1
    failures[why] = (failures[why] ?? 0) + 1
  }
  const once = async (): Promise<void> => {
    counts.sent += 1
    underWay += 1
    const began = performance.now()
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const answer = await pool.request({ method: 'POST', path: '/graphql', headers, body, signal })
      const text = await answer.body.text()
      const took = performance.now() - began
      if (answer.statusCode === 503) refused.push(took)
      else if (answer.statusCode !== 200 || text.includes('"errors":['))
        fail(`${codesIn(text) || answer.statusCode}, ${took < QUICK_MS ? 'quick' : 'slow'}`)
      else if (took > IN_TIME_MS) fail('late')
      else good.push(took)
    } catch {
      counts.unanswered += 1
    } finally {
      underWay -= 1
    }
  }

  const started = performance.now()
  const isOver = () => performance.now() - started >= seconds * 1_000
  if (callers !== undefined) {
    const caller = async () => {
      while (!isOver()) await once()
    }
    await Promise.all(Array.from({ length: callers }, caller))
  } else {
    await new Promise<void>((resolve) => {
      let due = 0
      const timer = setInterval(() => {
        due = ((performance.now() - started) / 1_000) * (rate ?? 0)
        while (counts.sent < due && underWay < MOST_UNDER_WAY && !isOver()) void once()
        if (!isOver()) return
        clearInterval(timer)
        resolve()
      }, TICK_MS)
    })
    const wait = performance.now()
    while (underWay > 0 && performance.now() - wait < PATIENCE_MS + 1_000)
      await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await pool.destroy()
  const { user, system } = process.cpuUsage(cpuBefore)
  return {
    goodput: good.length / seconds,
    sent: counts.sent,
    good: good.length,
    refused: refused.length,
    failed: counts.failed,
    failures,
    unanswered: counts.unanswered,
    p50: share(good, 0.5),
    p99: share(good, 0.99),
    refusedP99: share(refused, 0.99),
    cpuSeconds: (user + system) / 1e6,
  }
}

/** The distinct error codes of a response. */
function codesIn(text: string): string {
  return [...new Set([...text.matchAll(/"code":"([A-Z_]+)"/g)].map(([, code = '']) => code))]
    .toSorted((a, b) => a.localeCompare(b))
    .join(' + ')
}

function share(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN
}
