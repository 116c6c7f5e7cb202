import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ShellError } from './ShellError.tsx'
import { UnknownAddress } from './UnknownAddress.tsx'

/** Replaces the frame after an error. A URL without a screen shows the 404 page; any other error is the frame's own. */
export function MainError() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <UnknownAddress /> : <ShellError />
}
