import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { paddingBlockStart: '12px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  summary: { fontWeight: 600 },
  why: {
    marginBlock: '4px 16px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  fields: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
})

interface Props {
  label: string
  /** Reason why nobody can change these fields. */
  why: string
  /** True to show the fields initially, because the screen shows their values nowhere else. */
  isOpen?: boolean
  children: ReactNode
}

/** Disabled fields of a request, below the fields that staff can change. */
export function LockedFields({ label, why, isOpen = false, children }: Props) {
  const styles = useStyles()
  return (
    <details className={styles.root} open={isOpen}>
      <summary className={styles.summary}>{label}</summary>
      <p className={styles.why}>{why}</p>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
