import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Children, useId, type ReactNode } from 'react'

const useStyles = makeStyles({
  heading: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: 600,
    marginBlockEnd: '10px',
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
    gap: '12px',
    padding: 0,
    margin: 0,
    listStyleType: 'none',
    '@media (width >= 64em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '16px' },
  },
  // Two rows of three or three rows of two, so that no tile is alone in a row.
  six: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (width >= 48em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '@media (width >= 64em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

/** A group of tiles, in one row if the window is wide enough. */
export function Tiles({ heading, children }: { heading: string; children: ReactNode }) {
  const styles = useStyles()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={mergeClasses(styles.list, Children.count(children) === 6 && styles.six)}>
        {Children.map(children, (tile) => (
          <li>{tile}</li>
        ))}
      </ul>
    </section>
  )
}
