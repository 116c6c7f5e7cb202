import { isRouteErrorResponse } from 'react-router-dom'
import { isPortalError } from '../../core/relay/errors.ts'

/** Screens show refusals and unknown URLs; only defects belong in the console. */
export function logUnexpected(error: unknown): void {
  if (!isPortalError(error) && !isRouteErrorResponse(error)) console.error(error)
}
