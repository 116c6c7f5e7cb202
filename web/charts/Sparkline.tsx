import { makeStyles, tokens } from '@fluentui/react-components'
import { stepsOf } from './scale.ts'

const width = 96
const height = 28

const useStyles = makeStyles({
  picture: {
    display: 'block',
    color: tokens.colorBrandForeground1,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
  baseline: { stroke: tokens.colorNeutralStroke1 },
})

/**
 * Shows the trend of an amount next to it, as an area on a baseline, because a line alone looks like an underline.
 * Hidden from screen readers, because the caller describes the trend in text.
 */
export function Sparkline({ values }: { values: readonly number[] }) {
  const styles = useStyles()
  // The axis starts at zero, so that a small change looks small and the shape matches the large chart.
  const lowest = Math.min(0, ...values)
  const span = Math.max(0, ...values) - lowest || 1
  const heightOf = (value: number) => 1 + (1 - (value - lowest) / span) * (height - 2)
  const steps = stepsOf(values.map(heightOf))
  const zero = heightOf(0)
  return (
    <svg
      className={styles.picture}
      width={width}
      height={height}
      viewBox={`0 0 ${values.length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`${steps}V${zero}H0Z`} fill="currentColor" opacity="0.14" />
      <path d={`M0 ${zero}H${values.length}`} className={styles.baseline} vectorEffect="non-scaling-stroke" />
      <path d={steps} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
