import type { RouteObject } from 'react-router-dom'
import { routes } from '../app/routes.ts'
import { session } from '../app/session/session.ts'
import type { ScreenHandle } from '../app/screens/handle.ts'

/** What a screen asks first: the body as the network layer sends it, "$0" for the owner, "$1" and on for the address. */
/** Whether it is asked whoever is chosen, of a chosen owner only, or only while staff have chosen none. */
export const OWNER = { any: 0, chosen: 1, none: 2 } as const

export interface Ask {
  body: string
  roles: number[]
  owner: (typeof OWNER)[keyof typeof OWNER]
}

export interface ScreenStart {
  path: string
  /** The file with the code of the screen, from the folder of the web. */
  file: string | undefined
  asks: Ask[]
  /** Open to everybody: nothing is asked early, and nobody is sent to the login. */
  open: boolean
}

const roles = [0, 1, 2, 4]
const owner = 990_000_000_000_000
const nowhere = 'http://start.invalid/'

/**
 * The table of screens as data, for the script that starts the first queries before any other code is there. Each row is
 * asked what it would send, for every role, with numbers in place of the owner and the ids; so there is no second list.
 * Runs while the web is being built, with `fetch` replaced by `record`.
 */
export async function startTable(record: (run: () => void) => string[]): Promise<ScreenStart[]> {
  const screensOf = (id: string) => routes[0]?.children?.find((route) => route.id === id)
  const frame = screensOf('main')
  const closed = (frame?.children ?? []).map((row) => screenOf(row, () => asksOf(row, frame, record), false))
  const open = (screensOf('blank')?.children ?? []).map((row) => screenOf(row, () => [], true))
  return (await Promise.all([...closed, ...open])).filter((screen) => screen !== null)
}

async function screenOf(row: RouteObject, asks: () => Ask[], open: boolean): Promise<ScreenStart | null> {
  const handle = row.handle as ScreenHandle | undefined
  if (!handle || handle.path.includes('*')) return null
  const asked = asks()
  // In this build the module of a page holds nothing but its place (scripts/start-script.ts).
  const { file } = (await handle.importPage()) as { file?: string }
  return { path: handle.path, file, asks: asked, open }
}

function asksOf(row: RouteObject, frame: RouteObject | undefined, record: (run: () => void) => string[]): Ask[] {
  const found = new Map<string, Ask>()
  for (const role of roles) {
    const chosen = bodiesFor(row, frame, role, owner, record)
    const none = bodiesFor(row, frame, role, 0, record)
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

/** What is sent when somebody opens the screen by its address; nothing when the guard sends them elsewhere. */
function bodiesFor(
  row: RouteObject,
  frame: RouteObject | undefined,
  roleId: number,
  accountOwnerId: number,
  record: (run: () => void) => string[],
): string[] {
  const { path, preload } = row.handle as ScreenHandle
  const names = path.split('/').filter((segment) => segment.startsWith(':'))
  const params = Object.fromEntries(names.map((name, index) => [name.slice(1), String(owner + index + 1)]))
  const address = new URL(
    path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
    nowhere,
  )
  session.setState({ jwtExpiry: Date.now() + 60_000, accountId: 0, userId: 1, roleId, accountOwnerId })
  const given = { params, request: new Request(address), context: {} }
  try {
    for (const guard of (row.middleware ?? []) as ((args: object) => unknown)[]) guard(given)
  } catch {
    return []
  }
  return record(() => {
    if (typeof frame?.loader === 'function') void frame.loader(given as never)
    if (preload && typeof row.loader === 'function') void row.loader(given as never)
  }).map((body) => body.replaceAll(/99000000000000(\d)/g, '$$$1'))
}
