import { useRef } from 'react'
import { callerFailure } from '../../core/relay/errors.ts'
import type { ShownPage } from './requestLists.ts'
import type { Row } from './requestRow.ts'
import { useSaveRequest } from './useSaveRequest.ts'

export interface Approved {
  ok: boolean
  /** What came of it, in the server's words where it was refused. */
  says: string
  /** It takes effect with the approval of a second person. */
  waits: boolean
  /** Whether trying again can help: it was not refused, it did not get through. */
  mayRetry: boolean
}

/**
 * Approves one request as it was read: a version that is not the stored one any more is refused. With the last of those to
 * approve comes the page of the list as it is then.
 */
export function useApprove(shown: ShownPage): (row: Row, isLast: boolean) => Promise<Approved> {
  const save = useSaveRequest(shown, { toast: 'none' })
  // One key for each request: what did not seem to get through is not done twice.
  const keys = useRef(new Map<string, string>())

  return async ({ id, approved }, isLast) => {
    const clientMutationId = keys.current.get(id) ?? crypto.randomUUID()
    keys.current.set(id, clientMutationId)
    const { ok, errors, payload } = await save(approved, { clientMutationId, withList: isLast })
    const waitsFor = payload?.request?.waitsFor
    const waits = ok && Boolean(waitsFor)
    if (ok) return { ok, says: waits ? `Waits for a second person: ${waitsFor}` : 'Approved', waits, mayRetry: false }
    // A refusal stands under its key: what is tried after it is another try.
    const isRefused = payload !== null
    const message = errors.map((error) => error.message).join(' ')
    return { ok, says: message && message !== callerFailure ? message : notDone, waits, mayRetry: !isRefused }
  }
}

const notDone = 'Not approved: it did not get through.'
