import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { small } from '../page/layout.ts'
import { Card } from './Card.tsx'

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)',
    columnGap: '48px',
    rowGap: '24px',
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > h2': { gridColumn: '1 / -1', marginBlockEnd: 0, order: -1 },
  },
  steps: {
    listStyleType: 'decimal',
    display: 'flex',
    flexDirection: 'column',
    rowGap: '12px',
    margin: 0,
    paddingInlineStart: '20px',
    color: tokens.colorNeutralForeground2,
  },
  aside: { [small]: { order: -1 } },
  title: { fontSize: tokens.fontSizeBase300, fontWeight: 600, marginBlockEnd: '12px' },
})

interface Props {
  heading?: string
  /** The form, shown next to the steps. */
  children: ReactNode
  /** Steps that explain the form, shown next to the form, or above it on a phone. */
  steps: readonly ReactNode[]
}

/** A card with a rarely used form and the steps that explain it. */
export function FormWithSteps({ heading, children, steps }: Props) {
  const styles = useStyles()
  return (
    <Card heading={heading} className={styles.card}>
      {children}
      <div className={styles.aside}>
        <h2 className={styles.title}>Steps</h2>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </ol>
      </div>
    </Card>
  )
}
