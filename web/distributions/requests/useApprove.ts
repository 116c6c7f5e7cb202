import { useRef } from 'react'
import { callerFailure } from '../../core/relay/errors.ts'
import type { ShownPage } from './requestLists.ts'
import type { Row } from './requestRow.ts'
import { useSaveRequest } from './useSaveRequest.ts'

export interface Approved {
  ok: boolean
  /** Text of the result; after a refusal, the server's message. */
  says: string
  /** The part that waits for a second person's approval; null if the approval took effect. */
  waitsFor: string | null
  /** True if a retry can help, because the call failed without a refusal. */
  mayRetry: boolean
}

/**
 * Approves a request in the version that the user read; the server refuses an outdated version. The last call also
 * returns the page of the list.
 */
export function useApprove(shown: ShownPage): (row: Row, isLast: boolean) => Promise<Approved> {
  const save = useSaveRequest(shown, { toast: 'none' })
  // One idempotency key per request, so that a repeated call has no second effect.
  const keys = useRef(new Map<string, string>())

  return async ({ id, approved }, isLast) => {
    const idempotencyKey = keys.current.get(id) ?? crypto.randomUUID()
    keys.current.set(id, idempotencyKey)
    const { ok, errors, payload } = await save(approved, { idempotencyKey, withList: isLast })
    const waitsFor = (ok && payload?.request?.waitsFor) || null
    if (ok)
      return { ok, says: waitsFor ? `Waits for a second person: ${waitsFor}` : 'Approved', waitsFor, mayRetry: false }
    // The server stores a refusal under its idempotency key, so the next attempt needs a new key.
    const isRefused = payload !== null
    const message = errors.map((error) => error.message).join(' ')
    return { ok, says: message && message !== callerFailure ? message : notDone, waitsFor, mayRetry: !isRefused }
  }
}

const notDone = 'Not approved: an error occurred.'
