import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { BlankLayout } from './BlankLayout.tsx'
import { PageNotFound } from '../screens/NotFound.tsx'
import { ShellError } from './ShellError.tsx'

/** In the place of the frame: an address that can be no screen's is unknown; anything else is the frame's own failure. */
export function MainError() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ShellError />
  return (
    <BlankLayout>
      <PageNotFound />
    </BlankLayout>
  )
}
