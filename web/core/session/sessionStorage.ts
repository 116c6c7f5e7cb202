import type { PersistStorage, StorageValue } from 'zustand/middleware'

export interface Session {
  drawerOpen: boolean
  /** Expiry in milliseconds since 1970; null without a session. The token itself is unreadable for scripts. */
  jwtExpiry: number | null
  accountId: number
  accountOwnerId: number
  roleId: number
  userId: number
  sessionId: string
}

type Stored = StorageValue<Session>

export const storageKey = 'ira-portal'

let isFollowing = false

/**
 * One entry in local storage for all tabs, and a copy for this tab. After a reload, the tab keeps its chosen owner if
 * the session is the same.
 */
export const tabStorage: PersistStorage<Session> = {
  getItem(name) {
    const shared = read(localStorage, name)
    const own = read(sessionStorage, name)
    if (!shared || !own || !isSameSession(own.state, shared.state)) return shared
    const { accountOwnerId, accountId } = own.state
    return { ...shared, state: { ...shared.state, accountOwnerId, accountId } }
  },
  setItem(name, value) {
    const text = JSON.stringify(value)
    write(() => sessionStorage, name, text)
    if (!isFollowing) write(() => localStorage, name, text)
  },
  removeItem(name) {
    sessionStorage.removeItem(name)
    localStorage.removeItem(name)
  },
}

/** Applies another tab's entry without storing it again. Otherwise two tabs would trigger each other forever. */
export function withoutWritingBack(change: () => void): void {
  isFollowing = true
  try {
    change()
  } finally {
    isFollowing = false
  }
}

export function isSameSession(one: Session, other: Session): boolean {
  return one.userId === other.userId && one.jwtExpiry === other.jwtExpiry
}

export function parseStored(text: string | null): Stored | null {
  if (!text) return null
  try {
    return JSON.parse(text) as Stored
  } catch {
    return null
  }
}

/** Full or unavailable storage must not prevent a login or log-out. */
function write(storage: () => Storage, name: string, text: string): void {
  try {
    storage().setItem(name, text)
  } catch {
    try {
      // Remove a stale entry, which would show a logged-out user as logged in.
      storage().removeItem(name)
    } catch {
      // Unavailable storage can't contain a stale entry.
    }
  }
}

const read = (storage: Storage, name: string): Stored | null => parseStored(storage.getItem(name))
