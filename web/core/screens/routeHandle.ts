import type { PreloadedQuery } from 'react-relay'
import type { Params, RouteObject } from 'react-router-dom'
import type { Environment, OperationType } from 'relay-runtime'
import type { ChangeKind } from '../../__generated__/streamSubscription.graphql.ts'
import type { Access, Role } from '../session/access.ts'
import type { Session } from '../session/sessionStorage.ts'

export interface MenuItem {
  label: string
  /** Roles that see the screen in the menu. `access` decides who may open the screen. */
  shownTo: readonly Role[]
  /** Label of the parent entry in the menu. */
  group?: string
}

/** Kinds of changes that refetch the screen. */
export interface Follows {
  kinds: readonly ChangeKind[]
  /** True for a list of all owners' records, also while staff act for one owner. Rows appear and disappear. */
  isList: boolean
}

/** A query as the network layer sends it. */
export interface FirstQuery {
  id: string | null | undefined
  variables: object
}

export interface ScreenHandle {
  id: string
  path: string
  /** Title of the browser tab, without the portal's name. */
  title: string
  /** Label of the breadcrumb. */
  crumb: string
  /** Parent of the screen in the breadcrumb, for a screen without a menu entry. */
  under?: { label: string; to: string }
  access: Access
  menu?: MenuItem
  ofManyOwners?: boolean
  over?: boolean
  missing?: string
  formSearch?: readonly string[]
  follows?: Follows
  /** Starts the query of the screen. Undefined if the screen has no query. */
  preload?: (params: Params, url: URL, environment: Environment) => PreloadedQuery<OperationType>
  /** Refetches the screen in the background. */
  renew?: (params: Params, url: URL, environment: Environment) => Promise<void>
  /** First query of the screen; null if the user is redirected, undefined if the screen has no query. */
  asks?: (params: Params, url: URL, session: Session) => FirstQuery | null
  /** Prefetches the code of the screen. */
  importPage: () => Promise<unknown>
}

/** All screens of a route table, in table order. */
export function handles(routes: readonly RouteObject[]): ScreenHandle[] {
  return routes.flatMap((route) => [
    ...(route.handle ? [route.handle as ScreenHandle] : []),
    ...handles(route.children ?? []),
  ])
}
