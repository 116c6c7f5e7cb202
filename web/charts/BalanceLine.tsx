import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useChartStyles } from './Looks.tsx'
import { stepsOf } from './scale.ts'

const useStyles = makeStyles({
  picture: { display: 'block', width: '100%', overflow: 'visible' },
  grid: { stroke: tokens.colorNeutralStroke2 },
})

interface Props {
  balances: readonly number[]
  /** Evenly spaced round values of the axis, in ascending order. */
  ticks: readonly number[]
  /** Height in pixels. */
  height: number
  /** Index of the data point that the slider selects. */
  at: number
}

/**
 * A step line, because a balance changes in jumps. X is in percent of the width and y in pixels, so no measurement is
 * needed.
 */
export function BalanceLine({ balances, ticks, height, at }: Props) {
  const styles = useStyles()
  const { color } = useChartStyles()
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const y = (balance: number) => height - ((balance - low) / (high - low)) * height
  const wide = 100 / balances.length
  return (
    <svg className={mergeClasses(styles.picture, color)} height={height}>
      {ticks.map((tick) => (
        <line key={tick} className={styles.grid} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
      ))}
      <rect
        data-print="hide"
        x={`${at * wide}%`}
        width={`${wide}%`}
        height={height}
        fill="currentColor"
        opacity="0.12"
      />
      {/* The SVG view box is one unit wide per data point, so one path fits any width. */}
      <svg height={height} viewBox={`0 0 ${balances.length} ${height}`} preserveAspectRatio="none" overflow="visible">
        <path
          d={stepsOf(balances.map(y))}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <circle data-print="hide" cx={`${(at + 0.5) * wide}%`} cy={y(balances[at] ?? low)} r="4.5" fill="currentColor" />
    </svg>
  )
}
