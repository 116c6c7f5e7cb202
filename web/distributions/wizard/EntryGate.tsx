import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Navigate, useParams } from 'react-router-dom'
import { isPortalError } from '../../core/relay/errors.ts'

/**
 * The server refuses the wizard if the account has an active request or accepts no request. Shows the reason in a
 * notice, and redirects to Home, which then begins with the requests if the account has an active one.
 */
export function EntryGate({ children }: { children: ReactNode }) {
  const { accountId } = useParams()
  return (
    <ErrorBoundary fallbackRender={({ error }) => leaveOrThrow(error, Number(accountId))}>{children}</ErrorBoundary>
  )
}

function leaveOrThrow(error: unknown, accountId: number): ReactNode {
  if (isPortalError(error) && error.code === 'BAD_USER_INPUT')
    return <Navigate to="/home" state={{ refusedAccountId: accountId }} replace />
  throw error
}
