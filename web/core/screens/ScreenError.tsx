import { useEffect } from 'react'
import { isRouteErrorResponse, Navigate, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { withoutCursors } from '../../kit/lists/listSpec.ts'
import { isPortalError, outdated } from '../relay/errors.ts'
import { withFreshData } from '../relay/loadScreenQuery.ts'
import { isHome, loginAddress } from '../session/redirect.ts'
import { ErrorView } from './ErrorView.tsx'
import { NotAvailableView, NotFoundView, PageNotFound } from './NotFound.tsx'

/** Shown instead of a failed screen, inside the layout. */
export function ScreenError() {
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const stale = isStale(error)
  useEffect(() => {
    // Without a connection there is nothing to load anew, and the page would be gone.
    if (stale && navigator.onLine) reloadOnce()
  }, [stale])

  if (isRouteErrorResponse(error) && error.status === 404) return <PageNotFound />
  if (isPortalError(error)) {
    if (error.code === 'UNAUTHENTICATED') return <Navigate to={loginAddress(location)} replace />
    if (error.code === 'FORBIDDEN')
      return isHome(location.pathname) ? <NotAvailableView /> : <Navigate to="/home" replace />
    if (error.code === 'NOT_FOUND') return <NotFoundView />
    // A page of a list that is refused, an old link's say: the list begins at its first one.
    const search = error.code === 'BAD_USER_INPUT' ? withoutCursors(location.search) : null
    if (search !== null) return <Navigate to={{ search }} replace />
  }
  // Arriving anew, because loading again in place can be over before the router has noticed, and it would keep the error.
  const retry = () => withFreshData(async () => navigate(location, { replace: true, state: location.state as unknown }))
  return <ErrorView error={error} onRetry={() => (stale ? window.location.reload() : void retry())} />
}

/** After a new release the old page asks for code or documents that are gone. */
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
