import { ScrollRestoration, Outlet, useLocation, useMatches } from 'react-router-dom'
import { useEffect, useRef } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { LeaveGuard } from '../kit/forms/LeaveGuard.tsx'
import { currentEnvironment } from '../core/relay/environment.ts'
import type { ScreenHandle } from '../core/screens/routeHandle.ts'
import { whenIdle } from '../core/screens/prefetch.ts'
import { productName } from '../kit/page/layout.ts'
import { waitForElement } from '../kit/page/waitForElement.ts'
import { LazyNotices } from './LazyNotices.tsx'
import { PendingNavigation } from '../kit/page/PendingBar.tsx'
import { mainId } from './shell/SkipLink.tsx'
import { useShownTitleDetail } from '../kit/page/titleDetail.ts'
import { keepPlaceOnReload } from './placeOnReload.ts'
import { scrollKey } from './scrollKey.ts'

/** Prefetches code that most screens share. Home, usually the first screen, does not need this code. */
function fetchSharedCode(): void {
  whenIdle(() => void import('../kit/lists/ListTable.tsx').catch(() => undefined))
}

/** Parts that all layouts share: the tab title, moving the focus after a navigation, and notices. */
export function Root() {
  const matches = useMatches()
  const handle = matches.at(-1)?.handle as ScreenHandle | undefined
  const isOver = handle?.over === true
  const { key } = useLocation()
  // A dialog route moves and restores the focus itself.
  const pathname = matches.findLast((match) => !(match.handle as ScreenHandle | undefined)?.over)?.pathname ?? ''
  const shown = useRef({ pathname, key })
  const detail = useShownTitleDetail()

  // Load shared code after the first screen, so that the next screen waits only for its own code.
  useEffect(() => waitForElement(`#${mainId} h1`, fetchSharedCode), [])

  useEffect(keepPlaceOnReload, [])

  useEffect(() => {
    document.title = [handle?.title ?? 'Page not found', detail, productName].filter(Boolean).join(' – ')
  }, [handle, detail])

  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, key }
    const focusIsLost = document.activeElement === document.body
    if (before.key === key || (before.pathname === pathname && !focusIsLost)) return
    // If a request dialog is open, do not focus the page's heading. The dialog would react as if the user had left it.
    if (isOver) return
    return waitForElement(`#${mainId} h1`, (heading) => {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [pathname, key, isOver])

  return (
    // Relay environment of the layouts. Each screen uses the environment with which it was loaded.
    <RelayEnvironmentProvider environment={currentEnvironment()}>
      <Outlet />
      <PendingNavigation />
      <LeaveGuard />
      <ScrollRestoration getKey={scrollKey} />
      <LazyNotices />
    </RelayEnvironmentProvider>
  )
}
