import { makeStyles, tokens } from '@fluentui/react-components'
import { monthName } from '../charts/scale.ts'
import type { MonthBalance } from './movements.ts'

const width = 300
const height = 88

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', rowGap: '4px' },
  picture: {
    display: 'block',
    width: '100%',
    height: `${height}px`,
    color: tokens.colorBrandForeground1,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
  ends: {
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
})

/**
 * The balance over a year as an area chart. It is hidden from screen readers, because the text next to it says the
 * same.
 */
export function BalanceArea({ months }: { months: readonly MonthBalance[] }) {
  const styles = useStyles()
  const [first] = months
  const last = months.at(-1)
  if (!first || !last || months.every(({ balance }) => balance === first.balance)) return null
  const most = Math.max(...months.map(({ balance }) => balance), 1)
  const points = months.map(({ balance }, index) => {
    const x = (index / (months.length - 1)) * width
    return `${x.toFixed(1)},${(height - 2 - (Math.max(0, balance) / most) * (height - 8)).toFixed(1)}`
  })
  return (
    <div className={styles.root} aria-hidden="true">
      <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <polygon points={`0,${height} ${points.join(' ')} ${width},${height}`} fill="currentColor" opacity="0.14" />
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className={styles.ends}>
        <span>{monthName(first.month)}</span>
        <span>Today</span>
      </div>
    </div>
  )
}
