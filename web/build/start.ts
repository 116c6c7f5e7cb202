import type { Started } from '../app/relay/started.ts'
import { restoreDisplay } from '../kit/page/display.ts'
import { traceHeader } from '../kit/page/trace.ts'
import { showRendered } from './rendered.ts'

/** [body, roles, 1 of a chosen owner only and 2 while none is][]; the gateway writes those of this screen into the page. */
type Asks = [body: string, roles: number[], whose: 0 | 1 | 2][]

/** Written in by scripts/start-script.ts. */
declare const HEADERS: Record<string, string>
declare const STORAGE_KEY: string
/** The page's own code. */
declare const ENTRY: string

interface StoredSession {
  drawerOpen: boolean
  jwtExpiry: number | null
  userId: number
  roleId: number
  accountOwnerId: number
}

// Runs before all other code and before anything is shown: chooses the colors and letters of this device, asks for the data
// of the screen at this address, when somebody is signed in, and runs the page's own code. Whatever is wrong here is left to
// that code.
restoreDisplay()
const who = tried(signedIn) ?? null
if (who) tried(() => start(who))
whenParsed(async () => {
  const isShown = who !== null && tried(() => showRendered(identityOf(who), who.drawerOpen)) === true
  // The page's own code takes long to run: what can be shown without it is shown before.
  if (isShown) await nextPaint()
  await styleSheets()
  await import(/* @vite-ignore */ ENTRY).catch(sayThatItFailed)
})

/** The page goes on as if what fails had not been there. */
function tried<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

function start(who: StoredSession): void {
  const asks = document.getElementById('start')?.textContent
  // A screen may follow what stands behind the "?", which nothing here knows.
  if (asks && location.search === '') ask(who, JSON.parse(asks) as Asks)
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

function ask(who: StoredSession, asks: Asks): void {
  const answers: Started['answers'] = new Map()
  const owner = who.accountOwnerId > 0 ? String(who.accountOwnerId) : null
  for (const [template, roles, whose] of asks) {
    if (!roles.includes(who.roleId) || whose === (owner ? 2 : 1)) continue
    const body = template.replaceAll('$0', owner ?? 'null')
    const answer = fetch('/graphql', {
      method: 'POST',
      body,
      headers: { ...HEADERS, ...traceHeader() },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(15_000),
    }).then(async (response) => ({
      status: response.status,
      body: await response.text(),
      position: response.headers.get('x-changes'),
    }))
    answer.catch(() => undefined)
    answers.set(body, answer)
  }
  globalThis.portalStarted = { identity: identityOf(who), at: performance.now(), answers }
}

function identityOf(who: StoredSession): string {
  return `${who.userId}:${who.accountOwnerId}:${who.jwtExpiry}`
}

/** When the page is there as a whole. */
function whenParsed(run: () => Promise<void>): void {
  document.addEventListener('readystatechange', () => void run(), { once: true })
}

/** When the next frame has been painted; a tab in the background has none. */
function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/**
 * The code may measure what it shows, as a script of the page would that waits for them of itself. Of one that has failed
 * by now nothing more comes, and the page is complete without it.
 */
async function styleSheets(): Promise<void> {
  const coming = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet)
  const first = (of: EventTarget, ...events: string[]) =>
    new Promise((resolve) => {
      for (const event of events) of.addEventListener(event, resolve, { once: true })
    })
  if (coming.length === 0 || document.readyState === 'complete') return
  await Promise.race([Promise.all(coming.map((link) => first(link, 'load', 'error'))), first(window, 'load')])
}

/** The frame stands there, or a whole screen, and nothing in it would answer. */
function sayThatItFailed(error: unknown): void {
  const notice = document.createElement('p')
  notice.role = 'alert'
  notice.className = 'not-loaded'
  const again = document.createElement('a')
  again.href = ''
  again.textContent = 'Reload the page'
  notice.append('The portal could not be loaded. Check your connection. ', again)
  document.body.append(notice)
  // What did not come is in the browser's console already; what went wrong in it is not.
  if (!/imported module|module script/.test(String(error))) reportError(error)
}
