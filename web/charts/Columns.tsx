import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useChartStyles, useLooks } from './Looks.tsx'

const useStyles = makeStyles({
  picture: { display: 'block', width: '100%', overflow: 'visible' },
  grid: { stroke: tokens.colorNeutralStroke2 },
})

export interface Column {
  readonly key: string
  /** Amounts by kind: positive ones are above the zero line, negative ones below. Each kind has its own style. */
  readonly amounts: readonly number[]
}

interface Props {
  columns: readonly Column[]
  /** Height in pixels. */
  height: number
  /** Evenly spaced round values of the axis, in ascending order, including 0. */
  ticks: readonly number[]
  /** Index of the column that the slider selects. */
  at: number
}

/** Largest total of a column above the zero line, and below it. */
export function mostOf(columns: readonly Column[]): { up: number; down: number } {
  const sum = (sign: 1 | -1) => (column: Column) =>
    column.amounts.reduce((total, amount) => total + Math.max(0, sign * amount), 0)
  return { up: Math.max(0, ...columns.map(sum(1))), down: Math.max(0, ...columns.map(sum(-1))) }
}

/** Columns along an axis: upward for money in, downward for money out. */
export function Columns({ columns, height, ticks, at }: Props) {
  const styles = useStyles()
  const { color } = useChartStyles()
  const { lookOf, patterns } = useLooks()
  const wide = 100 / columns.length
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const scale = height / (high - low)
  const line = high * scale
  return (
    <svg className={mergeClasses(styles.picture, color)} height={height}>
      {patterns}
      {ticks.map((tick) => (
        <line key={tick} className={styles.grid} x1="0" x2="100%" y1={line - tick * scale} y2={line - tick * scale} />
      ))}
      {columns.map(({ key, amounts }, index) => (
        <g key={key}>
          {index === at ? (
            <rect
              data-print="hide"
              x={`${index * wide}%`}
              width={`${wide}%`}
              height={height}
              fill="currentColor"
              opacity="0.12"
            />
          ) : null}
          {piled(amounts, scale).map(({ kind, from, to }) => (
            <rect
              key={kind}
              x={`${(index + 0.15) * wide}%`}
              width={`${0.7 * wide}%`}
              y={line - Math.max(from, to)}
              height={Math.abs(to - from)}
              {...lookOf(kind)}
            />
          ))}
        </g>
      ))}
      <line x1="0" x2="100%" y1={line} y2={line} stroke="currentColor" />
    </svg>
  )
}

/** Minimum height in pixels of a nonzero amount, so that it is visible next to a large one. */
const LEAST = 1

/** Stacks the amounts of a column in pixels, starting at the zero line. */
function piled(amounts: readonly number[], scale: number) {
  let [up, down] = [0, 0]
  return amounts.flatMap((amount, kind) => {
    if (amount === 0) return []
    const from = amount > 0 ? up : down
    const to = from + Math.sign(amount) * Math.max(LEAST, Math.abs(amount) * scale)
    if (amount > 0) up = to
    else down = to
    return [{ kind, from, to }]
  })
}
