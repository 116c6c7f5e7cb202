import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { small } from '../page/layout.ts'
import { Card } from './Card.tsx'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '24px',
    rowGap: '12px',
    [small]: { flexDirection: 'column', alignItems: 'stretch', '& > button': { minHeight: '44px' } },
  },
  text: { flexGrow: 1, flexBasis: '320px', minWidth: 0, [small]: { flexBasis: 'auto' } },
  sentence: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: 600 },
  late: { boxShadow: `inset 4px 0 0 ${tokens.colorStatusDangerForeground1}` },
  more: { marginBlockStart: '4px', color: tokens.colorNeutralForeground2 },
})

interface Props {
  /** The step in words, such as "close October 2026." */
  children: ReactNode
  /** Reason or date of the step. */
  more?: ReactNode
  /** The primary action, if the user may do the step. */
  action?: ReactNode
  /** True if the step is overdue. */
  isLate?: boolean
}

/** Shows the next step of a task at the top of its screen, with one action. */
export function NextStep({ children, more, action, isLate = false }: Props) {
  const styles = useStyles()
  return (
    <Card {...(isLate ? { className: styles.late } : {})}>
      <div className={styles.row}>
        <div className={styles.text}>
          <p className={styles.sentence}>Next: {children}</p>
          {more ? <div className={styles.more}>{more}</div> : null}
        </div>
        {action}
      </div>
    </Card>
  )
}
