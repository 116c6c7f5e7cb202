import { HEADERS } from '../core/relay/headers.ts'
import type { Started } from '../core/relay/startedQueries.ts'
import { storageKey } from '../core/session/sessionStorage.ts'
import { restoreDisplay } from '../kit/page/displaySettings.ts'
import { traceHeader } from '../kit/page/trace.ts'

/**
 * First queries of the screen, which the gateway writes into the page. `whose` is 1 for a query sent only with a chosen
 * owner, 2 for one sent only without.
 */
type Asks = [body: string, roles: number[], whose: 0 | 1 | 2][]

interface StoredSession {
  jwtExpiry: number | null
  userId: number
  roleId: number
  accountOwnerId: number
}

// Runs before all other code and before the first paint. Sets the device's colors and text size. Fetches the screen's
// data for a logged-in user. Leaves errors to the code that follows.
tried(restoreDisplay)
tried(() => {
  const who = signedIn()
  if (who) start(who)
  if (who && who.roleId > 0) keepTyped()
})

/** Keeps Ctrl+K and the text typed after it until the header with the palette is shown. */
function keepTyped(): void {
  let typed: string | null = null
  const keep = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey } = event
    if (target !== document.body) return
    const isShortcut = ctrlKey || metaKey
    if (isShortcut && key.toLowerCase() === 'k') {
      event.preventDefault()
      typed ??= ''
    } else if (typed !== null && !isShortcut && key.length === 1) typed += key
  }
  addEventListener('keydown', keep)
  globalThis.portalTyped = (take) => {
    removeEventListener('keydown', keep)
    if (typed !== null) take(typed)
  }
}

/** Runs a step and ignores its errors, so that the page continues without it. */
function tried(run: () => void): void {
  try {
    run()
  } catch {
    // Code that runs later handles the error.
  }
}

function start(who: StoredSession): void {
  const asks = document.getElementById('start')?.textContent
  // The screen's query may depend on the query string of the URL, which this script can't interpret.
  if (asks && location.search === '') ask(who, JSON.parse(asks) as Asks)
}

function signedIn(): StoredSession | null {
  const who = storedIn(localStorage)
  if (!who?.jwtExpiry || who.jwtExpiry <= Date.now()) return null
  // The chosen owner stored for this tab applies if the session is the same.
  const own = storedIn(sessionStorage)
  const isSame = own?.userId === who.userId && own.jwtExpiry === who.jwtExpiry
  return isSame ? { ...who, accountOwnerId: own.accountOwnerId } : who
}

function storedIn(storage: Storage): StoredSession | undefined {
  return (JSON.parse(storage.getItem(storageKey) ?? '{}') as { state?: StoredSession }).state
}

function ask(who: StoredSession, asks: Asks): void {
  const answers: Started['answers'] = new Map()
  const owner = who.accountOwnerId > 0 ? String(who.accountOwnerId) : null
  for (const [template, roles, whose] of asks) {
    if (!roles.includes(who.roleId) || whose === (owner ? 2 : 1)) continue
    // Send nothing if the query needs the page size chosen on this device, because this script does not read it.
    if (document.documentElement.dataset['rows'] && /"first":\d/.test(template)) continue
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
