import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the ports that a system gives to connections: one of these could be taken by any connection before somebody listens
// on it. Browsers refuse none of them.
const [FROM, TO] = [12_000, 32_768]

const given = new Set<number>()

/** A loopback port that nobody listens on at this moment, another one with each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, TO)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
