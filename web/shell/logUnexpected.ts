import { isPortalError } from '../relay/errors.ts'

/** What the gateway refused has its place on the screen; only a defect belongs in the console. */
export function logUnexpected(error: unknown): void {
  if (!isPortalError(error)) console.error(error)
}
