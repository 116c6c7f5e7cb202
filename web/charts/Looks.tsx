import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'

/** How many parts of a picture can be told apart; after them the looks begin again. */
const COUNT = 5

export const useChartStyles = makeStyles({
  color: {
    color: tokens.colorCompoundBrandStroke,
    '@media (forced-colors: active)': { color: 'CanvasText' },
    // Paper gets the pattern that the screen shows.
    '@media print': { printColorAdjust: 'exact' },
  },
})

const useStyles = makeStyles({
  swatch: { flexShrink: 0, width: '12px', height: '12px', marginInlineEnd: '8px', verticalAlign: 'baseline' },
})

/** The names of the patterns of one picture, and what draws them: parts differ by pattern, since paper and some eyes know no colors. */
export function useLooks() {
  const id = useId()
  const fillOf = (look: number) => (look % COUNT === 0 ? 'currentColor' : `url(#${id}${look % COUNT})`)
  const patterns = (
    <defs>
      <pattern id={`${id}1`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="currentColor" opacity="0.3" />
        <rect width="3" height="6" fill="currentColor" opacity="0.8" />
      </pattern>
      <pattern id={`${id}2`} width="5" height="5" patternUnits="userSpaceOnUse">
        <rect width="5" height="5" fill="currentColor" opacity="0.15" />
        <circle cx="2.5" cy="2.5" r="1.4" fill="currentColor" />
      </pattern>
      <pattern id={`${id}3`} width="4" height="4" patternUnits="userSpaceOnUse">
        <rect width="4" height="4" fill="currentColor" opacity="0.15" />
        <rect width="4" height="1" fill="currentColor" />
      </pattern>
      <pattern id={`${id}4`} width="4" height="4" patternUnits="userSpaceOnUse">
        <rect width="2" height="4" fill="currentColor" opacity="0.55" />
      </pattern>
    </defs>
  )
  return { fillOf, patterns }
}

/** Beside the name of a part: what it looks like in the picture. */
export function Swatch({ look }: { look: number }) {
  const styles = useStyles()
  const { color } = useChartStyles()
  const { fillOf, patterns } = useLooks()
  return (
    <svg className={mergeClasses(styles.swatch, color)} viewBox="0 0 12 12" aria-hidden="true">
      {patterns}
      <rect x="0.5" y="0.5" width="11" height="11" fill={fillOf(look)} stroke="currentColor" />
    </svg>
  )
}
