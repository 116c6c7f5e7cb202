import { create } from 'zustand'

/** The operator's announcement. */
interface Maintenance {
  mode: 'OFF' | 'ANNOUNCE' | 'READ_ONLY'
  text: string | null
}

interface State extends Maintenance {
  /** True if it arrived while the page was open. At the top it would shift the content being read. */
  isLate: boolean
  /** The announcement that was dismissed in this tab. */
  dismissed: string | null
}

const KEPT = 'dismissed-announcement'
const EVERY_MS = 45_000

export const maintenance = create<State>(() => ({ mode: 'OFF', text: null, isLate: false, dismissed: null }))

/**
 * Whether there is something to show: an announcement that was not dismissed, or read-only mode, which can't be
 * dismissed.
 */
export function isTold({ mode, text, dismissed }: State): boolean {
  return mode !== 'OFF' && !(mode === 'ANNOUNCE' && text === dismissed)
}

function parsed(json: string): Maintenance {
  try {
    const { mode, text } = JSON.parse(json) as Maintenance
    if ((mode === 'ANNOUNCE' || mode === 'READ_ONLY') && typeof text === 'string') return { mode, text }
  } catch {
    // The text is missing, or comes from an older gateway.
  }
  return { mode: 'OFF', text: null }
}

/** Dismisses an announcement in this tab; a new one is shown again. */
export function dismissAnnouncement(): void {
  const { text } = maintenance.getState()
  sessionStorage.setItem(KEPT, text ?? '')
  maintenance.setState({ dismissed: text })
}

/** Fetches the current mode from the gateway, which has it in memory. If the call fails, the known mode stays. */
export async function askMaintenance(): Promise<void> {
  try {
    const answer = await fetch('/maintenance', { credentials: 'omit' })
    if (!answer.ok) return
    const now = parsed(await answer.text())
    // A visible announcement changes without moving.
    maintenance.setState((was) => ({ ...now, isLate: isTold(was) ? was.isLate : true }))
  } catch {
    // The next poll retries.
  }
}

/**
 * Starts with the state in the page, to avoid a layout shift after the first paint. Visible tabs poll, with or without
 * a session; a tab that becomes visible polls immediately.
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
