import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Navigate } from 'react-router-dom'
import { isPortalError } from '../../core/relay/errors.ts'

/**
 * The server refuses the wizard if the account has an active request or accepts no request. Shows the reason in a
 * notice, and redirects to Home, which then begins with the requests.
 */
export function EntryGate({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallbackRender={({ error }) => leaveOrThrow(error)}>{children}</ErrorBoundary>
}

function leaveOrThrow(error: unknown): ReactNode {
  if (isPortalError(error) && error.code === 'BAD_USER_INPUT')
    return <Navigate to="/home" state={{ requestsFirst: true }} replace />
  throw error
}
