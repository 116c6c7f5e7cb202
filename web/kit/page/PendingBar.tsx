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

/** Returns true while a spinner must be visible: not in the first 250 ms of a wait, then for at least 500 ms. */
export function useLateSpinner(busy: boolean): boolean {
  return useSpinDelay(busy, { delay: 250, minDuration: 500, ssr: false })
}

/**
 * The page's only spinner, so that it stays visible while one wait follows another. It is shown and hidden outside
 * React, because a React update would restart the render of the next screen.
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

/** Shows the spinner during a navigation, while the previous screen stays visible. */
export function PendingNavigation() {
  const router = useContext(RouterContext)?.router
  const { key } = useLocation()
  useLayoutEffect(() => {
    if (!router) return
    let end: (() => void) | undefined
    // React gets the new location after the router has it. The navigation ends when both are equal.
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

/** Placeholder while the first screen loads, because there is no previous screen to show. */
export function PendingPage() {
  useWaiting(true)
  return <div className={useStyles().page} data-waits />
}
