import { HEADERS } from '../core/relay/headers.ts'
import type { Started } from '../core/relay/startedQueries.ts'
import { storageKey } from '../core/session/sessionStorage.ts'
import { restoreDisplay } from '../kit/page/displaySettings.ts'
import { traceHeader } from '../kit/page/trace.ts'

/**
 * [body, roles, 1 for a chosen owner only, 2 without one][]; the gateway writes the entries of this screen into the
 * page.
 */
type Asks = [body: string, roles: number[], whose: 0 | 1 | 2][]

interface StoredSession {
  jwtExpiry: number | null
  userId: number
  roleId: number
  accountOwnerId: number
}

// Runs before all other code and before the first paint: sets the device's colors and text size, and fetches the
// screen's data for a signed-in user. Leaves errors to the code that follows.
tried(restoreDisplay)
tried(() => {
  const who = signedIn()
  if (who) start(who)
})

/** Ignores an error, so that the page continues without this step. */
function tried(run: () => void): void {
  try {
    run()
  } catch {
    // The next code handles the error.
  }
}

function start(who: StoredSession): void {
  const asks = document.getElementById('start')?.textContent
  // A screen may use the search part of its address, which this script does not know.
  if (asks && location.search === '') ask(who, JSON.parse(asks) as Asks)
}

function signedIn(): StoredSession | null {
  const who = storedIn(localStorage)
  if (!who?.jwtExpiry || who.jwtExpiry <= Date.now()) return null
  // The owner that staff act for belongs to this tab, as long as the session is the same.
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
    // The screen asks for the rows a page that this device has chosen.
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
