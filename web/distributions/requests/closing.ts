import type { RequestList } from './requestLists.ts'
import type { RequestStatus } from './statusLabel.ts'

export type CloseAction = 'CANCEL' | 'REVERSE'

/** Cancel is offered for open requests, signed or unsigned. Reverse is offered only in the Incomplete list. */
export function closeActionOf(list: RequestList): CloseAction | null {
  if (list === 'PENDING' || list === 'SIGNATURE') return 'CANCEL'
  return list === 'INCOMPLETE' ? 'REVERSE' : null
}

/** The closing action of a change to Historical in the edit form: Cancel or Reverse; null if it only archives. */
export function closingFrom(status: RequestStatus): CloseAction | null {
  if (status === 'OPEN') return 'CANCEL'
  return status === 'INCOMPLETE' ? 'REVERSE' : null
}

export const closeTexts = {
  CANCEL: {
    button: 'Cancel',
    title: 'Cancel Request',
    question: 'Are you sure you want to cancel this request?',
    done: 'Canceled',
  },
  REVERSE: {
    button: 'Reverse',
    title: 'Reverse Request',
    question: 'Are you sure you want to reverse this request?',
    done: 'Reversed',
  },
} as const
