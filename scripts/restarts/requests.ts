import { randomUUID } from 'node:crypto'
import { request } from 'undici'
import { people } from '../../tests/clients.ts'
import { dispatcher, HOME, OWNER, send, signIn, type Answer } from '../cluster/trial/people.ts'

/** Milliseconds between two rounds; one round is five requests. */
const ROUND_MS = 200

export interface Sent {
  requests: number
  /** Number of failures by response, such as "Home: 503". */
  failures: Map<string, number>
  slowestMs: number
  /** Titles of the notes whose write was acknowledged. */
  acknowledged: string[]
}

/** Whether HAProxy has found a gateway. */
export async function answers(origin: string): Promise<boolean> {
  const { statusCode, body } = await request(`${origin}/ready`, { dispatcher })
  await body.dump()
  return statusCode === 200
}

/**
 * Sends 25 requests a second: Home, two lists, a page, and a note. It never retries: every incomplete response counts
 * as a failure. Returns a function that ends the load and waits for the requests in flight.
 */
export async function startRequests(origin: string): Promise<() => Promise<Sent>> {
  const [staff, customer] = [await signIn(origin, people.service), await signIn(origin, people.ann)]
  const sent: Sent = { requests: 0, failures: new Map(), slowestMs: 0, acknowledged: [] }
  const inFlight = new Set<Promise<void>>()

  async function ask(what: string, answering: () => Promise<string | null>): Promise<void> {
    const began = performance.now()
    sent.requests += 1
    const failure = await answering().catch((error: Error) => error.message)
    sent.slowestMs = Math.max(sent.slowestMs, performance.now() - began)
    if (failure === null) return
    const name = `${what}: ${failure}`
    sent.failures.set(name, (sent.failures.get(name) ?? 0) + 1)
  }
  const query = (document: string, variables: object, cookie: string) => async () =>
    failureOf(await send(origin, document, variables, cookie))
  const page = async () => {
    const { statusCode, body } = await request(`${origin}/login`, { dispatcher })
    await body.dump()
    return statusCode === 200 ? null : String(statusCode)
  }
  const note = (title: string) => async () => {
    const input = { idempotencyKey: title, accountOwnerId: OWNER, title, noteText: 'Written under load.' }
    const failure = failureOf(await send(origin, 'AddNoteMutation', { input }, staff))
    if (failure === null) sent.acknowledged.push(title)
    return failure
  }
  const timer = setInterval(() => {
    const round = [
      ask('page', page),
      ask('Home', query('HomePageQuery', HOME, customer)),
      ask('notes', query('NotesPageQuery', { accountOwnerId: OWNER, first: 10 }, staff)),
      ask('Home of staff', query('HomePageQuery', { ...HOME, decides: true }, staff)),
      ask('note', note(randomUUID())),
    ]
    for (const one of round) {
      inFlight.add(one)
      void one.finally(() => inFlight.delete(one))
    }
  }, ROUND_MS)
  return async () => {
    clearInterval(timer)
    await Promise.all(inFlight)
    return sent
  }
}

/** The failure in a response: "503", or "200 UPSTREAM_TIMEOUT" if it is incomplete; null if it is complete. */
function failureOf({ status, text }: Answer): string | null {
  if (status !== 200) return String(status)
  const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] }
  return errors.length === 0 ? null : `200 ${errors[0]?.extensions?.code ?? 'without a code'}`
}
