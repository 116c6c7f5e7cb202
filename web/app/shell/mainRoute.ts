import type { RouteObject } from 'react-router-dom'
import parameters from '../../__generated__/MainLayoutQuery$parameters.ts'
import { currentEnvironment } from '../../core/relay/environment.ts'
import { loadScreenQuery } from '../../core/relay/loadScreenQuery.ts'
import type { FirstQuery } from '../../core/screens/routeHandle.ts'
import { admits, compliance, operations } from '../../core/session/access.ts'
import { ownerVariable, session } from '../../core/session/session.ts'
import type { Session } from '../../core/session/sessionStorage.ts'
import { MainError } from './MainError.tsx'
import { MainLayout, type MainLayoutData } from './MainLayout.tsx'

let loadedFor = ''

/** The layout's query for the current session. */
export const frameAsks = (state: Session): FirstQuery => ({
  id: parameters.params.id,
  variables: frameVariables(state),
})

/** Fetches menu counts with the layout, for users who have menu entries with counts. */
const frameVariables = (state: Session) => ({
  accountOwnerId: ownerVariable(state),
  countsRequests: admits(operations, state),
  countsReviews: admits(compliance, state),
})

/** Loads the data of the layout for the current session. */
export function frameData(): MainLayoutData {
  loadedFor = identity()
  const environment = currentEnvironment()
  return { queryRef: loadScreenQuery(environment, parameters, frameVariables(session.getState())), environment }
}

/**
 * The layout of screens that require a login. Its data is fetched once for each user and owner, not for each screen.
 */
export function mainRoute(children: RouteObject[]): RouteObject {
  return {
    id: 'main',
    Component: MainLayout,
    ErrorBoundary: MainError,
    loader: frameData,
    shouldRevalidate: () => loadedFor !== identity(),
    children,
  }
}

function identity(): string {
  const { userId, accountOwnerId, jwtExpiry } = session.getState()
  return `${userId}:${accountOwnerId}:${jwtExpiry}`
}
