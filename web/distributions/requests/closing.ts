import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import type { RequestList } from './requestLists.ts'

export type CloseAction = 'CANCEL' | 'REVERSE'

/** Cancel is offered for open requests, signed or not, Reverse only in the incomplete list. */
export function closeActionOf(list: RequestList): CloseAction | null {
  if (list === 'PENDING' || list === 'SIGNATURE') return 'CANCEL'
  return list === 'INCOMPLETE' ? 'REVERSE' : null
}

/** The closing action that a change to Historical means in the edit form: Cancel or Reverse; null for archiving. */
export function closingFrom(statusId: number): CloseAction | null {
  if (statusId === REQUEST_STATUS.open) return 'CANCEL'
  return statusId === REQUEST_STATUS.incomplete ? 'REVERSE' : null
}

export const closeTexts = {
  CANCEL: { button: 'Cancel', title: 'Cancel Request', question: 'Are you sure you want to cancel this request?' },
  REVERSE: { button: 'Reverse', title: 'Reverse Request', question: 'Are you sure you want to reverse this request?' },
} as const
