import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'

const useStyles = makeStyles({
  root: { position: 'relative', display: 'flex' },
  select: { flexGrow: 1, appearance: 'none', cursor: 'pointer', paddingInlineEnd: '34px' },
  chevron: {
    position: 'absolute',
    insetInlineEnd: tokens.spacingHorizontalMNudge,
    insetBlock: 0,
    marginBlock: 'auto',
    color: tokens.colorNeutralStrokeAccessible,
    pointerEvents: 'none',
  },
})

/** The browser's select field with the portal's chevron. `className` sets the size; the children are the options. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <select {...rest} className={mergeClasses(className, styles.select)} />
      <svg className={styles.chevron} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="none">
        <path d="m5 7.8 5 5 5-5" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  )
}
