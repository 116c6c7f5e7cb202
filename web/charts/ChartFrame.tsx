import { mergeClasses } from '@fluentui/react-components'
import { Fragment, useState, type PointerEvent } from 'react'
import { useAfterPaint } from '../kit/page/useAfterPaint.ts'
import { Axis } from './Axis.tsx'
import { ChartPlace, useFrameStyles, type FrameProps } from './ChartPlace.tsx'
import { Figures } from './Figures.tsx'
import { FEW_LABELS, isLabelled } from './scale.ts'

/**
 * Frame of every chart with an axis. It adds a sentence that summarizes the chart, a label at the pointer, a slider
 * that announces each data point, and a table with every figure. The browser handles the slider's keys.
 */
export function ChartFrame(props: FrameProps) {
  return useAfterPaint() ? <Frame {...props} /> : <ChartPlace {...props} />
}

function Frame(props: FrameProps) {
  const styles = useFrameStyles()
  const { places, at, onAt } = props
  const last = places.length - 1
  const isLong = places.length > FEW_LABELS
  const [isOpen, setOpen] = useState(false)
  // Input device with which the user selects a data point. Null hides the point's label.
  const [read, setRead] = useState<'POINTER' | 'KEYS' | null>(null)
  // Moving the pointer over the chart also moves the slider.
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setRead('POINTER')
    onAt(Math.min(last, Math.max(0, Math.floor(((event.clientX - left) / width) * places.length))))
  }
  return (
    <figure className={styles.root} data-thumb>
      <figcaption className={styles.sentence}>{props.sentence}</figcaption>
      <div className={mergeClasses(styles.rows, read === 'KEYS' && styles.focused)} aria-hidden="true">
        {props.plots.map(({ title, amounts, height, picture }, index) => (
          <Fragment key={index}>
            {title ? <div className={styles.title}>{title}</div> : null}
            <Axis labels={amounts} />
            <div
              className={styles.plot}
              onPointerDown={point}
              onPointerMove={point}
              onPointerLeave={() => setRead(null)}
            >
              {picture(height)}
              {index === 0 && read ? <Label at={at} of={places.length} text={props.saidAt} /> : null}
            </div>
          </Fragment>
        ))}
        <svg className={styles.places}>
          {places.map((name, index) =>
            isLabelled(index, places.length) ? (
              <text
                key={name}
                y="12"
                x={index === last && isLong ? '100%' : `${((index + 0.5) / places.length) * 100}%`}
                textAnchor={index === last && isLong ? 'end' : 'middle'}
              >
                {name}
              </text>
            ) : null,
          )}
        </svg>
      </div>
      <label className={styles.step} data-print="hide">
        {props.place}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={props.saidAt}
          onFocus={() => setRead('KEYS')}
          onBlur={() => setRead(null)}
          onChange={(event) => onAt(Number(event.target.value))}
        />
      </label>
      {props.figures ? <Figures {...props.figures} /> : null}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Show as table</summary>
        {isOpen ? props.table() : null}
      </details>
    </figure>
  )
}

/**
 * Label of the selected data point, inside the plot. In the right half of the plot, the label is to the left of the
 * point.
 */
function Label({ at, of, text }: { at: number; of: number; text: string }) {
  const { label } = useFrameStyles()
  const middle = ((at + 0.5) / of) * 100
  const side =
    middle > 50
      ? { insetInlineEnd: `${100 - middle}%`, maxWidth: `${middle}%` }
      : { insetInlineStart: `${middle}%`, maxWidth: `${100 - middle}%` }
  return (
    <div className={label} style={side}>
      {text}
    </div>
  )
}
