import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { DeathOnHome_accountOwner$key } from '../__generated__/DeathOnHome_accountOwner.graphql.ts'
import { deathText } from '../core/screens/deathText.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { Card } from '../kit/ui/Card.tsx'

const useStyles = makeStyles({ card: { marginBlockEnd: '16px' } })

/** Says on Home that the owner's death was reported or confirmed. Renders nothing without a report. */
export function DeathOnHome({ accountOwnerKey }: { accountOwnerKey: DeathOnHome_accountOwner$key }) {
  const styles = useStyles()
  const { death } = useFragment(
    graphql`
      fragment DeathOnHome_accountOwner on AccountOwner @throwOnFieldError {
        death
      }
    `,
    accountOwnerKey,
  )
  if (!death) return null
  return (
    <Card heading={deathText(death) ?? ''} className={styles.card}>
      <p>
        {death === 'CONFIRMED'
          ? 'Nothing can be requested, signed or paid in the name of this owner, and nobody can log in as the owner. '
          : 'Until another person confirms or refuses the report, nothing can be requested, signed or paid for this owner. '}
        <ScreenLink to="/death">Death of the owner</ScreenLink>
      </p>
    </Card>
  )
}
