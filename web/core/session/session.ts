import { createStore } from 'zustand/vanilla'
import { persist } from 'zustand/middleware'
import { tieUnsavedToSession } from '../../kit/page/unsaved.ts'
import { activity } from './activity.ts'
import {
  withoutWritingBack,
  isSameSession,
  storageKey,
  tabStorage,
  parseStored,
  type Session,
} from './sessionStorage.ts'

export interface SignIn {
  roleId: number
  accountOwnerId: number
  userId: number
  expiresAt: number
}

const nobody = { jwtExpiry: null, accountId: 0, accountOwnerId: 0, roleId: 0, userId: 0 } satisfies Partial<Session>

export const session = createStore<Session>()(
  persist(() => ({ drawerOpen: true, ...nobody, sessionId: String(Date.now()) }) as Session, {
    name: storageKey,
    version: 1,
    storage: tabStorage,
    merge: (stored, fresh) => ({ ...fresh, ...(stored as Partial<Session>), sessionId: fresh.sessionId }),
  }),
)

export function isLoggedIn(state: Session = session.getState(), now: number = Date.now()): boolean {
  return state.jwtExpiry !== null && state.jwtExpiry > now
}

tieUnsavedToSession(() => isLoggedIn())

export function signIn(who: SignIn): void {
  activity.expiredAt = -Infinity
  session.setState({
    jwtExpiry: who.expiresAt,
    roleId: who.roleId,
    userId: who.userId,
    accountOwnerId: who.accountOwnerId,
    accountId: 0,
  })
}

export type EndReason = 'logout' | 'expired' | 'switched'
type EndListener = (reason: EndReason, here: boolean) => void
const endListeners = new Set<EndListener>()

/** Calls the callback when this tab (`here`) or another tab ends the session. */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/** Milliseconds for which requests stay blocked after an expiry. A click may follow the press that ended a session. */
const SAME_CLICK_MS = 3_000

/**
 * Ends this tab's session. An expired session lasts while a dialog asks for the password, because the dialog covers the
 * screen, and a login in it keeps what was typed there.
 */
export function endSession(reason: EndReason): void {
  // Several responses may report that the session has ended.
  if (reason === 'expired' && (activity.isAsking || session.getState().jwtExpiry === null)) return
  if (reason === 'expired') activity.expiredAt = performance.now()
  session.setState(nobody)
  for (const listener of endListeners) listener(reason, true)
}

/**
 * Ends the session if it has expired. Called before every request and at every click. Returns whether the session is
 * over.
 */
export function endIfExpired(): boolean {
  takeUpEarlierEnd()
  if (isLoggedIn()) return false
  if (session.getState().jwtExpiry === null) return performance.now() - activity.expiredAt < SAME_CLICK_MS
  endSession('expired')
  return true
}

/** If another tab has stored an earlier expiry for the same user, this tab uses it. */
function takeUpEarlierEnd(): void {
  const { jwtExpiry, userId } = session.getState()
  if (jwtExpiry === null) return
  const stored = parseStored(localStorage.getItem(storageKey))?.state
  if (stored?.userId !== userId || !stored.jwtExpiry || stored.jwtExpiry >= jwtExpiry) return
  const earlier = stored.jwtExpiry
  withoutWritingBack(() => session.setState({ jwtExpiry: earlier }))
}

export function chooseOwner(accountOwnerId: number): void {
  session.setState({ accountOwnerId, accountId: 0 })
}

export function toggleDrawer(): void {
  session.setState((state) => ({ drawerOpen: !state.drawerOpen }))
}

/** The chosen owner as a GraphQL variable; null lets the gateway choose. */
export function ownerVariable(state: Session = session.getState()): number | null {
  return state.accountOwnerId > 0 ? state.accountOwnerId : null
}

/**
 * Logging in or out affects all tabs, except that an expiry waits for a dialog that asks for the password. Each tab has
 * its own chosen owner.
 */
export function followOtherTabs(): () => void {
  const listen = (event: StorageEvent) => {
    // The log-out response also clears local storage, which fires an event without a key. Ignore that event.
    if (event.key !== storageKey) return
    const theirs = parseStored(event.newValue)?.state
    const ours = session.getState()
    if (theirs?.jwtExpiry && theirs.userId === ours.userId) {
      if (theirs.jwtExpiry !== ours.jwtExpiry)
        withoutWritingBack(() => session.setState({ jwtExpiry: theirs.jwtExpiry }))
      return
    }
    if (ours.jwtExpiry === null) {
      if (theirs?.jwtExpiry) withoutWritingBack(() => session.setState({ ...theirs, sessionId: ours.sessionId }))
      return
    }
    // The first tab that detects the expiry ends the session in all tabs.
    const isOver = !isLoggedIn(ours) || activity.idleEndsAt <= Date.now()
    const reason = theirs?.jwtExpiry ? 'switched' : isOver ? 'expired' : 'logout'
    if (reason === 'expired' && activity.isAsking) return
    withoutWritingBack(() => session.setState(nobody))
    for (const listener of endListeners) listener(reason, false)
  }
  /** Stores this tab's chosen owner, so that a tab opened from this one starts with the same owner. */
  const share = () => {
    const stored = parseStored(localStorage.getItem(storageKey))?.state
    if (stored && isSameSession(stored, session.getState())) session.setState({})
  }
  if (document.hasFocus()) share()
  window.addEventListener('storage', listen)
  window.addEventListener('focus', share)
  return () => {
    window.removeEventListener('storage', listen)
    window.removeEventListener('focus', share)
  }
}
