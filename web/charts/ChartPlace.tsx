import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { small } from '../kit/page/layout.ts'
import { useFigureStyles, type ReadFigures } from './Figures.tsx'

export const useFrameStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px', margin: 0, breakInside: 'avoid' },
  rows: { display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: '8px', rowGap: '8px' },
  // Half a line of the axis labels, above and below.
  plot: { paddingBlock: '8px' },
  blank: { display: 'block', width: '100%' },
  places: {
    display: 'block',
    gridColumn: 2,
    width: '100%',
    height: '16px',
    overflow: 'visible',
    fill: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  legend: { display: 'flex', flexWrap: 'wrap', columnGap: '20px', rowGap: '4px', fontSize: tokens.fontSizeBase200 },
  step: { display: 'flex', alignItems: 'center', columnGap: '16px' },
  // Browsers add a margin of 2 pixels.
  range: { flexGrow: 1, minWidth: 0, minHeight: '24px', margin: 0, accentColor: tokens.colorCompoundBrandBackground },
  summary: { minHeight: '24px', cursor: 'pointer' },
  // A printout cannot be pressed, so it shows the open table.
  details: { '@media print': { '::details-content': { contentVisibility: 'visible', height: 'auto' } } },
})

export interface FrameProps {
  /** The chart in a sentence. */
  sentence: string
  /** The meaning of each look, in their order. */
  legend: readonly string[]
  /** The label of each place along the axis. */
  places: readonly string[]
  /** The kind of the places: "Month". */
  place: string
  at: number
  onAt: (index: number) => void
  /** The figures of the selected place in words. */
  saidAt: string
  /** Stacked plots, each with its axis labels, the largest first, and its height in pixels. */
  plots: readonly { amounts: readonly string[]; height: number; picture: (height: number) => ReactNode }[]
  /** The figures of the selected place. */
  figures: ReadFigures
  /** Rendered when it is opened, and for print. */
  table: () => ReactNode
}

const useStyles = makeStyles({
  // As wide as a swatch and its distance to the label.
  look: { paddingInlineStart: '20px' },
  step: { minHeight: '24px', [small]: { minHeight: '44px' } },
  figure: { height: 'calc(2 * var(--lineHeightBase300))' },
})

/** Half a line of the axis labels, above and below, plus the gap to the next plot. */
const around = 16 + 8

/** A placeholder with exactly the chart's height, at a fifth of its elements. */
export function ChartPlace({ sentence, legend, place, plots, figures }: FrameProps) {
  const frame = useFrameStyles()
  const { root, heading, figures: columns } = useFigureStyles()
  const styles = useStyles()
  return (
    <figure className={frame.root}>
      <figcaption>{sentence}</figcaption>
      <svg className={frame.blank} height={plots.reduce((sum, { height }) => sum + height + around, 16)} />
      <ul className={frame.legend}>
        {legend.map((name) => (
          <li key={name} className={styles.look}>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.step} data-print="hide">
        {place}
      </div>
      <div className={root} data-print="hide">
        <p className={heading}>{figures.heading}</p>
        <div className={columns}>
          {figures.figures.map(({ label }) => (
            <div key={label} className={styles.figure} />
          ))}
        </div>
      </div>
      <div className={styles.step} />
    </figure>
  )
}
