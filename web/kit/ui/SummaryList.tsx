import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { small } from '../page/layout.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(140px, 1fr) 2fr auto',
    columnGap: '24px',
    alignItems: 'baseline',
    paddingBlock: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottom: 0 },
    '@media print': { paddingBlock: '6px' },
    [small]: { gridTemplateColumns: '1fr auto', rowGap: '2px' },
  },
  // Aligns amounts at the end of their rows, also on a phone.
  together: { breakInside: 'avoid' },
  figures: { gridTemplateColumns: '1fr auto', [small]: { gridTemplateColumns: '1fr auto', columnGap: '12px' } },
  figure: { textAlign: 'end', whiteSpace: 'nowrap' },
  beside: { [small]: { gridColumn: 'auto' } },
  term: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300, [small]: { gridColumn: '1 / -1' } },
  value: { fontWeight: 500, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  strong: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 600 },
})

export interface SummaryRow {
  term: ReactNode
  value: ReactNode
  /** A link or button at the end of the row. */
  action?: ReactNode
  /** True to emphasize the most important amount. */
  strong?: boolean
}

interface Props {
  rows: readonly SummaryRow[]
  /** True if the values are amounts that the user compares. */
  figures?: boolean
}

export function SummaryList({ rows, figures = false }: Props) {
  const styles = useStyles()
  return (
    <dl className={mergeClasses(styles.list, figures && styles.together)}>
      {rows.map((row, index) => (
        <div key={index} className={mergeClasses(styles.row, figures && styles.figures)}>
          <dt className={mergeClasses(styles.term, figures && styles.beside)}>{row.term}</dt>
          <dd className={mergeClasses(styles.value, figures && styles.figure, row.strong && styles.strong)}>
            {row.value}
          </dd>
          {row.action ? <dd>{row.action}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
