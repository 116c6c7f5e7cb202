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

/** Shows nothing for the first 250 ms of a wait, then the spinner for at least 500 ms. */
export function useLateSpinner(busy: boolean): boolean {
  return useSpinDelay(busy, { delay: 250, minDuration: 500, ssr: false })
}

/**
 * One spinner for the whole page, because one wait may continue another. It changes outside React, because an update
 * would restart the render of the next screen.
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

/** The previous screen stays visible while the next one loads. */
export function PendingNavigation() {
  const router = useContext(RouterContext)?.router
  const { key } = useLocation()
  useLayoutEffect(() => {
    if (!router) return
    let end: (() => void) | undefined
    // React receives the new location when there is something to show, and renders it when its data has loaded.
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

/** Placeholder for the first screen, which has no previous screen to keep visible. */
export function PendingPage() {
  useWaiting(true)
  return <div className={useStyles().page} data-waits />
}
