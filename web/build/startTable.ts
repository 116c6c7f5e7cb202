import type { RouteObject } from 'react-router-dom'
import { routes } from '../app/routes.ts'
import type { ScreenHandle } from '../core/screens/routeHandle.ts'
import { checkAccess } from '../core/session/access.ts'
import type { Session } from '../core/session/sessionStorage.ts'
import { frameAsks } from '../app/shell/mainRoute.ts'

/** Whether a query is sent always, only with a chosen owner, or only without one. */
export const OWNER = { any: 0, chosen: 1, none: 2 } as const

/**
 * First query of a screen, with the body that the network layer would send. "$0" stands for the owner, "$1" and up for
 * ids in the URL.
 */
export interface Ask {
  body: string
  roles: number[]
  owner: (typeof OWNER)[keyof typeof OWNER]
}

export interface ScreenStart {
  path: string
  /** Path of the file with the screen's code, relative to the web folder. */
  file: string | undefined
  asks: Ask[]
  /** True if the screen is open to everyone. No query is then sent early, and nobody is redirected to the login. */
  open: boolean
}

const roles = [0, 1, 2, 4]
const owner = 990_000_000_000_000
const nowhere = 'http://start.invalid/'

/**
 * The screens as data, for the script that sends the first queries before other code has loaded. Lists the queries of
 * each screen by role, with placeholders for owner and ids. Derived from the routes, so there is no second list.
 */
export async function startTable(): Promise<ScreenStart[]> {
  const screensOf = (id: string) => routes[0]?.children?.find((route) => route.id === id)?.children ?? []
  const closed = screensOf('main').map((row) => screenOf(row, false))
  const open = screensOf('blank').map((row) => screenOf(row, true))
  return (await Promise.all([...closed, ...open])).filter((screen) => screen !== null)
}

async function screenOf({ handle }: RouteObject, open: boolean): Promise<ScreenStart | null> {
  const screen = handle as ScreenHandle | undefined
  if (!screen || screen.path.includes('*')) return null
  // In the build of this table, the module of a page contains only its path (scripts/start-table.ts).
  const { file } = (await screen.importPage()) as { file?: string }
  return { path: screen.path, file, asks: open ? [] : asksOf(screen), open }
}

function asksOf(screen: ScreenHandle): Ask[] {
  const found = new Map<string, Ask>()
  for (const role of roles) {
    const chosen = bodiesFor(screen, role, owner)
    const none = bodiesFor(screen, role, 0)
    const withoutOwner = chosen.map((body) => body.replaceAll('$0', 'null'))
    const asked = [
      ...chosen.map((body, index) => ({
        body,
        owner: none.includes(withoutOwner[index] ?? '') ? OWNER.any : OWNER.chosen,
      })),
      ...none.filter((body) => !withoutOwner.includes(body)).map((body) => ({ body, owner: OWNER.none })),
    ]
    for (const { body, owner: whose } of asked) {
      const known = found.get(`${body}${whose}`) ?? { body, roles: [], owner: whose }
      found.set(`${body}${whose}`, { ...known, roles: [...known.roles, role] })
    }
  }
  return [...found.values()]
}

/** The queries sent when a user opens the screen by its URL; empty if the user is redirected. */
function bodiesFor({ path, access, asks }: ScreenHandle, roleId: number, accountOwnerId: number): string[] {
  const names = path.split('/').filter((segment) => segment.startsWith(':'))
  const params = Object.fromEntries(names.map((name, index) => [name.slice(1), String(owner + index + 1)]))
  const address = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const session: Session = {
    jwtExpiry: Date.now() + 60_000,
    accountId: 0,
    userId: 1,
    roleId,
    accountOwnerId,
    drawerOpen: true,
    sessionId: '',
  }
  if (checkAccess(access, session) !== 'ENTER') return []
  const own = asks?.(params, new URL(address, nowhere), session)
  if (own === null) return []
  return [frameAsks(session), own]
    .filter((asked) => asked !== undefined)
    .map((asked) => JSON.stringify(asked).replaceAll(/99000000000000(\d)/g, '$$$1'))
}
