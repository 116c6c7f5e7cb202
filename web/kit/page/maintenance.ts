import { create } from 'zustand'

/** Announcement of the operator. */
interface Maintenance {
  mode: 'OFF' | 'ANNOUNCE' | 'READ_ONLY'
  text: string | null
}

interface State extends Maintenance {
  /** It came while the page was open: at the top it would move what somebody is reading. */
  isLate: boolean
  /** The announcement that was put away in this tab. */
  dismissed: string | null
}

const KEPT = 'dismissed-announcement'
const EVERY_MS = 45_000

export const maintenance = create<State>(() => ({ mode: 'OFF', text: null, isLate: false, dismissed: null }))

/** Whether there is something to show: what nobody can put away, or has not. */
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

/** Puts an announcement away for this tab; another one is shown again. */
export function dismissAnnouncement(): void {
  const { text } = maintenance.getState()
  sessionStorage.setItem(KEPT, text ?? '')
  maintenance.setState({ dismissed: text })
}

/** Asks the gateway, which knows it by heart, what holds now. What was known holds while nobody answers. */
export async function askMaintenance(): Promise<void> {
  try {
    const answer = await fetch('/maintenance', { credentials: 'omit' })
    if (!answer.ok) return
    const now = parsed(await answer.text())
    // What stands already changes where it stands.
    maintenance.setState((was) => ({ ...now, isLate: isTold(was) ? was.isLate : true }))
  } catch {
    // The next look.
  }
}

/**
 * Begins with what the page brought, so that nothing moves after its first paint. Tabs that are in sight look again and
 * again, signed in or not; one that comes back into sight at once.
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
