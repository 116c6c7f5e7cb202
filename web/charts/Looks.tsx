import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'

export const useChartStyles = makeStyles({
  color: {
    color: tokens.colorCompoundBrandStroke,
    '@media (forced-colors: active)': { color: 'CanvasText' },
    // Print the same shades as on the screen.
    '@media print': { printColorAdjust: 'exact' },
  },
})

const useStyles = makeStyles({
  // Flat, because an empty square looks like a checkbox.
  swatch: { flexShrink: 0, width: '16px', height: '8px', marginInlineEnd: '8px', verticalAlign: 'baseline' },
})

const neutral = tokens.colorNeutralForeground3

/**
 * The styles of a chart's parts: one accent and one neutral color. They also differ by lightness, and the neutral ones
 * by pattern, because colors are lost in print and for some readers. Additional parts repeat the styles.
 */
const LOOKS = [
  { color: 'currentColor', opacity: 1 },
  { color: 'currentColor', opacity: 0.35 },
  { color: neutral, opacity: 0.85 },
  { color: neutral, opacity: 'HATCHED' },
  { color: neutral, opacity: 0 },
] as const

interface Look {
  fill: string
  fillOpacity: number
  stroke: string
}

/** Returns the fill and outline of each part of a chart, and the pattern that they refer to. */
export function useLooks() {
  const id = useId()
  const lookOf = (look: number): Look => {
    const { color, opacity } = LOOKS[look % LOOKS.length] ?? LOOKS[0]
    return opacity === 'HATCHED'
      ? { fill: `url(#${id})`, fillOpacity: 1, stroke: color }
      : { fill: color, fillOpacity: opacity, stroke: color }
  }
  const patterns = (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2" height="5" fill={neutral} />
      </pattern>
    </defs>
  )
  return { lookOf, patterns }
}

/** A sample of a part's style, shown next to the part's name. */
export function Swatch({ look }: { look: number }) {
  const styles = useStyles()
  const { color } = useChartStyles()
  const { lookOf, patterns } = useLooks()
  return (
    <svg className={mergeClasses(styles.swatch, color)} viewBox="0 0 16 8" aria-hidden="true">
      {LOOKS[look % LOOKS.length]?.opacity === 'HATCHED' ? patterns : null}
      <rect x="0.5" y="0.5" width="15" height="7" {...lookOf(look)} />
    </svg>
  )
}
