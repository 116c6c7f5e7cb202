import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  bar: { width: '100%', height: '8px', accentColor: tokens.colorCompoundBrandBackground },
})

interface Props {
  label: string
  /** Undefined while nobody knows how much is done. */
  value: number | undefined
  /** 1 if omitted. */
  max?: number
}

/** The bar of the browser, which costs no script. */
export function Progress({ label, value, max = 1 }: Props) {
  const styles = useStyles()
  return <progress className={styles.bar} aria-label={label} value={value} max={max} />
}
