import type { Maintenance } from '../../contract/maintenance.ts'
import { dataBlock } from './firstScreen.ts'

/** The operator's maintenance notice, cached briefly. */
export type Notice = () => Promise<Maintenance>

const FRESH_MS = 5_000
/** How long a page waits for the notice before it uses the cached one. */
const PATIENCE_MS = 500

/**
 * Calls the custodian at most every five seconds. While the custodian is down for the maintenance, the last notice is
 * used.
 */
export function createNotice(ask: () => Promise<Maintenance>): Notice {
  let known: Maintenance = { mode: 'OFF', text: null, since: null }
  let askedAt = -Infinity
  let asking: Promise<void> | null = null
  const refresh = () => {
    askedAt = performance.now()
    return ask()
      .then((answer) => void (known = answer))
      .catch(() => {})
      .finally(() => (asking = null))
  }
  return async () => {
    if (asking === null && performance.now() - askedAt >= FRESH_MS) asking = refresh()
    if (asking !== null) await within(asking)
    return known
  }
}

function within(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS)
    void work.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** The notice as inert data for the page; empty if there is none. */
export function noticeBlock(maintenance: Maintenance): string {
  if (maintenance.mode === 'OFF') return ''
  const { mode, text } = maintenance
  return `${dataBlock('maintenance', { mode, text })}\n    `
}
