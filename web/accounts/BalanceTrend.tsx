import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ErrorBoundary } from 'react-error-boundary'
import { graphql, useFragment } from 'react-relay'
import type { BalanceTrend_account$key } from '../__generated__/BalanceTrend_account.graphql.ts'
import { hasShape } from '../charts/scale.ts'
import { Sparkline } from '../charts/Sparkline.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { visuallyHidden } from '../kit/ui/visuallyHidden.ts'

const useStyles = makeStyles({
  place: { display: 'flex', justifyContent: 'flex-end', marginBlockStart: '6px' },
  picture: { display: 'inline-flex', alignItems: 'center', columnGap: '8px' },
  year: { whiteSpace: 'nowrap', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  words: visuallyHidden,
})

interface Props {
  accountKey: BalanceTrend_account$key
  /** False to show no trend line, because a larger chart on the same screen shows the same months. */
  pictured: boolean
}

/** Shows the balance over a year as a trend line. Renders nothing if the months are unknown. */
export function BalanceTrend(props: Props) {
  const styles = useStyles()
  return (
    <span className={mergeClasses(props.pictured && styles.place)}>
      <ErrorBoundary fallback={null}>
        <Trend {...props} />
      </ErrorBoundary>
    </span>
  )
}

function Trend({ accountKey, pictured }: Props) {
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
  const balances = history.map(({ balance }) => balance)
  return (
    <>
      {pictured && hasShape(balances) ? (
        <span className={styles.picture} aria-hidden="true">
          <span className={styles.year}>1 year</span>
          <Sparkline values={balances} />
        </span>
      ) : null}
      <span className={styles.words}>
        , a year ago <Money amount={first.balance} />
      </span>
    </>
  )
}
