import { graphql, useFragment } from 'react-relay'
import type {
  DistributionCell_account$key,
  DistributionState,
} from '../__generated__/DistributionCell_account.graphql.ts'
import type { DistributionCell_requests$key } from '../__generated__/DistributionCell_requests.graphql.ts'
import { ScreenLink } from '../app/screens/ScreenLink.tsx'
import { holdsAccount } from '../distributions/tracking/timeline.ts'

const texts: Record<Exclude<DistributionState, 'AVAILABLE'>, string | null> = {
  PENDING: 'Distribution Pending',
  AWAITING_CUSTODIAL_DOCUMENT: 'Awaiting Custodial Document',
  PENDING_CLOSURE: 'Pending Closure',
  CLOSED: 'Closed',
  NONE: null,
}

interface Props {
  accountKey: DistributionCell_account$key
  /** The owner, where the requests may be seen. */
  requestsKey: DistributionCell_requests$key | null
}

/**
 * A request under way comes before the account's own state, and leads to its receipt; only an active account offers a
 * distribution. Of a rejected one it says why.
 */
export function DistributionCell({ accountKey, requestsKey }: Props) {
  const account = useFragment(
    graphql`
      fragment DistributionCell_account on RetirementAccount @throwOnFieldError {
        accountId
        distributionState
        rejectionReason
      }
    `,
    accountKey,
  )
  const owner = useFragment(
    graphql`
      fragment DistributionCell_requests on AccountOwner {
        requests(first: 100, underWay: true) {
          edges {
            node {
              requestId
              retirementAccountId
              statusId
            }
          }
        }
      }
    `,
    requestsKey,
  )
  const { accountId, distributionState } = account
  if (distributionState === 'AVAILABLE') return <ScreenLink to={`/${accountId}/withdraw`}>Distribution</ScreenLink>
  const text = texts[distributionState] ?? account.rejectionReason
  if (distributionState !== 'PENDING') return text
  const requests = owner?.requests?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  // One that is paid already may still be listed.
  const held = requests.find((one) => one.retirementAccountId === accountId && holdsAccount(one.statusId ?? 0))
  const requestId = held?.requestId
  return requestId ? <ScreenLink to={`/requests/${requestId}/`}>{text}</ScreenLink> : text
}
