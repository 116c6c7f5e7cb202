import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment, useState, type PointerEvent, type ReactNode } from 'react'
import { useAfterPaint } from '../kit/page/useAfterPaint.ts'
import { useMediaQuery } from '../kit/page/useMediaQuery.ts'
import { Axis } from './Axis.tsx'
import { isLabelled } from './scale.ts'
import { Swatch } from './Looks.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px', margin: 0, breakInside: 'avoid' },
  rows: { display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: '8px', rowGap: '8px' },
  // Half a line of the amounts beside it, above and below.
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
  range: { flexGrow: 1, minWidth: 0, minHeight: '24px', accentColor: tokens.colorCompoundBrandBackground },
  summary: { minHeight: '24px', cursor: 'pointer' },
  // Paper cannot be pressed: it gets the table at once.
  details: { '@media print': { '::details-content': { contentVisibility: 'visible', height: 'auto' } } },
})

interface Props {
  /** The picture in a sentence. */
  sentence: string
  /** What is behind each look, in their order. */
  legend: readonly string[]
  /** What each place along the axis is called. */
  places: readonly string[]
  /** What one place is: "Month". */
  place: string
  at: number
  onAt: (index: number) => void
  /** The figures of a place in words. */
  saidAt: string
  /** One below the other, each with what its height (in pixels) is labelled by, the largest first. */
  plots: readonly { amounts: readonly string[]; height: number; picture: (height: number) => ReactNode }[]
  /** The figures of the place that is read. */
  figures: ReactNode
  /** Made when it is opened, and for paper. */
  table: () => ReactNode
}

/**
 * Around every picture along an axis: the sentence that names it, a slider that reads it place by place (arrows, Home and
 * End are the browser's), and the table that has every figure.
 */
export function ChartFrame(props: Props) {
  const styles = useStyles()
  const { places, at, onAt } = props
  const last = places.length - 1
  const isPainted = useAfterPaint()
  const isPaper = useMediaQuery('print')
  const [isOpen, setOpen] = useState(false)
  // Besides the slider, for whoever points at the picture.
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onAt(Math.min(last, Math.max(0, Math.floor(((event.clientX - left) / width) * places.length))))
  }
  return (
    <figure className={styles.root} data-thumb>
      <figcaption>{props.sentence}</figcaption>
      <div className={styles.rows} aria-hidden="true">
        {props.plots.map(({ amounts, height, picture }, index) => (
          <Fragment key={index}>
            <Axis labels={amounts} />
            <div className={styles.plot} onPointerDown={point} onPointerMove={point}>
              {isPainted ? picture(height) : <svg className={styles.blank} height={height} />}
            </div>
          </Fragment>
        ))}
        <svg className={styles.places}>
          {places.map((name, index) =>
            isLabelled(index, places.length) ? (
              <text
                key={name}
                y="12"
                x={index === last ? '100%' : `${((index + 0.5) / places.length) * 100}%`}
                textAnchor={index === last ? 'end' : 'middle'}
              >
                {name}
              </text>
            ) : null,
          )}
        </svg>
      </div>
      <ul className={styles.legend}>
        {props.legend.map((name, look) => (
          <li key={name}>
            <Swatch look={look} />
            {name}
          </li>
        ))}
      </ul>
      <label className={styles.step} data-print="hide">
        {props.place}
        <input
          type="range"
          className={styles.range}
          min={0}
          max={last}
          value={at}
          aria-valuetext={props.saidAt}
          onChange={(event) => onAt(Number(event.target.value))}
        />
      </label>
      {props.figures}
      <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>Show as table</summary>
        {isOpen || isPaper ? props.table() : null}
      </details>
    </figure>
  )
}
