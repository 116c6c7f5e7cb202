import { makeStyles, tokens } from '@fluentui/react-components'
import { useNavigation } from 'react-router-dom'
import { useSpinDelay } from 'spin-delay'
import { headerHeight } from './layout.ts'
import { Loader } from './Loader.tsx'

const useStyles = makeStyles({
  bar: {
    position: 'fixed',
    zIndex: 20,
    top: `${headerHeight + 12}px`,
    left: '50%',
    transform: 'translateX(-50%)',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    paddingInline: '12px',
    pointerEvents: 'none',
  },
  page: { paddingBlock: '96px' },
})

/** Nothing for the first 250 ms of a wait, and then for 500 ms at least. */
export function useLateSpinner(busy: boolean): boolean {
  return useSpinDelay(busy, { delay: 250, minDuration: 500, ssr: false })
}

/** While the next screen is on its way, over the one that still stands. */
export function PendingBar() {
  const styles = useStyles()
  const shown = useLateSpinner(useNavigation().state !== 'idle')
  return shown ? (
    <div className={styles.bar} data-print="hide">
      <Loader />
    </div>
  ) : null
}

/** Where there is no former screen to keep: the very first one. */
export function PendingPage() {
  const styles = useStyles()
  const shown = useLateSpinner(true)
  return <div className={styles.page}>{shown ? <Loader /> : null}</div>
}
