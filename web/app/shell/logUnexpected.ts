import { isRouteErrorResponse } from 'react-router-dom'
import { isPortalError } from '../../core/relay/errors.ts'

/** Logs only unexpected errors, because screens show refusals and unknown URLs themselves. */
export function logUnexpected(error: unknown): void {
  if (!isPortalError(error) && !isRouteErrorResponse(error)) console.error(error)
}
