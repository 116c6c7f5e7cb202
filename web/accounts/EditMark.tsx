import { makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({
  value: { whiteSpace: 'nowrap' },
  mark: { marginInlineStart: '6px', verticalAlign: '-1px' },
})

/** A value with a pencil after it, which distinguishes its edit button from a link. The pencil never wraps. */
export function EditMark({ children }: { children: string }) {
  const styles = useStyles()
  return (
    <span className={styles.value}>
      {children}
      <svg className={styles.mark} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" fill="none">
        <path d="m7.5 2.5 2 2L4 10l-2.5.5L2 8l5.5-5.5Z" stroke="currentColor" strokeLinejoin="round" />
      </svg>
    </span>
  )
}
