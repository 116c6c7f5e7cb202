import { connect } from 'node:net'

type Verdict = 'clean' | 'infected' | 'unknown'

/** Scans an upload for malware. An unknown result keeps the file quarantined until a later scan finds it clean. */
export type Scanner = { scan: (content: Buffer) => Promise<Verdict> }

/**
 * The EICAR test file, which every scanner reports as infected. It is in two parts here, so that no scanner flags
 * this source.
 */
export const TEST_FILE = Buffer.from(
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR' + '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
  'latin1',
)

/** The built-in scanner, which detects only the standard test file. VIRUS_SCANNER connects a real scanner. */
export const signatureScanner: Scanner = {
  scan: async (content) => (content.includes(TEST_FILE) ? 'infected' : 'clean'),
}

/**
 * Sends the file with clamd's stream command over TCP. If clamd is down, slow or responds with nonsense, the result
 * is unknown.
 */
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

/** Creates the scanner for an address such as "clamd://host:3310"; null selects the built-in scanner. */
export function createScanner(address: string | null): Scanner {
  if (!address) return signatureScanner
  const url = new URL(address)
  return clamdScanner({ host: url.hostname, port: Number(url.port || 3310) })
}
