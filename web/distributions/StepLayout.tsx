import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { small } from '../shell/layout.ts'
import { Card } from '../ui/Card.tsx'

const useStyles = makeStyles({
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    columnGap: '24px',
    rowGap: '16px',
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  alone: { maxWidth: '640px' },
})

/** The question of a step, with the running figures beside it on a wide screen and below it on a small one. */
export function StepLayout({ children, figures }: { children: ReactNode; figures?: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={figures ? styles.beside : styles.alone}>
      <Card>{children}</Card>
      {figures}
    </div>
  )
}
