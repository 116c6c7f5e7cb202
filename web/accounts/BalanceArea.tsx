import { makeStyles, tokens } from '@fluentui/react-components'
import { monthName, stepsOf } from '../charts/scale.ts'
import { small } from '../kit/page/layout.ts'
import { useAmountsHidden } from '../kit/page/useChoice.ts'
import { formatMoney } from '../kit/ui/format.ts'
import type { MonthBalance } from './movements.ts'

const height = 88

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', rowGap: '4px' },
  picture: {
    display: 'block',
    width: '100%',
    flexGrow: 1,
    minHeight: `${height}px`,
    maxHeight: '160px',
    [small]: { maxHeight: '112px' },
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
 * The balance over a year as an area chart with steps, like the chart of an account's transactions. The axis starts at
 * zero, so that a small change looks small. Hidden from screen readers, because the text next to it says the same.
 */
export function BalanceArea({ months }: { months: readonly MonthBalance[] }) {
  const styles = useStyles()
  const isHidden = useAmountsHidden()
  const said = (amount: number) => (isHidden ? '••••' : formatMoney(amount))
  const [first] = months
  const last = months.at(-1)
  if (!first || !last) return null
  const most = Math.max(...months.map(({ balance }) => balance), 1)
  const steps = stepsOf(months.map(({ balance }) => height - 2 - (Math.max(0, balance) / most) * (height - 8)))
  return (
    <div className={styles.root} aria-hidden="true">
      <svg className={styles.picture} viewBox={`0 0 ${months.length} ${height}`} preserveAspectRatio="none">
        <path d={`${steps}V${height}H0Z`} fill="currentColor" opacity="0.14" />
        <path d={steps} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.ends}>
        <span>{`${monthName(first.month)}: ${said(first.balance)}`}</span>
        <span>{`Today: ${said(last.balance)}`}</span>
      </div>
    </div>
  )
}
