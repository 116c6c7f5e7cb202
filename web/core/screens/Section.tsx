import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Navigate, useLoaderData, useLocation } from 'react-router-dom'
import { isPortalError, notAvailable, type ErrorCode } from '../relay/errors.ts'
import { isHome } from '../session/redirect.ts'
import { ErrorView } from './ErrorView.tsx'
import { PendingPage } from '../../kit/page/PendingBar.tsx'

const plainly: Partial<Record<ErrorCode, string>> = {
  FORBIDDEN: notAvailable,
  NOT_FOUND: 'Not Found',
  RATE_LIMITED: 'Too many attempts. Please try again later.',
}

interface Props {
  children: ReactNode
  onRetry?: () => void
  /** The section retries after a failure when one of these keys changes. */
  resetKeys?: unknown[]
  /** True if the screen waits for this section, to avoid a layout shift later. */
  waitsWithScreen?: boolean
}

/** A section of a screen, which can load or fail without affecting the rest of the screen. */
export function Section({ children, onRetry, resetKeys = [], waitsWithScreen = false }: Props) {
  // This key changes with each load of the screen. The data alone may look unchanged if only a failure differs.
  const loaded: unknown = useLoaderData()
  return (
    <ErrorBoundary
      // Do not refetch here after a key change. The screen has just fetched the data, and a failing section would
      // refetch endlessly.
      onReset={({ reason }) => (reason === 'imperative-api' ? onRetry?.() : undefined)}
      resetKeys={[...resetKeys, loaded]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <Failed error={error} onRetry={onRetry ? resetErrorBoundary : undefined} />
      )}
    >
      {waitsWithScreen ? children : <Suspense fallback={<PendingPage />}>{children}</Suspense>}
    </ErrorBoundary>
  )
}

/** Redirects to Home if the user may not read this section, except on Home itself. */
function Failed({ error, onRetry }: { error: unknown; onRetry: (() => void) | undefined }) {
  const { pathname } = useLocation()
  if (isPortalError(error) && error.code === 'FORBIDDEN' && !isHome(pathname)) return <Navigate to="/home" replace />
  if (isPortalError(error) && error.code in plainly) return <p role="alert">{plainly[error.code]}</p>
  return <ErrorView error={error} level={2} onRetry={onRetry} />
}
