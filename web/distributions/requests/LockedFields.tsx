import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { paddingBlockStart: '12px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  summary: { fontWeight: 600 },
  why: {
    marginBlock: '4px 16px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  change: { alignSelf: 'flex-start' },
  fields: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
})

interface Props {
  label: string
  /** Text that says why these fields are locked, or the effect of changing them. */
  why: string
  changeLabel: string
  /** Unlocks the fields; undefined if they are unlocked, or if nobody can change them. */
  onChange?: (() => void) | undefined
  /** True to show the fields initially, because staff may change them. */
  isOpen?: boolean
  children: ReactNode
}

/** Signed or frozen fields of a request, below the fields that staff can change. */
export function LockedFields({ label, why, changeLabel, onChange, isOpen = false, children }: Props) {
  const styles = useStyles()
  return (
    <details className={styles.root} open={isOpen}>
      <summary className={styles.summary}>{label}</summary>
      <p className={styles.why}>{why}</p>
      <div className={styles.fields}>
        {onChange ? (
          <Button className={styles.change} onClick={onChange}>
            {changeLabel}
          </Button>
        ) : null}
        {children}
      </div>
    </details>
  )
}
