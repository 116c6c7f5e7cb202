import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ShellError } from './ShellError.tsx'
import { UnknownAddress } from './UnknownAddress.tsx'

/** In the place of the frame: an address that can be no screen's is unknown; anything else is the frame's own failure. */
export function MainError() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <UnknownAddress /> : <ShellError />
}
