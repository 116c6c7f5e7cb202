import { Pool } from 'undici'
import type { MeasuredServer } from './server.ts'

export interface Load {
  origin: string
  path: string
  headers: Record<string, string>
  body: string
}

const concurrency = 32

/** Sends the same request from 32 callers (or as many as are given); microseconds of the server's CPU per request, and requests per second. */
export async function cpuPerRequest(
  server: MeasuredServer,
  load: Load,
  count: number,
  callers = concurrency,
): Promise<{ micros: number; rate: number }> {
  const pool = new Pool(load.origin, { connections: callers })
  const { path, headers, body } = load
  const before = await server.cpu()
  const started = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (next < count) {
        next += 1
        const answer = await pool.request({ method: 'POST', path, headers, body })
        const bytes = await answer.body.arrayBuffer()
        if (answer.statusCode !== 200)
          throw new Error(`${path} answered ${answer.statusCode}: ${Buffer.from(bytes).toString()}`)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const used = (await server.cpu()) - before
  await pool.close()
  return { micros: used / count, rate: count / seconds }
}
