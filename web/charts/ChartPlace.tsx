import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { small } from '../kit/page/layout.ts'
import { visuallyHidden } from '../kit/ui/visuallyHidden.ts'
import { useFigureStyles, type ReadFigures } from './Figures.tsx'

/** Height of a plot's title in pixels. */
const TITLE = 20

export const useFrameStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '12px',
    margin: 0,
    '@media print': { display: 'block', breakInside: 'avoid' },
  },
  // Reserves two lines, because the sentence may wrap differently when the web font has loaded.
  sentence: {
    [small]: { minHeight: `calc(2 * ${tokens.lineHeightBase300})` },
    '@media print': { marginBlockEnd: '12px' },
  },
  rows: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: '8px',
    rowGap: '8px',
    breakInside: 'avoid',
  },
  // Padding for half an axis label above and below. A horizontal swipe moves the slider; a vertical swipe scrolls the
  // page.
  plot: { position: 'relative', paddingBlock: '8px', touchAction: 'pan-y' },
  // A fixed height, because the placeholder reserves it.
  title: {
    gridColumn: '1 / -1',
    height: `${TITLE}px`,
    lineHeight: `${TITLE}px`,
    fontWeight: 600,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
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
  /**
   * The slider is invisible, for keyboards and screen readers. The chart itself shows the focus and the selected point.
   */
  step: visuallyHidden,
  focused: { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '4px' },
  label: {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 0,
    padding: '2px 8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    color: tokens.colorNeutralForegroundInverted,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
})

export interface FrameProps {
  /** The sentence that summarizes the chart. */
  sentence: string
  /** Labels of the data points along the axis. */
  places: readonly string[]
  /** Noun for a data point, such as "Month". */
  place: string
  at: number
  onAt: (index: number) => void
  /** Describes the figures of the selected data point in words. */
  saidAt: string
  /** Stacked plots, each with its axis labels in descending order and its height in pixels. */
  plots: readonly {
    title?: string
    amounts: readonly string[]
    height: number
    picture: (height: number) => ReactNode
  }[]
  /** The figures of the selected data point; null if only the point's label and the table show figures. */
  figures: ReadFigures | null
  /**
   * Rendered when the user opens the table. Print includes only an open table, because the chart has the same figures.
   */
  table: () => ReactNode
}

const useStyles = makeStyles({
  step: { minHeight: '24px', [small]: { minHeight: '44px' } },
  figure: { height: 'calc(2 * var(--lineHeightBase300))' },
})

const gap = 8
/** Height of half an axis label above and below the plot, plus the gap to the next plot. */
const around = 16 + gap

/** A placeholder of exactly the chart's height, with a fifth of the chart's elements. */
export function ChartPlace({ sentence, plots, figures }: FrameProps) {
  const frame = useFrameStyles()
  const { root, heading, figures: columns } = useFigureStyles()
  const styles = useStyles()
  return (
    <figure className={frame.root}>
      <figcaption className={frame.sentence}>{sentence}</figcaption>
      <svg
        className={frame.blank}
        height={plots.reduce((sum, { title, height }) => sum + (title ? TITLE + gap : 0) + height + around, 16)}
      />
      {figures ? (
        <div className={root}>
          <p className={heading} data-print="hide">
            {figures.heading}
          </p>
          <div className={columns}>
            {figures.figures.map(({ label }) => (
              <div key={label} className={styles.figure} />
            ))}
          </div>
        </div>
      ) : null}
      <div className={styles.step} />
    </figure>
  )
}
