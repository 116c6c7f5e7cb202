import { makeStyles } from '@fluentui/react-components'
import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '../kit/ui/Card.tsx'

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', rowGap: '16px', '& > *': { flexShrink: 0 } },
  heading: { overflowWrap: 'anywhere' },
})

/** The result of a file below the form. The card takes the focus. */
export function ResultCard({ heading, children }: { heading: string; children: ReactNode }) {
  const styles = useStyles()
  const title = useRef<HTMLSpanElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Card
      heading={
        <span ref={title} tabIndex={-1} className={styles.heading}>
          {heading}
        </span>
      }
    >
      <div className={styles.parts}>{children}</div>
    </Card>
  )
}
