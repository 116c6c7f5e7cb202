import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  bar: { width: '100%', height: '8px', accentColor: tokens.colorCompoundBrandBackground },
})

interface Props {
  label: string
  /** Undefined while the progress is unknown. */
  value: number | undefined
  /** Value at 100%; 1 by default. */
  max?: number
}

/** The browser's own progress bar, which needs no script. */
export function Progress({ label, value, max = 1 }: Props) {
  const styles = useStyles()
  return <progress className={styles.bar} aria-label={label} value={value} max={max} />
}
