import { ROLE } from '../../contract/roles.ts'

/** Data and files of a screen, from the table that the build writes (scripts/start-script.ts). */
export type StartScreen = {
  path: string
  /** Code files that the page itself does not load. */
  files: string[]
  /**
   * First queries: the body ("$0" is the owner, "$1" and up are ids in the path), the roles that send it, and `whose`:
   * 1 only with a chosen owner, 2 only without.
   */
  asks: [body: string, roles: number[], whose: 0 | 1 | 2][]
  /** Open to everybody; all other screens redirect to the login without a session. */
  isOpen: boolean
}

/** Responses to the first queries of the page, read by web/core/relay/startedQueries.ts. */
export type FirstAnswer = { asked: string; status: number; body: string; position: string | null }

/** Data embedded in the page. */
export type FirstScreen = {
  /** Links to the code of the screen. */
  links: string
  /** Queries that the first script of the page sends. */
  start: string
  /** The queries of `start` before serialization. */
  asks: StartScreen['asks']
  /** Whether the screen has a menu: the page reserves space for its button before any script runs. */
  hasMenu: boolean
}

const NOTHING: FirstScreen = { links: '', start: '', asks: [], hasMenu: false }

/**
 * Finds the code and the first queries of a URL's screen. The page then loads its code, and its first script sends the
 * queries, without waiting for the code of all screens. The table is public.
 */
export function createFirstScreens(screens: readonly StartScreen[]) {
  const known = screens.map((screen) => ({ screen, names: screen.path.split('/'), links: linksTo(screen.files) }))
  const login = known.find(({ screen }) => screen.path === 'login')
  return (path: string, isSignedIn: boolean): FirstScreen => {
    const given = (path.replace(/^\/+|\/+$/g, '') || 'home').split('/')
    for (const { screen, names, links } of known) {
      const ids = idsOf(names, given)
      if (!ids) continue
      if (!isSignedIn && !screen.isOpen) return { ...NOTHING, links: login?.links ?? '' }
      const asks = filled(screen.asks, ids)
      const start = asks.length === 0 ? '' : block(asks)
      return { links, start, asks, hasMenu: !screen.isOpen }
    }
    return NOTHING
  }
}

/** The ids in the URL; null if the URL is for another screen. */
function idsOf(names: readonly string[], given: readonly string[]): string[] | null {
  if (names.length !== given.length) return null
  const ids: string[] = []
  for (const [index, name] of names.entries()) {
    const segment = given[index] ?? ''
    if (!name.startsWith(':')) {
      if (name !== segment) return null
    } else if (/^[1-9]\d{0,14}$/.test(segment)) ids.push(segment)
    else return null
  }
  return ids
}

function linksTo(files: readonly string[]): string {
  return files.map((file) => `    <link rel="modulepreload" href="/${file}" />\n`).join('')
}

/** Inserts the ids of the URL, which `idsOf` limits to digits, for $1 and up. */
function filled(asks: StartScreen['asks'], ids: readonly string[]): StartScreen['asks'] {
  return asks.map(([body, roles, whose]) => [
    body.replace(/\$([1-9])/g, (_, n: string) => ids[Number(n) - 1] ?? ''),
    roles,
    whose,
  ])
}

/** Queries for an account owner's page; the caller is that owner. */
export function bodiesOfOwner(asks: StartScreen['asks'], accountOwnerId: number): string[] {
  return asks
    .filter(([, roles, whose]) => roles.includes(ROLE.customer) && whose !== 2)
    .map(([body]) => body.replaceAll('$0', String(accountOwnerId)))
}

const block = (asks: StartScreen['asks']) => `${dataBlock('start', asks)}\n    `

/** Embeds a value in a page as inert data, escaped so that no text can end the block. */
export function dataBlock(id: string, value: unknown, attributes = ''): string {
  const json = JSON.stringify(value).replace(/[<\u2028\u2029]/g, escaped)
  return `<script type="application/json" id="${id}"${attributes}>${json}</script>`
}

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
