import { makeStyles } from '@fluentui/react-components'
import { ErrorBoundary } from 'react-error-boundary'
import { graphql, useFragment } from 'react-relay'
import type { BalanceTrend_account$key } from '../__generated__/BalanceTrend_account.graphql.ts'
import { Sparkline } from '../charts/Sparkline.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { visuallyHidden } from '../kit/ui/visuallyHidden.ts'

const useStyles = makeStyles({
  // As high as the trend line, to avoid a layout shift when there is none.
  place: { display: 'flex', justifyContent: 'flex-end', minHeight: '20px' },
  words: visuallyHidden,
})

/** The balance over a year as a trend line. Empty but of the same size if the months are unknown. */
export function BalanceTrend({ accountKey }: { accountKey: BalanceTrend_account$key }) {
  const styles = useStyles()
  return (
    <span className={styles.place}>
      <ErrorBoundary fallback={null}>
        <Trend accountKey={accountKey} />
      </ErrorBoundary>
    </span>
  )
}

function Trend({ accountKey }: { accountKey: BalanceTrend_account$key }) {
  const styles = useStyles()
  const { history } = useFragment(
    graphql`
      fragment BalanceTrend_account on RetirementAccount @throwOnFieldError {
        history {
          balance
        }
      }
    `,
    accountKey,
  )
  const [first] = history
  if (!first || history.length < 2) return null
  // A flat trend line carries no information and looks like a divider.
  const hasMoved = history.some(({ balance }) => balance !== first.balance)
  return (
    <>
      {hasMoved ? <Sparkline values={history.map(({ balance }) => balance)} /> : null}
      <span className={styles.words}>
        , a year ago <Money amount={first.balance} />
      </span>
    </>
  )
}
