import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { OneLine } from '../kit/ui/OneLine.tsx'

export interface PlacedRequest {
  readonly requestId: number | null | undefined
  readonly requestNumber: string | null | undefined
  readonly isRollover: boolean | null | undefined
  readonly list: string | null | undefined
}

/** URL of a request over a list, which it names in lower case: "/withdrawals/incomplete/2001". */
export function addressOfRequest({ isRollover, list, requestId }: PlacedRequest): string {
  return `/${isRollover ? 'rollovers' : 'withdrawals'}/${list?.toLowerCase()}/${requestId}`
}

/** The number of a payment's request, as a link that opens the request over its list. */
export function PaidRequest({ request }: { request: PlacedRequest }) {
  const number = <OneLine>{request.requestNumber}</OneLine>
  if (request.requestId == null || request.list == null) return number
  return <ScreenLink to={addressOfRequest(request)}>{number}</ScreenLink>
}
