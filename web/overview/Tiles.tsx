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
  // None stands alone in a row: two and three, and all in one where there is room.
  five: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumnEnd: 'span 3' },
    '& > li:nth-child(n + 3)': { gridColumnEnd: 'span 2' },
    '@media (width < 48em)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > li': { gridColumnEnd: 'auto' },
      '& > li:nth-child(n + 3)': { gridColumnEnd: 'auto' },
      '& > li:first-child': { gridColumnEnd: 'span 2' },
    },
    '@media (width >= 75em)': {
      // The label of the first is the longest.
      gridTemplateColumns: 'minmax(0, 1.4fr) repeat(4, minmax(0, 1fr))',
      gap: '16px',
      '& > li': { gridColumnEnd: 'auto' },
      '& > li:nth-child(n + 3)': { gridColumnEnd: 'auto' },
    },
  },
})

/** Tiles that belong together; as many in a row as there are, where the window is wide enough. */
export function Tiles({ heading, children }: { heading: string; children: ReactNode }) {
  const styles = useStyles()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={mergeClasses(styles.list, Children.count(children) === 5 && styles.five)}>
        {Children.map(children, (tile) => (
          <li>{tile}</li>
        ))}
      </ul>
    </section>
  )
}
