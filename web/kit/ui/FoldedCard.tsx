import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Card } from './Card.tsx'

const useStyles = makeStyles({
  root: { '&[open] > summary': { marginBlockEnd: '16px' } },
  summary: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 600 },
  heading: { font: 'inherit' },
})

interface Props {
  heading: string
  /** Whether the card begins collapsed to its heading. */
  isFolded: boolean
  children: ReactNode
  className?: string
}

/** A card that the user can collapse to its heading. */
export function FoldedCard({ heading, isFolded, children, className }: Props) {
  const styles = useStyles()
  return (
    <Card className={className}>
      <details open={!isFolded} className={styles.root}>
        <summary className={styles.summary}>
          <h2 className={styles.heading}>{heading}</h2>
        </summary>
        {children}
      </details>
    </Card>
  )
}
