import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ageWord } from './lateness.ts'

const useStyles = makeStyles({
  age: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  late: { color: tokens.colorStatusWarningForeground3, fontWeight: 600 },
  overdue: { color: tokens.colorStatusDangerForeground1, fontWeight: 600 },
})

/** "4 days · late", in bank days as the server counts them; nothing for what waits no more. */
export function Age({ days }: { days: number | null | undefined }) {
  const styles = useStyles()
  if (days === null || days === undefined) return null
  const word = ageWord(days)
  return (
    <span className={mergeClasses(styles.age, word ? styles[word] : undefined)}>
      {days === 1 ? '1 day' : `${days} days`}
      {word ? ` · ${word}` : null}
    </span>
  )
}
