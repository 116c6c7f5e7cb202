import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Card } from '../../kit/ui/Card.tsx'

const useStyles = makeStyles({
  // Wraps to one column in a narrow window or next to an open drawer.
  beside: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: '24px', rowGap: '16px' },
  question: { flexGrow: 999, flexBasis: '21rem', minWidth: 0 },
  figures: { flexGrow: 1, flexBasis: '18.75rem', minWidth: 0 },
  alone: { maxWidth: '640px' },
})

/** The question of a step and the running amounts: next to each other on a wide screen, stacked on a small one. */
export function StepLayout({ children, figures }: { children: ReactNode; figures?: ReactNode }) {
  const styles = useStyles()
  if (!figures)
    return (
      <div className={styles.alone}>
        <Card>{children}</Card>
      </div>
    )
  return (
    <div className={styles.beside}>
      <Card className={styles.question}>{children}</Card>
      <div className={styles.figures}>{figures}</div>
    </div>
  )
}
