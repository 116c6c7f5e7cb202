import { makeStyles, tokens } from '@fluentui/react-components'
import { Money } from '../kit/ui/Money.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', columnGap: '24px', rowGap: '4px' },
  figures: { display: 'flex', flexWrap: 'wrap', columnGap: '24px', rowGap: '4px' },
  heading: { fontWeight: 600, minWidth: '8ch', fontVariantNumeric: 'tabular-nums' },
  figure: { display: 'flex', columnGap: '8px' },
  label: { color: tokens.colorNeutralForeground3 },
})

interface Props {
  heading: string
  /** Sums, or what is counted. */
  figures: readonly { label: string; amount?: number; count?: number }[]
}

/** The figures of the place that a picture is read at; the slider above says the first of them. */
export function Figures({ heading, figures }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root} data-print="hide">
      <p className={styles.heading}>{heading}</p>
      <dl className={styles.figures}>
        {figures.map(({ label, amount, count }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd>{amount === undefined ? count : <Money amount={amount} />}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
