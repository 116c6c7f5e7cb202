import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { isPortalError } from '../relay/errors.ts'
import { ErrorView } from '../shell/ErrorView.tsx'
import { PendingPage } from '../shell/PendingBar.tsx'

/** A part of a screen that may fail, or wait, without taking the rest with it. */
export function Section({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <ErrorBoundary
      {...(onRetry ? { onReset: onRetry } : {})}
      fallbackRender={({ error, resetErrorBoundary }) =>
        isPortalError(error) && error.code === 'NOT_FOUND' ? (
          <p>Not Found</p>
        ) : (
          <ErrorView error={error} level={2} onRetry={onRetry ? resetErrorBoundary : undefined} />
        )
      }
    >
      <Suspense fallback={<PendingPage />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
