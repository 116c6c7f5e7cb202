import { connect } from 'node:net'

type Verdict = 'clean' | 'infected' | 'unknown'

/** Looks for malware in an upload. Unknown keeps the file locked away until a later look says clean. */
export type Scanner = { scan: (content: Buffer) => Promise<Verdict> }

/** The file that every scanner takes for infected; in two parts, so that none takes this source for it. */
export const TEST_FILE = Buffer.from(
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR' + '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
  'latin1',
)

/** The built-in look: the test file that every scanner knows. A real scanner is connected with VIRUS_SCANNER. */
export const signatureScanner: Scanner = {
  scan: async (content) => (content.includes(TEST_FILE) ? 'infected' : 'clean'),
}

/** clamd's stream command over TCP. A scanner that is down, slow or confused knows nothing. */
export function clamdScanner(address: { host: string; port: number }, patienceMs = 10_000): Scanner {
  return {
    scan: (content) =>
      new Promise((resolve) => {
        const socket = connect(address)
        let reply = ''
        const done = (verdict: Verdict) => {
          socket.destroy()
          resolve(verdict)
        }
        socket.setTimeout(patienceMs, () => done('unknown'))
        socket.on('error', () => done('unknown'))
        socket.on('connect', () => {
          const length = Buffer.alloc(4)
          length.writeUInt32BE(content.length)
          socket.write('zINSTREAM\0')
          socket.write(length)
          socket.write(content)
          socket.write(Buffer.alloc(4))
        })
        socket.on('data', (chunk) => {
          reply = (reply + chunk.toString('latin1')).slice(0, 1_000)
          if (!reply.includes('\0')) return
          if (reply.startsWith('stream: OK\0')) done('clean')
          else done(/ FOUND\0/.test(reply) ? 'infected' : 'unknown')
        })
        socket.on('close', () => done('unknown'))
      }),
  }
}

/** "clamd://host:3310" connects to a clamd; nothing means the built-in look. */
export function createScanner(address: string | null): Scanner {
  if (!address) return signatureScanner
  const url = new URL(address)
  return clamdScanner({ host: url.hostname, port: Number(url.port || 3310) })
}
