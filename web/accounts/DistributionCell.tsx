import { mergeClasses } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type {
  DistributionCell_account$key,
  DistributionState,
} from '../__generated__/DistributionCell_account.graphql.ts'
import type { DistributionCell_accountOwner$key } from '../__generated__/DistributionCell_accountOwner.graphql.ts'
import type { DistributionCell_requests$key } from '../__generated__/DistributionCell_requests.graphql.ts'
import { deathText } from '../core/screens/deathText.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'
import { admits, operations } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
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
  accountOwnerKey: DistributionCell_accountOwner$key
  /** The owner; null if the user may not see requests. */
  requestsKey: DistributionCell_requests$key | null
  /** True if an offered distribution looks like a button. */
  isButton: boolean
}

/**
 * An open request takes precedence over the account's state and links to its receipt. Only an active account of an
 * owner without a reported death offers a distribution. A rejected account shows the reason.
 */
export function DistributionCell({ accountKey, accountOwnerKey, requestsKey, isButton }: Props) {
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
  const { death } = useFragment(
    graphql`
      fragment DistributionCell_accountOwner on AccountOwner @throwOnFieldError {
        death
      }
    `,
    accountOwnerKey,
  )
  const owner = useFragment(
    graphql`
      fragment DistributionCell_requests on AccountOwner {
        requests(first: 100, underWay: true) {
          edges {
            node {
              requestId
              retirementAccountId
              status
            }
          }
        }
      }
    `,
    requestsKey,
  )
  const primary = usePrimaryLink()
  const { accountId, distributionState } = account
  if (distributionState === 'AVAILABLE' && death) return <NoneForOwner death={death} />
  if (distributionState === 'AVAILABLE')
    return (
      <ScreenLink
        to={`/${accountId}/withdraw`}
        {...(isButton ? { appearance: 'plain', className: mergeClasses(primary.link, primary.outlined) } : {})}
      >
        Distribution
      </ScreenLink>
    )
  const text = texts[distributionState] ?? account.rejectionReason
  if (distributionState !== 'PENDING') return text
  const requests = owner?.requests?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  // The list may still contain a request that has been paid.
  const held = requests.find((one) => one.retirementAccountId === accountId && one.status && holdsAccount(one.status))
  const requestId = held?.requestId
  return requestId ? <ScreenLink to={`/requests/${requestId}/`}>{text}</ScreenLink> : text
}

/** After a death report, nobody can request a distribution in the owner's name. */
function NoneForOwner({ death }: { death: string }) {
  const seesDeath = useSession((session) => admits(operations, session))
  const text = `None in the owner’s name: ${deathText(death)?.toLowerCase()}`
  return seesDeath ? (
    <>
      {`${text}. `}
      <ScreenLink to="/death">Death of the owner</ScreenLink>
    </>
  ) : (
    text
  )
}
