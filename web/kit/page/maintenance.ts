import { create } from 'zustand'

/** Announcement of the operator. */
interface Maintenance {
  mode: 'OFF' | 'ANNOUNCE' | 'READ_ONLY'
  text: string | null
}

interface State extends Maintenance {
  /** Announced while the page was open: at the top it would move the content being read. */
  isLate: boolean
  /** The announcement that was dismissed in this tab. */
  dismissed: string | null
}

const KEPT = 'dismissed-announcement'
const EVERY_MS = 45_000

export const maintenance = create<State>(() => ({ mode: 'OFF', text: null, isLate: false, dismissed: null }))

/** Whether there is something to show: an announcement that was not dismissed, or read-only mode, which can't be. */
export function isTold({ mode, text, dismissed }: State): boolean {
  return mode !== 'OFF' && !(mode === 'ANNOUNCE' && text === dismissed)
}

function parsed(json: string): Maintenance {
  try {
    const { mode, text } = JSON.parse(json) as Maintenance
    if ((mode === 'ANNOUNCE' || mode === 'READ_ONLY') && typeof text === 'string') return { mode, text }
  } catch {
    // An older gateway, or none.
  }
  return { mode: 'OFF', text: null }
}

/** Dismisses an announcement in this tab; a new one is shown again. */
export function dismissAnnouncement(): void {
  const { text } = maintenance.getState()
  sessionStorage.setItem(KEPT, text ?? '')
  maintenance.setState({ dismissed: text })
}

/** Asks the gateway for the current mode, which it has in memory. If the call fails, the known mode stays. */
export async function askMaintenance(): Promise<void> {
  try {
    const answer = await fetch('/maintenance', { credentials: 'omit' })
    if (!answer.ok) return
    const now = parsed(await answer.text())
    // A visible announcement changes in its place.
    maintenance.setState((was) => ({ ...now, isLate: isTold(was) ? was.isLate : true }))
  } catch {
    // The next poll retries.
  }
}

/**
 * Starts with the state in the page, so that nothing moves after the first paint. Visible tabs poll, signed in or not;
 * a tab that becomes visible polls immediately.
 */
export function followMaintenance(): void {
  const brought = parsed(document.getElementById('maintenance')?.textContent ?? '')
  maintenance.setState({ ...brought, dismissed: sessionStorage.getItem(KEPT) })
  let askedAt = Date.now()
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < EVERY_MS) return
    askedAt = Date.now()
    void askMaintenance()
  }
  setInterval(look, EVERY_MS)
  document.addEventListener('visibilitychange', look)
}
