import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { PAGE_HEADERS } from '../../../contract/page.ts'
import { joinReads } from '../../../contract/reads.ts'
import { currentSpan } from '../../../server/trace.ts'
import { timeLeft } from '../db/underWay.ts'
import { runJoined } from './joined.ts'
import { Answer, type Serving } from './serve.ts'

/** What of an inner answer's head is not the same for all of them. */
const TOLD = ['retry-after', ...Object.values(PAGE_HEADERS)]
const LONGEST_MS = 30_000
/** The answers that are there leave so long before the caller gives up. */
const ON_THE_WAY_MS = 100

/**
 * Several short reads in one request. Each goes the whole way of a request of its own, with its rights, its limits, its
 * validation and its errors; what they share is the session, which is looked up once. One that takes too long is left out.
 */
export function joinedRoutes({ serve }: Serving, app: FastifyInstance): void {
  serve(joinReads, async ({ body: { paths }, call: { principal, requestId, ip } }) => {
    const left = timeLeft() ?? LONGEST_MS
    const span = currentSpan()
    const headers = {
      'x-request-id': requestId,
      // From this machine, so it is believed: it is what the request itself was found to come from.
      'x-client-ip': ip,
      'x-deadline-ms': String(Math.max(1, Math.floor(left))),
      ...(span ? { traceparent: span.traceparent } : {}),
    }
    const read = async (url: string) => told(await app.inject({ method: 'GET', url, headers }))
    const answers = paths.map((path) => runJoined(principal, () => read(path)).catch(() => null))
    const texts = await allBy(answers, Math.max(1, left - ON_THE_WAY_MS))
    return new Answer(`[${texts.join(',')}]`, { 'content-type': 'application/json; charset=utf-8' })
  })
}

/** What has come within so many milliseconds, and "null" for the rest. */
async function allBy(answers: readonly Promise<string | null>[], milliseconds: number): Promise<string[]> {
  const texts = answers.map(() => 'null')
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))
  const each = answers.map(async (answer, index) => (texts[index] = (await answer) ?? 'null'))
  await Promise.race([Promise.all(each), late])
  clearTimeout(timer)
  return texts.slice()
}

function told({ statusCode, headers, payload }: LightMyRequestResponse): string {
  const kept = TOLD.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
  const head = JSON.stringify(Object.fromEntries(kept))
  return `{"status":${statusCode},"headers":${head},"body":${payload === '' ? 'null' : payload}}`
}
