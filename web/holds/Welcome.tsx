import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Welcome_accountOwner$key } from '../__generated__/Welcome_accountOwner.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { dayOf } from '../kit/ui/format.ts'
import { today } from '../kit/ui/typedDate.ts'

const useStyles = makeStyles({ card: { marginBlockEnd: '16px' }, lines: { display: 'grid', rowGap: '8px' } })

/**
 * Welcomes the owner on the day of the registration, which begins the hold of the first payment. Renders nothing
 * afterwards.
 */
export function Welcome({ accountOwnerKey }: { accountOwnerKey: Welcome_accountOwner$key }) {
  const styles = useStyles()
  const { payoutHold } = useFragment(
    graphql`
      fragment Welcome_accountOwner on AccountOwner @throwOnFieldError {
        payoutHold {
          isHeld
          since
          sentTo
        }
      }
    `,
    accountOwnerKey,
  )
  const { isHeld, since, sentTo } = payoutHold ?? {}
  if (!isHeld || !since || dayOf(since) !== today()) return null
  return (
    <Card heading="Welcome" className={styles.card}>
      <div className={styles.lines}>
        <p>This page shows your balance, your requests and your tasks.</p>
        {sentTo ? (
          <p>
            A letter with a code is on its way to your address in {sentTo}. Your first payment waits until you enter the
            code on this page.
          </p>
        ) : null}
        <p>In the meantime, name your beneficiaries: the people who receive your account if you die.</p>
      </div>
    </Card>
  )
}
