import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  bar: { width: '100%', height: '8px', accentColor: tokens.colorCompoundBrandBackground },
})

interface Props {
  label: string
  /** Progress so far; undefined if it is unknown. */
  value: number | undefined
  /** Value of a completed progress; 1 by default. */
  max?: number
}

/** A progress bar by the browser's own element, which needs no script. */
export function Progress({ label, value, max = 1 }: Props) {
  const styles = useStyles()
  return <progress className={styles.bar} aria-label={label} value={value} max={max} />
}
