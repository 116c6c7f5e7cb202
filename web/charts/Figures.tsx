import { makeStyles, tokens } from '@fluentui/react-components'
import { Money } from '../kit/ui/Money.tsx'

export const useFigureStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '4px' },
  // Columns of fixed width, so the content below does not move while the slider moves.
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
    columnGap: '16px',
    rowGap: '8px',
  },
  heading: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
})

export interface ReadFigures {
  heading: string
  /** Amounts or counts. */
  figures: readonly { label: string; amount?: number; count?: number }[]
}

/** The figures of the chart's selected place; the slider above reads out the first. */
export function Figures({ heading, figures }: ReadFigures) {
  const styles = useFigureStyles()
  return (
    <div className={styles.root} data-print="hide">
      <p className={styles.heading}>{heading}</p>
      <dl className={styles.figures}>
        {figures.map(({ label, amount, count }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>{amount === undefined ? count : <Money amount={amount} />}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
