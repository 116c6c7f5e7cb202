import { graphql, useFragment } from 'react-relay'
import type { BalanceHistory_account$key } from '../__generated__/BalanceHistory_account.graphql.ts'
import { BalanceChart } from '../charts/BalanceChart.tsx'
import { Card } from '../kit/ui/Card.tsx'

/** What an account held, month by month, and what changed it. */
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
        }
      }
    `,
    accountKey,
  )
  return (
    <Card heading="Balance over time">
      <BalanceChart
        months={history.map(({ month, balance, contributions, interest, fees, distributions }) => ({
          month,
          balance,
          contributions,
          interest,
          fees,
          distributions,
        }))}
      />
    </Card>
  )
}
