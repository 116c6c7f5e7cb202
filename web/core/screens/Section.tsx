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
  /** A change of a key retries a failed part. */
  resetKeys?: unknown[]
  /** True if the screen waits for this part, to avoid a layout shift later. */
  waitsWithScreen?: boolean
}

/** A part of a screen that can fail or load without affecting the rest. */
export function Section({ children, onRetry, resetKeys = [], waitsWithScreen = false }: Props) {
  // Changes with each load of the screen. The data of a failed part may look unchanged, because only the failure
  // differs.
  const loaded: unknown = useLoaderData()
  return (
    <ErrorBoundary
      // Do not refetch after a change of the keys. The data was just fetched, and a part that still fails would refetch
      // forever.
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

/** A forbidden part redirects to Home, except on Home itself. */
function Failed({ error, onRetry }: { error: unknown; onRetry: (() => void) | undefined }) {
  const { pathname } = useLocation()
  if (isPortalError(error) && error.code === 'FORBIDDEN' && !isHome(pathname)) return <Navigate to="/home" replace />
  if (isPortalError(error) && error.code in plainly) return <p role="alert">{plainly[error.code]}</p>
  return <ErrorView error={error} level={2} onRetry={onRetry} />
}
