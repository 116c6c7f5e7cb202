import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the system's ephemeral ports, which any connection could occupy before the listener does. Browsers accept all
// of these ports.
const [FROM, TO] = [12_000, 32_768]

const given = new Set<number>()

/** A loopback port that is free now; each call returns another port. */
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
