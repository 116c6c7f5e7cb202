import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { isPortalError, type ErrorCode } from '../relay/errors.ts'
import { ErrorView } from '../shell/ErrorView.tsx'
import { PendingPage } from '../shell/PendingBar.tsx'

/** What is no fault of the portal is said in a sentence. */
const plainly: Partial<Record<ErrorCode, string>> = {
  NOT_FOUND: 'Not Found',
  RATE_LIMITED: 'Too many attempts. Please try again later.',
}

interface Props {
  children: ReactNode
  onRetry?: () => void
  /** A change here gives a failed part another chance. */
  resetKeys?: unknown[]
}

/** A part of a screen that may fail, or wait, without taking the rest with it. */
export function Section({ children, onRetry, resetKeys }: Props) {
  return (
    <ErrorBoundary
      // Not when the keys have changed: then something was fetched already, and a part that still fails would fetch for ever.
      onReset={({ reason }) => (reason === 'imperative-api' ? onRetry?.() : undefined)}
      {...(resetKeys ? { resetKeys } : {})}
      fallbackRender={({ error, resetErrorBoundary }) =>
        isPortalError(error) && error.code in plainly ? (
          <p role="alert">{plainly[error.code]}</p>
        ) : (
          <ErrorView error={error} level={2} onRetry={onRetry ? resetErrorBoundary : undefined} />
        )
      }
    >
      <Suspense fallback={<PendingPage />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
