import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'

export const useChartStyles = makeStyles({
  color: {
    color: tokens.colorCompoundBrandStroke,
    '@media (forced-colors: active)': { color: 'CanvasText' },
    // Print in the same shades as on the screen.
    '@media print': { printColorAdjust: 'exact' },
  },
})

const useStyles = makeStyles({
  // A flat rectangle, because an empty square would look like a checkbox.
  swatch: { flexShrink: 0, width: '16px', height: '8px', marginInlineEnd: '8px', verticalAlign: 'baseline' },
})

const neutral = tokens.colorNeutralForeground3

/**
 * Styles of a chart's parts: one accent color and one neutral color. They also differ in lightness, and neutral parts
 * in pattern, because some readers and printouts show no colors. Further parts repeat the styles.
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

/** Returns fill and outline for each part of a chart, and the SVG patterns that the fills refer to. */
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

/** A sample of a part's color and pattern, shown next to the part's name. */
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
