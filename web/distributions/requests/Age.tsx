import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { latenessOf } from '../../kit/ui/lateness.ts'

const useStyles = makeStyles({
  age: { fontVariantNumeric: 'tabular-nums' },
  inTable: { whiteSpace: 'nowrap' },
  late: { color: tokens.colorStatusWarningForeground3, fontWeight: 600 },
  overdue: { color: tokens.colorStatusDangerForeground1, fontWeight: 600 },
})

interface Props {
  /** Number of bank days, as counted by the server. */
  days: number | null | undefined
  /** True below a column header that names the unit. */
  bare?: boolean
}

/** "4 bank days · late"; renders nothing for a request that no longer waits. */
export function Age({ days, bare = false }: Props) {
  const styles = useStyles()
  if (days === null || days === undefined) return null
  const word = latenessOf(days)
  return (
    <span className={mergeClasses(styles.age, bare && styles.inTable, word ? styles[word] : undefined)}>
      {bare ? days : days === 1 ? '1 bank day' : `${days} bank days`}
      {word ? ` · ${word}` : null}
    </span>
  )
}
