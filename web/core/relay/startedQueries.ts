import { activity } from '../session/activity.ts'
import { isLoggedIn, session } from '../session/session.ts'
import { RequestError } from './errors.ts'
import type { Answer } from './post.ts'

/** Queries that the first script (web/build/start.ts) sent, or responses embedded in the page. */
export interface Started {
  /** Identifies the session by its user, chosen owner and expiry. */
  identity: string
  at: number
  answers: Map<string, Promise<Answer>>
}

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var portalStarted: Started | undefined
}

/** Maximum age of a response, in milliseconds. */
const freshFor = 10_000

/** Returns the pending response to an identical request of the same session. Each response is used once. */
export function takeStarted(body: string): Promise<Answer> | undefined {
  const started = globalThis.portalStarted
  if (!started) return undefined
  if (started.identity !== identityOf(session.getState()) || performance.now() - started.at > freshFor) {
    forgetStarted()
    return undefined
  }
  const answer = started.answers.get(body)
  started.answers.delete(body)
  return answer?.then(
    (early) => {
      activity.answeredAt = Date.now()
      return early
    },
    (error: Error) => {
      if (error.name === 'TimeoutError') throw new RequestError('UPSTREAM_TIMEOUT', 'No answer in time')
      throw new RequestError('NETWORK', String(error))
    },
  )
}

interface Brought extends Answer {
  asked: string
}

/**
 * Reads the responses that the gateway embedded in the page (gateway/http/firstAnswers.ts). Uses them only in the
 * current session, and always removes them from the page.
 */
export function takeUpBrought(): void {
  const block = document.getElementById('answers')
  block?.remove()
  const state = session.getState()
  if (!block || block.dataset['for'] !== identityOf(state) || !isLoggedIn(state)) return
  const answers: Started['answers'] = new Map()
  for (const { asked, ...answer } of JSON.parse(block.textContent) as Brought[])
    answers.set(asked, Promise.resolve(answer))
  // Embedded responses are as old as the page.
  globalThis.portalStarted = { identity: identityOf(state), at: 0, answers }
}

/** Discards all early responses, because a write makes them stale. */
export function forgetStarted(): void {
  globalThis.portalStarted = undefined
}

export function identityOf(state: { userId: number; accountOwnerId: number; jwtExpiry: number | null }): string {
  return `${state.userId}:${state.accountOwnerId}:${state.jwtExpiry}`
}
