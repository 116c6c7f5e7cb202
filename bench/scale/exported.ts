import type { Exported } from '../../contract/exports.ts'
import { people, restSignIn } from '../../tests/clients.ts'
import { cookieOf } from '../cookie.ts'

/** Long lists: one of wide rows, and the longest of all. */
const LISTS = ['/api/withdrawal/admin/historical', '/api/audit']

/**
 * Asks for the long lists as files, has a second person release them, and reads them through the gateway, for at most
 * `seconds` each. Answers how far each of them was read.
 */
export async function readExports(custodianUrl: string, gatewayUrl: string, seconds: number): Promise<string> {
  const maker = await restSignIn(custodianUrl, people.admin)
  const second = await restSignIn(custodianUrl, people.service)
  const cookie = await cookieOf(gatewayUrl, people.admin)
  const read: string[] = []
  for (const list of LISTS) {
    const { body } = await maker('POST', `${list}/export`)
    const { id, title, rows, status } = body as Exported
    if (status === 'WAITING') {
      const { body: waiting } = await second('GET', '/api/approval?effect=list-export&limit=1')
      const [approval] = (waiting as { approvals: Array<{ id: number }> }).approvals
      await second('POST', `/api/approval/${approval?.id}/approve`, {})
    }
    read.push(`${title}: ${await readFor(seconds, `${gatewayUrl}/files/export/${id}`, cookie)} of ${rows} rows`)
  }
  return read.join('; ')
}

/** The rows that came within so many seconds; a cell with a line break counts as two. */
async function readFor(seconds: number, url: string, cookie: string): Promise<number> {
  const until = performance.now() + seconds * 1_000
  const { status, body } = await fetch(url, { headers: { cookie } })
  if (status !== 200 || !body) throw new Error(`the file of an export answered ${status}`)
  let lines = 0
  for await (const part of body as AsyncIterable<Uint8Array>) {
    for (const byte of part) if (byte === 10) lines += 1
    if (performance.now() > until) break
  }
  // Without its headers and its last line.
  return Math.max(0, lines - 2)
}
