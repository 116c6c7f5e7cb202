import { createStore } from 'zustand/vanilla'
import { persist } from 'zustand/middleware'
import { tieUnsavedToSession } from '../../kit/page/unsaved.ts'
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
  expiredAt = -Infinity
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

/** Calls back when this tab (here), or another one, ends the session. */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/** The press on a button ends the session, and its click comes after: nothing of what it sends goes out. */
const SAME_CLICK_MS = 3_000
let expiredAt = -Infinity

export function endSession(reason: EndReason): void {
  // Several answers may tell of the same end.
  if (reason === 'expired' && session.getState().jwtExpiry === null) return
  if (reason === 'expired') expiredAt = performance.now()
  session.setState(nobody)
  for (const listener of endListeners) listener(reason, true)
}

/** Asked before every call and at every click: ends a session whose time is over, and answers whether it is over. */
export function endIfExpired(): boolean {
  takeUpEarlierEnd()
  if (isLoggedIn()) return false
  if (session.getState().jwtExpiry === null) return performance.now() - expiredAt < SAME_CLICK_MS
  endSession('expired')
  return true
}

/** A stored session that ends earlier wins. */
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

/** The owner a screen is about, as an operation variable: null leaves the choice to the gateway. */
export function ownerVariable(state: Session = session.getState()): number | null {
  return state.accountOwnerId > 0 ? state.accountOwnerId : null
}

/** Signing in or out in one tab is seen in the others; the owner a staff user acts for stays each tab's own. */
export function followOtherTabs(): () => void {
  const listen = (event: StorageEvent) => {
    // A logout's answer clears the storage of this tab too, which is told with no key and means nothing by itself.
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
    // The first tab to notice ends the session for all.
    const reason = theirs?.jwtExpiry ? 'switched' : isLoggedIn(ours) ? 'logout' : 'expired'
    withoutWritingBack(() => session.setState(nobody))
    for (const listener of endListeners) listener(reason, false)
  }
  /** A tab that is opened from this one starts with the owner of this one, whichever tab has chosen last. */
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
