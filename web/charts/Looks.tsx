import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'

/** Number of looks that can be told apart; further parts repeat them. */
const COUNT = 5

export const useChartStyles = makeStyles({
  color: {
    color: tokens.colorCompoundBrandStroke,
    '@media (forced-colors: active)': { color: 'CanvasText' },
    // Print the pattern that the screen shows.
    '@media print': { printColorAdjust: 'exact' },
  },
})

const useStyles = makeStyles({
  swatch: { flexShrink: 0, width: '12px', height: '12px', marginInlineEnd: '8px', verticalAlign: 'baseline' },
})

/** The tiles of each look except the first, which is plain. */
const TILES = [
  { size: 6, turned: 'rotate(45)', base: 0.3, mark: <rect width="3" height="6" fill="currentColor" opacity="0.8" /> },
  { size: 5, base: 0.15, mark: <circle cx="2.5" cy="2.5" r="1.4" fill="currentColor" /> },
  { size: 4, base: 0.15, mark: <rect width="4" height="1" fill="currentColor" /> },
  { size: 4, base: 0, mark: <rect width="2" height="4" fill="currentColor" opacity="0.55" /> },
] as const

/**
 * The pattern names of one chart, and their definitions. Parts differ by pattern, because colors are lost in print and
 * for some readers. Defines all patterns unless only one is shown.
 */
export function useLooks(only?: number) {
  const id = useId()
  const fillOf = (look: number) => (look % COUNT === 0 ? 'currentColor' : `url(#${id}${look % COUNT})`)
  const patterns = (
    <defs>
      {TILES.map(({ size, base, mark, ...rest }, index) =>
        only === undefined || only % COUNT === index + 1 ? (
          <pattern
            key={index}
            id={`${id}${index + 1}`}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
            patternTransform={'turned' in rest ? rest.turned : undefined}
          >
            {base > 0 ? <rect width={size} height={size} fill="currentColor" opacity={base} /> : null}
            {mark}
          </pattern>
        ) : null,
      )}
    </defs>
  )
  return { fillOf, patterns: only !== undefined && only % COUNT === 0 ? null : patterns }
}

/** The look of a part, shown next to its name. */
export function Swatch({ look }: { look: number }) {
  const styles = useStyles()
  const { color } = useChartStyles()
  const { fillOf, patterns } = useLooks(look)
  return (
    <svg className={mergeClasses(styles.swatch, color)} viewBox="0 0 12 12" aria-hidden="true">
      {patterns}
      <rect x="0.5" y="0.5" width="11" height="11" fill={fillOf(look)} stroke="currentColor" />
    </svg>
  )
}
