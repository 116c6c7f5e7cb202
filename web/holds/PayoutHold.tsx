import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { PayoutHold_accountOwner$key } from '../__generated__/PayoutHold_accountOwner.graphql.ts'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { Card } from '../kit/ui/Card.tsx'
import { FoldedCard } from '../kit/ui/FoldedCard.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'

// Load the release forms on demand, because an owner has at most one hold.
const OwnerRelease = lazyPart(async () => ({ default: (await import('./OwnerRelease.tsx')).OwnerRelease }))
const StaffRelease = lazyPart(async () => ({ default: (await import('./StaffRelease.tsx')).StaffRelease }))

const useStyles = makeStyles({ card: { marginBlockEnd: '16px' } })

interface Props {
  accountOwnerKey: PayoutHold_accountOwner$key
  /** True if a signed request waits for the code from the mailed letter. Otherwise the form begins collapsed. */
  isAwaited: boolean
}

/** Shown while the first payout after a registration is on hold. Renders nothing otherwise. */
export function PayoutHold({ accountOwnerKey, isAwaited }: Props) {
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
  // The screen waits for the lazy parts, to avoid a layout shift below them.
  if (actsForOwner)
    return (
      <Card heading="The first payment of this owner is held" className={styles.card}>
        <StaffRelease accountOwnerKey={owner} />
      </Card>
    )
  // Without a confirmed address, the owner gets no letter and no code.
  if (!owner.payoutHold.sentTo)
    return (
      <Card heading="Your first payment is on hold" className={styles.card}>
        <OwnerRelease accountOwnerKey={owner} />
      </Card>
    )
  return (
    <FoldedCard
      heading={
        isAwaited ? 'Confirm your address to release your first payment' : 'Enter the code when the letter arrives'
      }
      isFolded={!isAwaited}
      className={styles.card}
    >
      <OwnerRelease accountOwnerKey={owner} />
    </FoldedCard>
  )
}
