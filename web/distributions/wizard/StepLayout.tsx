import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { isSmall } from '../../kit/page/layout.ts'
import { useMediaQuery } from '../../kit/page/useMediaQuery.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { FiguresAbove, FiguresFolded } from './FiguresAbove.ts'

const useStyles = makeStyles({
  // Changes to one column in a narrow window or next to an open drawer.
  beside: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: '24px', rowGap: '16px' },
  question: { flexGrow: 999, flexBasis: '21rem', minWidth: 0 },
  figures: { flexGrow: 1, flexBasis: '19.5rem', minWidth: 0, display: 'flex', flexDirection: 'column', rowGap: '16px' },
  alone: { maxWidth: '640px' },
})

interface Props {
  children: ReactNode
  /** The amounts so far, and help texts for which only a wide screen has room. */
  figures?: ReactNode
  /** True if this step's answers do not change the amounts. A phone then collapses the amounts into one line. */
  unchanged?: boolean
}

/**
 * The question of a step, and the amounts so far next to it. On a phone, the amounts are above the buttons, or
 * collapsed above the question.
 */
export function StepLayout({ children, figures, unchanged = false }: Props) {
  const styles = useStyles()
  const isPhone = useMediaQuery(isSmall)
  if (!figures)
    return (
      <div className={styles.alone}>
        <Card>{children}</Card>
      </div>
    )
  const isAbove = isPhone && !unchanged
  return (
    <div className={styles.beside}>
      {isPhone && unchanged ? <FiguresFolded value>{figures}</FiguresFolded> : null}
      <Card className={styles.question}>
        <FiguresAbove value={isAbove ? figures : null}>{children}</FiguresAbove>
      </Card>
      {isPhone ? null : <div className={styles.figures}>{figures}</div>}
    </div>
  )
}
