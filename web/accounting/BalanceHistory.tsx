import { graphql, useFragment } from 'react-relay'
import type { BalanceHistory_account$key } from '../__generated__/BalanceHistory_account.graphql.ts'
import { BalanceChart } from '../charts/BalanceChart.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { sumOf } from './sumOf.ts'

/** What an account held, month by month, and what changed it: in the parts that the totals by year have. */
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
  return (
    <Card heading="Balance over time">
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
    </Card>
  )
}
