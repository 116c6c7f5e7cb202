import { makeStyles, tokens } from '@fluentui/react-components'
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts'
import { useHasChanged } from './live.ts'
import type { Change } from './stream.ts'

const useStyles = makeStyles({
  // The mark takes no space, so its appearance causes no layout shift.
  place: { position: 'relative', display: 'inline-block', width: 0, height: 0 },
  dot: {
    position: 'absolute',
    bottom: '2px',
    left: '3px',
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    backgroundColor: tokens.colorStatusWarningForeground3,
  },
  text: visuallyHidden,
})

/** Marks a row whose record has changed since the list was loaded. */
export function ChangedMark({ kind, number }: { kind: Change['kind']; number: number }) {
  const styles = useStyles()
  if (!useHasChanged(kind, number)) return null
  return (
    <span className={styles.place}>
      <span title="Changed meanwhile" className={styles.dot} />
      <span className={styles.text}>changed meanwhile</span>
    </span>
  )
}
