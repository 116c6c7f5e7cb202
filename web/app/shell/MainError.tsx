import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ShellError } from './ShellError.tsx'
import { UnknownAddress } from './UnknownAddress.tsx'

/** Shown instead of the frame: an address without a screen is unknown; any other error is the frame's own. */
export function MainError() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <UnknownAddress /> : <ShellError />
}
