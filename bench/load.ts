import { Pool } from 'undici'
import type { MeasuredServer } from './server.ts'

export interface Load {
  origin: string
  path: string
  headers: Record<string, string>
  body: string
}

export interface Crowd {
  /** Sends this many requests; returns the server's CPU microseconds per request. */
  send(count: number, callers?: number): Promise<number>
  /** One response, for inspection. */
  ask(): Promise<string>
  leave(): Promise<void>
}

const CALLERS = 32

/** Sends the same request from 32 callers, each on its own connection. */
export function createCrowd(server: MeasuredServer, { origin, path, headers, body }: Load): Crowd {
  const pool = new Pool(origin, { connections: CALLERS })
  const ask = async () => {
    const answer = await pool.request({ method: 'POST', path, headers, body })
    const text = await answer.body.text()
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`)
    return text
  }
  return {
    ask,
    async send(count, callers = CALLERS) {
      const before = await server.cpu()
      let next = 0
      const caller = async () => {
        while (next++ < count) await ask()
      }
      await Promise.all(Array.from({ length: callers }, caller))
      return ((await server.cpu()) - before) / count
    },
    leave: () => pool.close(),
  }
}
