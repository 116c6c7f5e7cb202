import { useEffect } from 'react'
import { isRouteErrorResponse, Navigate, useLocation, useMatches, useNavigate, useRouteError } from 'react-router-dom'
import { withoutCursors } from '../../kit/lists/listSpec.ts'
import { isPortalError, outdated } from '../relay/errors.ts'
import { withFreshData } from '../relay/loadScreenQuery.ts'
import { isHome, loginAddress } from '../session/redirect.ts'
import { ErrorView } from './ErrorView.tsx'
import { NotAvailableView, NotFoundView, PageNotFound } from './NotFound.tsx'
import type { ScreenHandle } from './routeHandle.ts'

/** Shown instead of a failed screen, inside the layout. */
export function ScreenError() {
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const { missing, under } = (useMatches().at(-1)?.handle ?? {}) as Partial<ScreenHandle>
  const stale = isStale(error)
  useEffect(() => {
    // Do not reload without a connection, because the browser would lose the page.
    if (stale && navigator.onLine) reloadOnce()
  }, [stale])

  if (isRouteErrorResponse(error) && error.status === 404)
    return <PageNotFound intro={missing} next={missing === undefined ? undefined : under} />
  if (isPortalError(error)) {
    if (error.code === 'UNAUTHENTICATED') return <Navigate to={loginAddress(location)} replace />
    if (error.code === 'FORBIDDEN')
      return isHome(location.pathname) ? <NotAvailableView /> : <Navigate to="/home" replace />
    if (error.code === 'NOT_FOUND') return <NotFoundView />
    // The server refused the page cursor, for example in an old link. Open the first page of the list.
    const search = error.code === 'BAD_USER_INPUT' ? withoutCursors(location.search) : null
    if (search !== null) return <Navigate to={{ search }} replace />
  }
  // Navigate instead of revalidating. The router can miss a revalidation that ends quickly, and would keep the error.
  const retry = () => withFreshData(async () => navigate(location, { replace: true, state: location.state as unknown }))
  return <ErrorView error={error} onRetry={() => (stale ? window.location.reload() : void retry())} />
}

/** Whether the page is older than the current release, and so requests code or documents that no longer exist. */
function isStale(error: unknown): boolean {
  if (isPortalError(error)) return error.message === outdated
  return error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)
}

function reloadOnce(): void {
  const key = 'reloaded-for'
  if (sessionStorage.getItem(key) === window.location.href) return
  sessionStorage.setItem(key, window.location.href)
  window.location.reload()
}
