import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { small } from '../page/layout.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '24px',
    rowGap: '12px',
    marginBlockEnd: '24px',
  },
  words: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
  title: {
    fontSize: '1.75rem',
    lineHeight: 1.2,
    fontWeight: 600,
    letterSpacing: '-0.02em',
    color: tokens.colorNeutralForeground1,
    textWrap: 'balance',
    [small]: { fontSize: '1.5rem' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16px', rowGap: '12px' },
  intro: { maxWidth: '68ch', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
})

interface Props {
  children: ReactNode
  /** A sentence below the title of the screen. */
  intro?: ReactNode
  /** Buttons next to the title of the screen. */
  actions?: ReactNode
}

/** The only h1 of a screen, which takes the focus after a navigation. */
export function PageHeading({ children, intro, actions }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {children}
        </h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
