import { mergeClasses } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type {
  DistributionCell_account$key,
  DistributionState,
} from '../__generated__/DistributionCell_account.graphql.ts'
import type { DistributionCell_accountOwner$key } from '../__generated__/DistributionCell_accountOwner.graphql.ts'
import type { openRequests_accountOwner$key } from '../__generated__/openRequests_accountOwner.graphql.ts'
import { deathText } from '../core/screens/deathText.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { OneLine } from '../kit/ui/OneLine.tsx'
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'
import { admits, operations } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { useOpenRequestId } from './openRequests.ts'

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
  /** Fragment key for the owner's requests; null if the user may not see requests. */
  requestsKey: openRequests_accountOwner$key | null
  /** True to show the link to request a distribution as a button. */
  isButton: boolean
}

/**
 * An open request is shown instead of the account's state, with a link to its receipt. A distribution is offered only
 * for an active account of an owner without a reported death. A rejected account shows the reason.
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
  const requestId = useOpenRequestId(requestsKey, account.accountId)
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
  const pending = <OneLine>{text}</OneLine>
  return requestId ? <ScreenLink to={`/requests/${requestId}/`}>{pending}</ScreenLink> : pending
}

/** Nobody can request a distribution for an owner after a death report. */
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
