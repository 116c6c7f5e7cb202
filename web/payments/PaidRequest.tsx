import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { OneLine } from '../kit/ui/OneLine.tsx'

const statuses = {
  PENDING: 'pending',
  APPROVED: 'approved',
  INCOMPLETE: 'incomplete',
  HISTORICAL: 'historical',
  SIGNATURE: 'signature',
} as const

export interface PlacedRequest {
  readonly requestId: number | null | undefined
  readonly requestNumber: string | null | undefined
  readonly isRollover: boolean | null | undefined
  readonly list: string | null | undefined
}

/** URL of a request over a list: its current one, or the given one. */
export function addressOfRequest({ isRollover, list, requestId }: PlacedRequest, status?: 'incomplete'): string {
  return `/${isRollover ? 'rollovers' : 'withdrawals'}/${status ?? statuses[list as keyof typeof statuses]}/${requestId}`
}

/** The number of a payment's request, as a link that opens the request over its list. */
export function PaidRequest({ request }: { request: PlacedRequest }) {
  const number = <OneLine>{request.requestNumber}</OneLine>
  if (request.requestId == null || request.list == null) return number
  return <ScreenLink to={addressOfRequest(request)}>{number}</ScreenLink>
}
