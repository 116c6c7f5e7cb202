import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { isSmall } from '../../kit/page/layout.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { useMediaQuery } from '../../kit/page/useMediaQuery.ts'

const useStyles = makeStyles({
  root: { '&[open] > summary': { marginBlockEnd: '16px' } },
  summary: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 600 },
  heading: { font: 'inherit' },
})

/** A card that is collapsed on a phone, because a more important card is above it. */
export function FoldedCard({ heading, children }: { heading: string; children: ReactNode }) {
  const styles = useStyles()
  const isFolded = useMediaQuery(isSmall)
  return (
    <Card>
      <details open={!isFolded} className={styles.root}>
        <summary className={styles.summary}>
          <h2 className={styles.heading}>{heading}</h2>
        </summary>
        {children}
      </details>
    </Card>
  )
}
