import { session } from '../core/session/session.ts'

const storageKey = 'opened-evidence'

interface Opened {
  userId: number
  accountIds: readonly number[]
}

/** Accounts whose evidence this user has opened on this device, also in another tab. A log-out clears the list. */
function opened(): readonly number[] {
  try {
    const { userId, accountIds } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Opened>
    return userId === session.getState().userId && Array.isArray(accountIds) ? accountIds : []
  } catch {
    return []
  }
}

export function noteOpened(accountId: number): void {
  const accountIds = [...new Set([...opened(), accountId])]
  try {
    localStorage.setItem(storageKey, JSON.stringify({ userId: session.getState().userId, accountIds } satisfies Opened))
  } catch {
    // Without storage, the dialog names all evidence as not opened.
  }
}

/** Returns those of the accounts whose evidence this user has not opened. */
export function notOpened(accountIds: readonly number[]): ReadonlySet<number> {
  const known = new Set(opened())
  return new Set(accountIds.filter((accountId) => !known.has(accountId)))
}
