import { isRouteErrorResponse } from 'react-router-dom'
import { isPortalError } from '../../core/relay/errors.ts'

/** What the gateway refused, and an unknown address, have their place on the screen; only a defect belongs in the console. */
export function logUnexpected(error: unknown): void {
  if (!isPortalError(error) && !isRouteErrorResponse(error)) console.error(error)
}
