import { useContext } from 'react'
import { admits } from '../session/access.ts'
import { useSession } from '../session/useSession.ts'
import { RoutesContext } from './prefetch.ts'
import { handles } from './routeHandle.ts'

/** The paths of the screens that the role of the user may open. */
export function useOpenPaths(): ReadonlySet<string> {
  const routes = useContext(RoutesContext)
  const session = useSession((session) => session)
  return new Set(handles(routes).flatMap(({ path, access }) => (admits(access.roles, session) ? [`/${path}`] : [])))
}
