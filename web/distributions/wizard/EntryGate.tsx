import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Navigate } from 'react-router-dom'
import { isPortalError } from '../../core/relay/errors.ts'

/**
 * The server refuses the wizard while the account has an active request or does not accept one. A notice shows the
 * reason, and the user is redirected to Home.
 */
export function EntryGate({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallbackRender={({ error }) => leaveOrThrow(error)}>{children}</ErrorBoundary>
}

function leaveOrThrow(error: unknown): ReactNode {
  if (isPortalError(error) && error.code === 'BAD_USER_INPUT') return <Navigate to="/home" replace />
  throw error
}
