import { makeStyles, tokens } from '@fluentui/react-components'
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts'

const useStyles = makeStyles({
  mark: { marginInlineStart: '4px', verticalAlign: 'text-bottom', color: tokens.colorStatusWarningForeground3 },
  said: visuallyHidden,
})

/** Names the other employees: "Sue and Bob have it open"; null if there are none. */
export function openedByText(names: readonly string[]): string | null {
  if (names.length === 0) return null
  return `${names.join(' and ')} ${names.length === 1 ? 'has' : 'have'} it open`
}

/** Marks a request that other employees have open. Its tooltip names them. */
export function OpenedBy({ names }: { names: readonly string[] }) {
  const styles = useStyles()
  const text = openedByText(names)
  if (text === null) return null
  return (
    <span title={text}>
      <svg
        className={styles.mark}
        width="14"
        height="14"
        viewBox="0 0 14 14"
        aria-hidden
        fill="none"
        stroke="currentColor"
      >
        <path d="M1 7s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4Z" strokeWidth="1.3" />
        <circle cx="7" cy="7" r="1.6" fill="currentColor" stroke="none" />
      </svg>
      <span className={styles.said}>{text}</span>
    </span>
  )
}
