import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: '14px',
    paddingBlock: '40px',
    paddingInline: '16px',
    textAlign: 'center',
    textWrap: 'balance',
    color: tokens.colorNeutralForeground2,
  },
  mark: { color: tokens.colorNeutralForeground4 },
})

/**
 * Icons as SVG paths. NOTHING is an empty box, DONE a check mark, MAIL an envelope, ACCOUNT a bank, NOT_FOUND a
 * magnifying glass.
 */
const MARKS = {
  NOTHING: 'M10 18h28v20a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2V18Zm0 0 4.5-9h19L38 18M19 26h10',
  DONE: 'M24 41a17 17 0 1 0 0-34 17 17 0 0 0 0 34Zm-8-17 6 6 11-12',
  MAIL: 'M8 13h32v22H8V13Zm0 1 16 12 16-12',
  ACCOUNT: 'M7 19 24 9l17 10H7Zm4 5v11m9-11v11m8-11v11m9-11v11M7 40h34',
  NOT_FOUND: 'M21 34a13 13 0 1 0 0-26 13 13 0 0 0 0 26Zm9-4 10 10',
} as const
export type EmptyMark = keyof typeof MARKS

interface Props {
  children: ReactNode
  action?: ReactNode
  mark?: EmptyMark | undefined
}

/** Shown instead of an empty list: a text, and the next step if there is one. */
export function EmptyState({ children, action, mark = 'NOTHING' }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <svg className={styles.mark} width="48" height="48" viewBox="0 0 48 48" aria-hidden="true" fill="none">
        <path d={MARKS[mark]} stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  )
}
