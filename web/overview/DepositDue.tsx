import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { DepositDueQuery, DepositDueQuery$data } from '../__generated__/DepositDueQuery.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { formatMoney } from '../kit/ui/format.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '12px',
    padding: '12px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  late: { color: tokens.colorStatusDangerForeground1, fontWeight: 600 },
})

const query = graphql`
  query DepositDueQuery @throwOnFieldError {
    viewer {
      taxesOwed(period: THIS_MONTH) {
        businessDate
        books {
          nextDeposit {
            amount
            dueOn
            isLate
          }
        }
      }
    }
  }
`

/**
 * The federal tax deposit that is due today or was due earlier. It is fetched after the screen, because it reads the
 * withheld tax of years.
 */
export function DepositDue() {
  const styles = useStyles()
  const environment = useRelayEnvironment()
  const [taxes, setTaxes] = useState<NonNullable<DepositDueQuery$data['viewer']>['taxesOwed'] | null>(null)
  useEffect(() => {
    const subscription = fetchQuery<DepositDueQuery>(environment, query, {}).subscribe({
      next: ({ viewer }) => setTaxes(viewer?.taxesOwed ?? null),
      // Without an answer the rest of Home stays, and the Taxes screen shows the failure.
      error: () => {},
    })
    return () => subscription.unsubscribe()
  }, [environment])
  const next = taxes?.books.find(({ nextDeposit }) => nextDeposit)?.nextDeposit
  if (!taxes || !next || next.dueOn > taxes.businessDate) return null
  return (
    <p className={styles.root}>
      <ScreenLink to="/state">{`Federal tax deposit of ${formatMoney(next.amount)}`}</ScreenLink>
      <strong className={styles.late}>
        <DateText date={next.dueOn} />
        {next.isLate ? ': Overdue' : next.dueOn < taxes.businessDate ? ': Past due date' : ': Due today'}
      </strong>
    </p>
  )
}
