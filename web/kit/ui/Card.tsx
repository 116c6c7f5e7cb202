import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { small } from '../page/layout.ts'
import { useCardLayout } from '../page/useCardLayout.ts'

const useStyles = makeStyles({
  card: {
    // Staff's screens set a smaller padding, because their tables need the width.
    padding: 'var(--card-inset, 28px 32px)',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: '0 1px 2px rgb(0 0 0 / 4%)',
    [small]: { padding: '20px 16px' },
    '@media print': { border: 0, padding: '4px 0', boxShadow: 'none' },
  },
  flush: { padding: 0, border: 0, backgroundColor: 'transparent', boxShadow: 'none', [small]: { padding: 0 } },
  heading: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: 600,
    textWrap: 'balance',
    marginBlockEnd: '16px',
  },
})

interface Props {
  children: ReactNode
  /** Heading of the card, rendered as an h2. */
  heading?: ReactNode
  /** 'list' for a card around a list whose rows are cards in a narrow window. */
  around?: 'list'
  className?: string
}

export function Card({ children, heading, around, className }: Props) {
  const styles = useStyles()
  const cards = useCardLayout()
  return (
    <section className={mergeClasses(styles.card, around === 'list' && cards && styles.flush, className)}>
      {heading ? <h2 className={styles.heading}>{heading}</h2> : null}
      {children}
    </section>
  )
}
