import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Navigate } from 'react-router-dom'
import { isPortalError } from '../../core/relay/errors.ts'

/**
 * The server refuses the whole wizard while a request is active on the account, or the account is not open for one. The
 * reason stands in a notice by then; the person belongs on Home.
 */
export function EntryGate({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallbackRender={({ error }) => leaveOrThrow(error)}>{children}</ErrorBoundary>
}

function leaveOrThrow(error: unknown): ReactNode {
  if (isPortalError(error) && error.code === 'BAD_USER_INPUT') return <Navigate to="/home" replace />
  throw error
}
