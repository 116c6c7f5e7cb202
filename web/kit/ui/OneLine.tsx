import { makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({ line: { whiteSpace: 'nowrap' } })

/** Shows a few words or a number without wrapping. */
export function OneLine({ children }: { children: string | null | undefined }) {
  const styles = useStyles()
  return children ? <span className={styles.line}>{children}</span> : null
}
