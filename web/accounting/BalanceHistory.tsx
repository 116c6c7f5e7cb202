import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BalanceHistory_account$key } from '../__generated__/BalanceHistory_account.graphql.ts'
import { BalanceChart } from '../charts/BalanceChart.tsx'
import { isSmall } from '../kit/page/layout.ts'
import { useMediaQuery } from '../kit/page/useMediaQuery.ts'
import { Card } from '../kit/ui/Card.tsx'
import { sumOf } from './sumOf.ts'

const useStyles = makeStyles({ summary: { minHeight: '44px', paddingBlock: '10px', cursor: 'pointer' } })

/**
 * An account's balance by month and its changes, split like the yearly totals. On a phone it is collapsed below the
 * transactions, because it is taller than the window.
 */
export function BalanceHistory({ accountKey }: { accountKey: BalanceHistory_account$key }) {
  const { history } = useFragment(
    graphql`
      fragment BalanceHistory_account on RetirementAccount @throwOnFieldError {
        history(months: 60) {
          month
          balance
          contributions
          interest
          fees
          distributions
          taxWithheld
          distributionFees
          netDistributions
        }
      }
    `,
    accountKey,
  )
  const styles = useStyles()
  const isPhone = useMediaQuery(isSmall)
  const isPaper = useMediaQuery('print')
  const [isOpen, setOpen] = useState(false)
  const picture = () => (
    <BalanceChart
      months={history.map((month) => ({
        month: month.month,
        balance: month.balance,
        contributions: month.contributions,
        interest: month.interest,
        fees: sumOf(month.fees, month.distributionFees ?? 0),
        netDistributions: month.netDistributions ?? month.distributions,
        taxWithheld: 0 - (month.taxWithheld ?? 0),
      }))}
    />
  )
  return (
    <Card heading="Balance over time">
      {isPhone && !isPaper ? (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className={styles.summary}>Show chart</summary>
          {isOpen ? picture() : null}
        </details>
      ) : (
        picture()
      )}
    </Card>
  )
}
