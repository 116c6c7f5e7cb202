import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Fragment } from 'react'
import { Money } from '../kit/ui/Money.tsx'
import { useChartStyles } from './Looks.tsx'

const useStyles = makeStyles({
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, max-content) minmax(48px, 1fr) max-content',
    columnGap: '12px',
    rowGap: '8px',
    alignItems: 'center',
    margin: 0,
    breakInside: 'avoid',
  },
  name: { overflowWrap: 'anywhere' },
  bar: { display: 'block', width: '100%' },
  amount: { textAlign: 'end', margin: 0 },
})

/** Amounts by name, largest first, each with a bar that makes amounts easy to compare. */
export function Bars({ amounts }: { amounts: readonly { name: string; amount: number }[] }) {
  const styles = useStyles()
  const { color } = useChartStyles()
  const sorted = amounts.filter(({ amount }) => amount > 0).toSorted((one, other) => other.amount - one.amount)
  const most = sorted[0]?.amount ?? 1
  return (
    <dl className={styles.rows}>
      {sorted.map(({ name, amount }) => (
        <Fragment key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd aria-hidden="true" className={styles.amount}>
            <svg className={mergeClasses(styles.bar, color)} height="12">
              <rect width={`${(amount / most) * 100}%`} height="12" fill="currentColor" />
            </svg>
          </dd>
          <dd className={styles.amount}>
            <Money amount={amount} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
