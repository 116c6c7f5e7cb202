import type { PreloadedQuery } from 'react-relay'
import type { Params } from 'react-router-dom'
import type { Environment, OperationType } from 'relay-runtime'
import type { Access, Role } from '../session/access.ts'

export interface MenuItem {
  label: string
  /** Who sees the entry in the drawer; the right to open the screen is the screen's access. */
  shownTo: readonly Role[]
  /** Label of the parent entry that this one is listed under. */
  group?: string
}

export interface ScreenHandle {
  id: string
  path: string
  /** Title of the browser tab, without the portal's name. */
  title: string
  /** Label of the breadcrumb. */
  crumb: string
  access: Access
  menu?: MenuItem
  ofManyOwners?: boolean
  over?: boolean
  /** Starts the query of the screen; undefined for a screen without one. */
  preload?: (params: Params, url: URL, environment: Environment) => PreloadedQuery<OperationType>
  /** Fetches the code of the screen. */
  importPage: () => Promise<unknown>
}
