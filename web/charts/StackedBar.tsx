import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useChartStyles, useLooks } from './Looks.tsx'

const useStyles = makeStyles({
  // The bar has the same height with or without data.
  bar: { display: 'block', width: '100%', height: '16px' },
})

/** Minimum width in percent of a nonzero part, because a narrower part would be invisible. */
const LEAST = 1

interface Props {
  /** Amounts of the parts. The index of a part selects its style, so parts of 0 stay in the array. */
  parts: readonly number[]
  /** Amount that the full width represents, if larger than the total of the parts. */
  whole?: number
}

/**
 * Shows the parts of an amount as one bar. Hidden from screen readers, because figures next to the bar have the same
 * content.
 */
export function StackedBar({ parts, whole }: Props) {
  const styles = useStyles()
  const { color } = useChartStyles()
  const { lookOf, patterns } = useLooks()
  return (
    <svg className={mergeClasses(styles.bar, color)} aria-hidden="true">
      {patterns}
      {placesOf(parts, whole).map(({ look, from, width }) => (
        <rect key={look} x={`${from}%`} width={`${width}%`} y="0.5" height="15" {...lookOf(look)} />
      ))}
    </svg>
  )
}

/** Start and width of each nonzero part, in percent; empty if a part is negative. */
export function placesOf(parts: readonly number[], whole = 0) {
  const sum = parts.reduce((total, part) => total + part, 0)
  const full = Math.max(sum, whole)
  if (full <= 0 || parts.some((part) => part < 0)) return []
  const shown = parts.map((part) => (part === 0 ? 0 : Math.max(LEAST, (part / full) * 100)))
  // Shrink all parts in proportion to make up for the minimum widths.
  const shrink = Math.min(1, 100 / shown.reduce((total, part) => total + part, 0))
  let end = 0
  return shown.flatMap((part, look) => {
    const from = end
    end += part * shrink
    // The last part of a full bar has no gap after it.
    return part === 0 ? [] : [{ look, from, width: part * shrink - (end > 100 - GAP ? 0 : GAP) }]
  })
}

/** Gap between two parts, in percent of the width. */
const GAP = 0.4
