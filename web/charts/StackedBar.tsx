import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useChartStyles, useLooks } from './Looks.tsx'

const useStyles = makeStyles({
  // Of one height whether or not there is anything to show.
  bar: { display: 'block', width: '100%', height: '16px' },
})

/** Less than this many percent of the width cannot be seen. */
const LEAST = 1

interface Props {
  /** Each with the look of its place; what is 0 keeps its place. */
  parts: readonly number[]
  /** What the whole width stands for, where it is more than the parts. */
  whole?: number
}

/** What a sum consists of, as one bar. The figures beside it, each with its swatch, say the same in words: nothing here is read out. */
export function StackedBar({ parts, whole }: Props) {
  const styles = useStyles()
  const { color } = useChartStyles()
  const { fillOf, patterns } = useLooks()
  return (
    <svg className={mergeClasses(styles.bar, color)} aria-hidden="true">
      {patterns}
      {placesOf(parts, whole).map(({ look, from, width }) => (
        <rect
          key={look}
          x={`${from}%`}
          width={`${width}%`}
          y="0.5"
          height="15"
          fill={fillOf(look)}
          stroke="currentColor"
          strokeWidth="1"
        />
      ))}
    </svg>
  )
}

/** Where each part that is more than nothing begins and how wide it is, in percent; nothing where one is below zero. */
export function placesOf(parts: readonly number[], whole = 0) {
  const sum = parts.reduce((total, part) => total + part, 0)
  const full = Math.max(sum, whole)
  if (full <= 0 || parts.some((part) => part < 0)) return []
  const shown = parts.map((part) => (part === 0 ? 0 : Math.max(LEAST, (part / full) * 100)))
  // What the smallest were given is taken off all.
  const shrink = Math.min(1, 100 / shown.reduce((total, part) => total + part, 0))
  let end = 0
  return shown.flatMap((part, look) => {
    const from = end
    end += part * shrink
    return part === 0 ? [] : [{ look, from, width: part * shrink - GAP }]
  })
}

/** Between two parts, in percent. */
const GAP = 0.4
