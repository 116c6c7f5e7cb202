import type { Started } from '../app/relay/started.ts'
import { restoreDisplay } from '../kit/page/display.ts'

/** [address, files of its code, [body, roles, 1 of a chosen owner only and 2 while none is][]]; written in by scripts/start-script.ts. */
declare const SCREENS: [path: string, files: number[], asks: [body: string, roles: number[], whose: 0 | 1 | 2][]][]
declare const FILES: string[]
declare const OPEN: number
declare const HEADERS: Record<string, string>
declare const STORAGE_KEY: string

interface StoredSession {
  jwtExpiry: number | null
  userId: number
  roleId: number
  accountOwnerId: number
}

// Runs before all other code and before anything is shown: chooses the colors and letters of this device, and asks for what it will want: the data of the screen at this address, when somebody is
// signed in, and the files of the screen. Whatever is wrong here is left to the code that follows.
restoreDisplay()
try {
  start()
} catch {
  // The page starts as if this had not been there.
}

function start(): void {
  const who = signedIn()
  const path = location.pathname.replace(/^\/+|\/+$/g, '') || 'home'
  for (const [index, [pattern, files, asks]] of SCREENS.entries()) {
    const ids = match(pattern, path)
    if (!ids) continue
    if (!who && index >= OPEN) return preload(SCREENS.find(([other]) => other === 'login')?.[1] ?? [])
    preload(files)
    // A screen may follow what stands behind the "?", which the table does not know.
    if (who && location.search === '') ask(who, ids, asks)
    return
  }
}

function signedIn(): StoredSession | null {
  const who = storedIn(localStorage)
  if (!who?.jwtExpiry || who.jwtExpiry <= Date.now()) return null
  // The owner that staff act for is this tab's own, as long as the session is the same one.
  const own = storedIn(sessionStorage)
  const isSame = own?.userId === who.userId && own.jwtExpiry === who.jwtExpiry
  return isSame ? { ...who, accountOwnerId: own.accountOwnerId } : who
}

function storedIn(storage: Storage): StoredSession | undefined {
  return (JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}') as { state?: StoredSession }).state
}

/** The ids in the address; null for another screen. */
function match(pattern: string, path: string): string[] | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  const ids: string[] = []
  if (wanted.length !== given.length) return null
  for (const [index, name] of wanted.entries()) {
    const segment = given[index] ?? ''
    if (!name.startsWith(':')) {
      if (name !== segment) return null
    } else if (/^[1-9]\d{0,14}$/.test(segment)) ids.push(segment)
    else return null
  }
  return ids
}

function preload(files: number[]): void {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${FILES[file]}`
    document.head.append(link)
  }
}

function ask(who: StoredSession, ids: string[], asks: (typeof SCREENS)[number][2]): void {
  const answers: Started['answers'] = new Map()
  const owner = who.accountOwnerId > 0 ? String(who.accountOwnerId) : null
  for (const [template, roles, whose] of asks) {
    if (!roles.includes(who.roleId) || whose === (owner ? 2 : 1)) continue
    const body = template.replace(/\$(\d)/g, (_, n: string) =>
      n === '0' ? (owner ?? 'null') : (ids[Number(n) - 1] ?? ''),
    )
    const answer = fetch('/graphql', {
      method: 'POST',
      body,
      headers: HEADERS,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(15_000),
    }).then(async (response) => ({ status: response.status, body: await response.text() }))
    answer.catch(() => undefined)
    answers.set(body, answer)
  }
  const identity = `${who.userId}:${who.accountOwnerId}:${who.jwtExpiry}`
  globalThis.portalStarted = { identity, at: performance.now(), answers }
}
