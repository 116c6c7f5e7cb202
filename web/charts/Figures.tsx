import { makeStyles, tokens } from '@fluentui/react-components'
import { Money } from '../kit/ui/Money.tsx'
import { Swatch } from './Looks.tsx'

export const useFigureStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '4px' },
  // Columns have the width of their labels, to avoid a layout shift while the slider moves.
  figures: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', rowGap: '8px', '& > *': { minWidth: '132px' } },
  heading: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
})

export interface ReadFigures {
  heading: string
  /** Amounts or counts. The figures that the chart draws come first, in the order of their styles. */
  figures: readonly { label: string; amount?: number; count?: number }[]
  /** Number of leading figures that the chart draws, each with its own style. */
  looks: number
}

/** The legend of a chart, with the figures of its selected data point. */
export function Figures({ heading, figures, looks }: ReadFigures) {
  const styles = useFigureStyles()
  return (
    <div className={styles.root}>
      <p className={styles.heading} data-print="hide">
        {heading}
      </p>
      <dl className={styles.figures}>
        {figures.map(({ label, amount, count }, index) => (
          // Print shows only the labels with a color sample, without figures.
          <div key={label} data-print={index < looks ? undefined : 'hide'}>
            <dt className={styles.label}>
              {index < looks ? <Swatch look={index} /> : null}
              {label}
            </dt>
            <dd data-print="hide">{amount === undefined ? count : <Money amount={amount} />}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
