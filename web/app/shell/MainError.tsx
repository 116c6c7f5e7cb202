import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ShellError } from './ShellError.tsx'
import { UnknownAddress } from './UnknownAddress.tsx'

/**
 * Shown instead of the layout after an error: the 404 page for a URL without a screen, otherwise the error of the
 * layout.
 */
export function MainError() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <UnknownAddress /> : <ShellError />
}
