import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { PayoutHold_accountOwner$key } from '../__generated__/PayoutHold_accountOwner.graphql.ts'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { Card } from '../kit/ui/Card.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'

// Loaded separately, because an owner has a hold at most once.
const OwnerRelease = lazyPart(async () => ({ default: (await import('./OwnerRelease.tsx')).OwnerRelease }))
const StaffRelease = lazyPart(async () => ({ default: (await import('./StaffRelease.tsx')).StaffRelease }))

const useStyles = makeStyles({ card: { marginBlockEnd: '16px' } })

/** Shown on Home while the first payout after a registration is on hold. Renders nothing otherwise. */
export function PayoutHold({ accountOwnerKey }: { accountOwnerKey: PayoutHold_accountOwner$key }) {
  const owner = useFragment(
    graphql`
      fragment PayoutHold_accountOwner on AccountOwner @throwOnFieldError {
        payoutHold {
          isHeld
          sentTo
        }
        ...OwnerRelease_accountOwner
        ...StaffRelease_accountOwner
      }
    `,
    accountOwnerKey,
  )
  const styles = useStyles()
  const actsForOwner = useSession(isStaff)
  if (!owner.payoutHold?.isHeld) return null
  // Without a confirmed address, the owner gets no letter and no code.
  const forOwner = owner.payoutHold.sentTo
    ? 'Confirm your address to release your first payment'
    : 'Your first payment is on hold'
  return (
    <Card heading={actsForOwner ? 'The first payment of this owner is held' : forOwner} className={styles.card}>
      {/* The screen waits for this part, to avoid a layout shift below it. */}
      {actsForOwner ? <StaffRelease accountOwnerKey={owner} /> : <OwnerRelease accountOwnerKey={owner} />}
    </Card>
  )
}
