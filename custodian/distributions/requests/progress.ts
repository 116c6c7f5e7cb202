import type { Progress } from '../../../contract/requests.ts'
import { awaitsSignature } from '../awaitsSignature.ts'
import type { RequestRow } from '../request.sql.ts'
import type { Money } from '../lifecycle.ts'

/** Progress of a request as text, for documents. */
export const PROGRESS_LABELS: Readonly<Record<Progress, string>> = {
  AWAITING_SIGNATURE: 'Awaiting signature',
  IN_REVIEW: 'In review',
  APPROVED: 'Approved',
  ON_ITS_WAY: 'On its way',
  PAID: 'Paid',
  CAME_BACK: 'Payment came back',
  INCOMPLETE: 'Incomplete',
  CANCELLED: 'Canceled',
  REVERSED: 'Reversed',
  CLOSED: 'Closed without a payment',
}

export function progressOf(
  request: Pick<RequestRow, 'outcome'> & Parameters<typeof awaitsSignature>[0],
  money: Money,
): Progress {
  const { status_id: status } = request
  switch (money) {
    case 'TAKEN_BACK':
      return 'REVERSED'
    case 'RETURNED':
    case 'SAID_RETURNED':
      return status === 2 || status === 3 ? 'APPROVED' : 'CAME_BACK'
    case 'LEFT':
      if (status === 6) return 'INCOMPLETE'
      return status === 4 || status === 5 ? 'PAID' : 'ON_ITS_WAY'
    case 'HERE':
      return status === 6 ? 'INCOMPLETE' : 'ON_ITS_WAY'
    case 'NEVER_PAID':
      return neverPaid(request)
  }
}

function neverPaid(request: Parameters<typeof progressOf>[0]): Progress {
  if (request.outcome === 'cancelled') return 'CANCELLED'
  switch (request.status_id) {
    case 5:
      return 'CLOSED'
    case 6:
      return 'INCOMPLETE'
    case 2:
    case 3:
      return 'APPROVED'
    default:
      return awaitsSignature(request) ? 'AWAITING_SIGNATURE' : 'IN_REVIEW'
  }
}
