import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { TrialBalance_balance$key } from '../__generated__/TrialBalance_balance.graphql.ts'
import { BalanceTable } from '../accounting/BalanceTable.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { DayForm } from './DayForm.tsx'

const useStyles = makeStyles({ says: { marginBlock: '16px' } })

/** The balances of all books at the end of a day; debits equal credits. */
export function TrialBalance({ balanceKey }: { balanceKey: TrialBalance_balance$key }) {
  const styles = useStyles()
  const balance = useFragment(
    graphql`
      fragment TrialBalance_balance on TrialBalance @throwOnFieldError {
        asOf
        isClosed
        ...BalanceTable_balance
      }
    `,
    balanceKey,
  )
  const { asOf, isClosed } = balance
  return (
    <>
      <DayForm day={asOf} />
      <p className={styles.says}>
        {isClosed ? 'Final: ' : 'Preliminary: '}
        <DateText date={asOf} /> is {isClosed ? 'in a closed month.' : 'not in a closed month yet.'}
      </p>
      <BalanceTable caption="Books at the end of the day" balanceKey={balance} until={asOf} />
    </>
  )
}
