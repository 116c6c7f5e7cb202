import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { latenessOf } from '../../kit/ui/lateness.ts'

const useStyles = makeStyles({
  age: { fontVariantNumeric: 'tabular-nums' },
  inTable: { whiteSpace: 'nowrap' },
  late: { color: tokens.colorStatusWarningForeground3, fontWeight: 600 },
  overdue: { color: tokens.colorStatusDangerForeground1, fontWeight: 600 },
})

interface Props {
  /** Age in bank days, as the server counts them. */
  days: number | null | undefined
  /** True to omit the unit, because the column header names it. */
  bare?: boolean
}

/** Age of a request: "4 bank days · late". Renders nothing for a request that no longer waits. */
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
