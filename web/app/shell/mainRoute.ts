import type { RouteObject } from 'react-router-dom'
import parameters from '../../__generated__/MainLayoutQuery$parameters.ts'
import { currentEnvironment } from '../../core/relay/environment.ts'
import { loadScreenQuery } from '../../core/relay/loadScreenQuery.ts'
import type { FirstQuery } from '../../core/screens/routeHandle.ts'
import { ownerVariable, session } from '../../core/session/session.ts'
import type { Session } from '../../core/session/sessionStorage.ts'
import { MainError } from './MainError.tsx'
import { MainLayout, type MainLayoutData } from './MainLayout.tsx'

let loadedFor = ''

/** The frame's query for this session. */
export const frameAsks = (state: Session): FirstQuery => ({
  id: parameters.params.id,
  variables: { accountOwnerId: ownerVariable(state) },
})

/** The frame of the signed-in screens; its data is fetched once for each user and owner, not for each screen. */
export function mainRoute(children: RouteObject[]): RouteObject {
  return {
    id: 'main',
    Component: MainLayout,
    ErrorBoundary: MainError,
    loader: (): MainLayoutData => {
      loadedFor = identity()
      const environment = currentEnvironment()
      return { queryRef: loadScreenQuery(environment, parameters, { accountOwnerId: ownerVariable() }), environment }
    },
    shouldRevalidate: () => loadedFor !== identity(),
    children,
  }
}

function identity(): string {
  const { userId, accountOwnerId, jwtExpiry } = session.getState()
  return `${userId}:${accountOwnerId}:${jwtExpiry}`
}
