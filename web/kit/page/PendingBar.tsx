import { makeStyles, tokens } from '@fluentui/react-components'
import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router-dom'
import { useSpinDelay } from 'spin-delay'
import { headerHeight } from './layout.ts'
import { Loader } from './Loader.tsx'
import { onEveryChange } from './settledRouter.ts'
import { beginWaiting, followLongWait, useWaiting } from './waiting.ts'

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

/**
 * One for the whole page, whatever stands below it: what one place has begun to wait for may go on in another. It is shown
 * and hidden past React: an update of it, whose screen is being rendered just then, would have that begin again.
 */
export function PendingBar() {
  const styles = useStyles()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      followLongWait((shown) => {
        if (bar.current) bar.current.hidden = !shown
      }),
    [],
  )
  return (
    <div ref={bar} className={styles.bar} data-print="hide" hidden>
      <Loader />
    </div>
  )
}

/** While the next screen is on its way, or waits for its data, the former one still stands. */
export function PendingNavigation() {
  const router = useContext(RouterContext)?.router
  const { key } = useLocation()
  useLayoutEffect(() => {
    if (!router) return
    let end: (() => void) | undefined
    // React is told of the step when there is something to show, and shows it when that has its data.
    const follow = ({ navigation, location }: typeof router.state) => {
      const waits = navigation.state !== 'idle' || location.key !== key
      if (waits) end ??= beginWaiting()
      else {
        end?.()
        end = undefined
      }
    }
    follow(router.state)
    const stop = onEveryChange(router, follow)
    return () => {
      stop()
      end?.()
    }
  }, [router, key])
  return null
}

/** Where there is no former screen to keep: the very first one. */
export function PendingPage() {
  useWaiting(true)
  return <div className={useStyles().page} data-waits />
}
