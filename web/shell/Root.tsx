import { ScrollRestoration, Outlet, useLocation, useMatches } from 'react-router-dom'
import { useEffect, useRef } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { currentEnvironment } from '../relay/environment.ts'
import type { ScreenHandle } from '../relay/screen.tsx'
import { productName } from './layout.ts'
import { LazyNotices } from './LazyNotices.tsx'
import { mainId } from './SkipLink.tsx'

/** Around every layout: the tab's title, the focus after a navigation, the notices. */
export function Root() {
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    document.title = `${handle?.title ?? 'Page not found'} – ${productName}`
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById(mainId)
    const heading = main?.querySelector<HTMLElement>('h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
  }, [handle, pathname])

  return (
    // For the layouts; every screen brings the environment it was loaded with.
    <RelayEnvironmentProvider environment={currentEnvironment()}>
      <Outlet />
      <ScrollRestoration />
      <LazyNotices />
    </RelayEnvironmentProvider>
  )
}
