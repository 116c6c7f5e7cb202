import { create } from 'zustand'

/** The operator's maintenance announcement. */
interface Maintenance {
  mode: 'OFF' | 'ANNOUNCE' | 'READ_ONLY'
  text: string | null
}

interface State extends Maintenance {
  /**
   * True if the announcement came while the page was open. The banner is then not at the top, where it would shift the
   * content.
   */
  isLate: boolean
  /** Text of the announcement that the user dismissed in this tab. */
  dismissed: string | null
}

const KEPT = 'dismissed-announcement'
const EVERY_MS = 45_000

export const maintenance = create<State>(() => ({ mode: 'OFF', text: null, isLate: false, dismissed: null }))

/**
 * Whether to show the maintenance banner: for an announcement that the user did not dismiss, and always in read-only
 * mode.
 */
export function isTold({ mode, text, dismissed }: State): boolean {
  return mode !== 'OFF' && !(mode === 'ANNOUNCE' && text === dismissed)
}

function parsed(json: string): Maintenance {
  try {
    const { mode, text } = JSON.parse(json) as Maintenance
    if ((mode === 'ANNOUNCE' || mode === 'READ_ONLY') && typeof text === 'string') return { mode, text }
  } catch {
    // The page has no announcement, or has one in the format of an older gateway.
  }
  return { mode: 'OFF', text: null }
}

/** Dismisses the announcement in this tab. An announcement with another text is shown again. */
export function dismissAnnouncement(): void {
  const { text } = maintenance.getState()
  sessionStorage.setItem(KEPT, text ?? '')
  maintenance.setState({ dismissed: text })
}

/** Fetches the maintenance mode from the gateway's memory. If the request fails, the last known mode stays. */
export async function askMaintenance(): Promise<void> {
  try {
    const answer = await fetch('/maintenance', { credentials: 'omit' })
    if (!answer.ok) return
    const now = parsed(await answer.text())
    // Keep the position of a visible announcement when its text changes.
    maintenance.setState((was) => ({ ...now, isLate: isTold(was) ? was.isLate : true }))
  } catch {
    // The next poll retries.
  }
}

/**
 * Follows the maintenance mode. Starts with the mode in the page, to avoid a layout shift after the first paint.
 * Visible tabs poll, with or without a session; a tab that becomes visible polls immediately.
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
