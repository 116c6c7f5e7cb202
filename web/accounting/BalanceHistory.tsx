import { graphql, useFragment } from 'react-relay'
import type { BalanceHistory_account$key } from '../__generated__/BalanceHistory_account.graphql.ts'
import { BalanceChart } from '../charts/BalanceChart.tsx'
import { isSmall } from '../kit/page/layout.ts'
import { useMediaQuery } from '../kit/page/useMediaQuery.ts'
import { Card } from '../kit/ui/Card.tsx'
import { sumOf } from './sumOf.ts'

/**
 * Charts an account's balance by month. A wide screen also charts the monthly contributions, interest, fees,
 * distributions and tax.
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
  const isPhone = useMediaQuery(isSmall)
  const isPaper = useMediaQuery('print')
  return (
    <Card heading="Balance over time">
      <BalanceChart
        isShort={isPhone && !isPaper}
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
    </Card>
  )
}
