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
  /** A change retries a failed part. */
  resetKeys?: unknown[]
  /** The screen waits for this part, so that nothing moves below it later. */
  waitsWithScreen?: boolean
}

/** A part of a screen that may fail, or wait, without taking the rest with it. */
export function Section({ children, onRetry, resetKeys = [], waitsWithScreen = false }: Props) {
  // A screen that was loaded anew: what a failed part reads may look the same from outside, as only what failed differs.
  const loaded: unknown = useLoaderData()
  return (
    <ErrorBoundary
      // Not when the keys have changed: then something was fetched already, and a part that still fails would fetch for ever.
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

/** What somebody may not see is no place to stay at, except on Home. */
function Failed({ error, onRetry }: { error: unknown; onRetry: (() => void) | undefined }) {
  const { pathname } = useLocation()
  if (isPortalError(error) && error.code === 'FORBIDDEN' && !isHome(pathname)) return <Navigate to="/home" replace />
  if (isPortalError(error) && error.code in plainly) return <p role="alert">{plainly[error.code]}</p>
  return <ErrorView error={error} level={2} onRetry={onRetry} />
}
