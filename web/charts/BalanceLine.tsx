import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useChartStyles } from './Looks.tsx'

const useStyles = makeStyles({
  picture: { display: 'block', width: '100%', overflow: 'visible' },
  grid: { stroke: tokens.colorNeutralStroke2 },
})

interface Props {
  balances: readonly number[]
  /** Round values at even distances, the lowest first: the first is at the bottom, the last on top. */
  ticks: readonly number[]
  /** In pixels. */
  height: number
  /** The place that is read out. */
  at: number
}

/** A step for each place, since a balance jumps. Places are percents of the width and amounts pixels: nothing is measured. */
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
      <rect x={`${at * wide}%`} width={`${wide}%`} height={height} fill="currentColor" opacity="0.12" />
      {balances.map((balance, index) => {
        const before = balances[index - 1] ?? balance
        const x = `${index * wide}%`
        return (
          <g key={index} stroke="currentColor" strokeWidth="2" strokeLinecap="round">
            {before === balance ? null : <line x1={x} x2={x} y1={y(before)} y2={y(balance)} />}
            <line x1={x} x2={`${(index + 1) * wide}%`} y1={y(balance)} y2={y(balance)} />
          </g>
        )
      })}
      <circle cx={`${(at + 0.5) * wide}%`} cy={y(balances[at] ?? low)} r="4.5" fill="currentColor" />
    </svg>
  )
}
