import { Pool } from 'undici'

interface Answer {
  body: string
  headers: Record<string, string | string[] | undefined>
}

/** Reads one path of the custodian. */
export type Get = (path: string, authorization: string) => Promise<Answer>

/** undici as most people use it. */
export function byRequest(origin: string): Get {
  const pool = new Pool(origin, { connections: 16 })
  return async (path, authorization) => {
    const { body, headers } = await pool.request({ method: 'GET', path, headers: { authorization } })
    return { body: await body.text(), headers }
  }
}

/** undici without streams and promises of its own, which costs the least of what it offers. */
export function byDispatch(origin: string): Get {
  const pool = new Pool(origin, { connections: 16 })
  return (path, authorization) =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      let head: Answer['headers'] = {}
      pool.dispatch(
        { method: 'GET', path, headers: { authorization } },
        {
          onRequestStart() {},
          onResponseStart(_controller, _status, headers) {
            head = headers
          },
          onResponseData: (_controller, chunk) => void chunks.push(chunk),
          onResponseEnd() {
            const [first] = chunks
            const whole = first && chunks.length === 1 ? first : Buffer.concat(chunks)
            resolve({ body: whole.toString('utf8'), headers: head })
          },
          onResponseError: (_controller, error) => reject(error),
        },
      )
    })
}
