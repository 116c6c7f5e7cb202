import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Children, useId, type ReactNode } from 'react'

const useStyles = makeStyles({
  heading: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: 600,
    marginBlockEnd: '10px',
  },
  quiet: { fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground2 },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
    gap: '12px',
    // A tile has three rows, which all tiles of a line share: its label, its figure, and further content.
    gridAutoRows: 'auto auto 1fr',
    padding: 0,
    margin: 0,
    listStyleType: 'none',
    '& > li': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
    '@media (width >= 64em)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
      gap: '16px',
    },
  },
})

interface Props {
  heading: string
  /** True for a group that asks nothing of the user now. */
  isQuiet?: boolean
  children: ReactNode
}

/** A group of tiles, as many in a row as fit. */
export function Tiles({ heading, isQuiet = false, children }: Props) {
  const styles = useStyles()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={mergeClasses(styles.heading, isQuiet && styles.quiet)}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {Children.map(children, (tile) => (
          <li>{tile}</li>
        ))}
      </ul>
    </section>
  )
}
