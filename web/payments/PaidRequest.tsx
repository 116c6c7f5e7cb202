import { addressOfRequest } from '../core/screens/addressOfRequest.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { OneLine } from '../kit/ui/OneLine.tsx'

export interface PlacedRequest {
  readonly requestId: number | null | undefined
  readonly requestNumber: string | null | undefined
  readonly isRollover: boolean | null | undefined
  readonly list: string | null | undefined
}

/** Number of the request that a payment pays, as a link that opens the request over its list. */
export function PaidRequest({ request }: { request: PlacedRequest }) {
  const number = <OneLine>{request.requestNumber}</OneLine>
  if (request.requestId == null || request.list == null) return number
  return <ScreenLink to={addressOfRequest(request)}>{number}</ScreenLink>
}
