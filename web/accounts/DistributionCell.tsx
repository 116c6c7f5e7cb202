import { graphql, useFragment } from 'react-relay'
import type {
  DistributionCell_account$key,
  DistributionState,
} from '../__generated__/DistributionCell_account.graphql.ts'
import { ScreenLink } from '../app/screens/ScreenLink.tsx'

const texts: Record<Exclude<DistributionState, 'AVAILABLE'>, string | null> = {
  PENDING: 'Distribution Pending',
  AWAITING_CUSTODIAL_DOCUMENT: 'Awaiting Custodial Document',
  PENDING_CLOSURE: 'Pending Closure',
  CLOSED: 'Closed',
  NONE: null,
}

/** A request under way comes before the account's own state; only an active account offers a distribution. Of a rejected one it says why. */
export function DistributionCell({ accountKey }: { accountKey: DistributionCell_account$key }) {
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
  if (account.distributionState !== 'AVAILABLE') return texts[account.distributionState] ?? account.rejectionReason
  return <ScreenLink to={`/${account.accountId}/withdraw`}>Distribution</ScreenLink>
}
