import { createContext, useContext, useEffect, useMemo } from 'react'
import { matchRoutes, resolvePath, type RouteObject } from 'react-router-dom'
import { checkAccess } from '../session/access.ts'
import { session } from '../session/session.ts'
import { currentEnvironment } from '../relay/environment.ts'
import { FRESH_FOR_MS } from '../relay/loadScreenQuery.ts'
import { keepPrefetched, KEEP_MS } from '../relay/prefetched.ts'
import type { ScreenHandle } from './routeHandle.ts'

const dwell = 65

export const RoutesContext = createContext<RouteObject[]>([])

export interface IntentHandlers {
  onPointerEnter: () => void
  onPointerLeave: () => void
  onPointerDown: () => void
  onFocus: () => void
  /** Called when a key or script activates the link, without a pointer event. Fetches data before the router does. */
  onGo: () => void
}

/** Hovering or focusing the link prefetches the code. Pressing it, or hovering longer, also prefetches the data. */
export function usePrefetchOnIntent(to: string, wantsData = true): IntentHandlers {
  const routes = useContext(RoutesContext)
  return useMemo(() => intentHandlers(routes, to, wantsData), [routes, to, wantsData])
}

function intentHandlers(routes: RouteObject[], to: string, wantsData: boolean): IntentHandlers {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = -Infinity
  const code = () => {
    void handleOf(routes, to)
      ?.handle.importPage()
      .catch(() => undefined)
  }
  /** Prefetches the data, unless the last prefetch, even if it failed, started less than `least` milliseconds ago. */
  const data = (least: number) => {
    clearTimeout(timer)
    if (performance.now() - askedAt < least) return
    askedAt = performance.now()
    startData(routes, to)
  }
  const press = () => data(FRESH_FOR_MS)
  return {
    onPointerEnter: () => {
      code()
      if (wantsData) timer = setTimeout(data, dwell, KEEP_MS)
    },
    onPointerLeave: () => clearTimeout(timer),
    onPointerDown: () => {
      if (wantsData) press()
    },
    onFocus: code,
    onGo: press,
  }
}

/**
 * Prefetches the code of the screen that the user will probably open next, while the browser is idle. Null prefetches
 * nothing.
 */
export function usePrefetchWhenIdle(to: string | null): void {
  const routes = useContext(RoutesContext)
  useEffect(() => {
    if (to === null) return
    return whenIdle(() => {
      void handleOf(routes, to)
        ?.handle.importPage()
        .catch(() => undefined)
    })
  }, [routes, to])
}

/** Runs the callback when the browser is idle. Returns a function that cancels the callback. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(run)
    return () => window.cancelIdleCallback(asked)
  }
  const timer = setTimeout(run, 200)
  return () => clearTimeout(timer)
}

function handleOf(routes: RouteObject[], to: string) {
  const { pathname } = resolvePath(to)
  const match = matchRoutes(routes, pathname)?.at(-1)
  const handle = match?.route.handle as ScreenHandle | undefined
  return match && handle?.importPage ? { handle, params: match.params } : null
}

function startData(routes: RouteObject[], to: string): void {
  const target = handleOf(routes, to)
  if (!target?.handle.preload || checkAccess(target.handle.access, session.getState()) !== 'ENTER') return
  keepPrefetched(target.handle.preload(target.params, new URL(to, window.location.href), currentEnvironment()))
}
