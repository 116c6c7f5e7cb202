import { makeStyles, tokens } from '@fluentui/react-components'
import { total } from './allocation.ts'

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    height: '10px',
    columnGap: '2px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  share: {
    backgroundColor: tokens.colorCompoundBrandStroke,
    transitionProperty: 'flex-basis',
    transitionDuration: tokens.durationNormal,
    ':nth-child(3n + 2)': { opacity: 0.65 },
    ':nth-child(3n + 3)': { opacity: 0.4 },
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
})

/** The shares side by side; the numbers beside it say the same in words. */
export function ShareBar({ shares }: { shares: readonly { id: number; amount: number | null }[] }) {
  const styles = useStyles()
  const whole = Math.max(100, total(shares.map((share) => share.amount)))
  return (
    <div className={styles.bar} aria-hidden="true">
      {shares
        .filter((share) => share.amount)
        .map(({ id, amount }) => (
          <span key={id} className={styles.share} style={{ flexBasis: `${((amount ?? 0) / whole) * 100}%` }} />
        ))}
    </div>
  )
}
