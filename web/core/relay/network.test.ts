import type { RequestParameters } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '../session/activity.ts'
import { onSessionEnd, session } from '../session/session.ts'
import { hostNotices } from '../../kit/notices/notices.ts'
import { signedIn } from '../../testing/renderScreen.tsx'
import { network } from './network.ts'

const calls: { url: string; init: RequestInit }[] = []
const notices: string[] = []
let answers: (() => Response | Promise<Response>)[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
  calls.length = 0
  notices.length = 0
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push({ url, init })
    return Promise.resolve(answers.shift()?.() ?? json({ data: { viewer: {} } }))
  })
  stop = hostNotices(({ title, text }) => notices.push(`${title}: ${text}`))
  session.setState(session.getInitialState())
})

afterEach(() => {
  stop()
  answers = []
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
const failure = (code: string, status = 200) =>
  json({ data: null, errors: [{ message: 'secret 900110001', extensions: { code, requestId: 'r-1' } }] }, status)

function run(
  operationKind: 'query' | 'mutation',
  metadata: Record<string, unknown> = {},
  variables: object = { a: 1 },
) {
  const request = { id: 'abc', name: 'TestQuery', operationKind, text: null, metadata: {} } as RequestParameters
  return network.execute(request, variables, { force: true, metadata }).toPromise()
}

describe('a GraphQL request', () => {
  it('sends the document id and variables to the same origin with the portal header', async () => {
    await run('query')
    const [{ url, init }] = calls as [(typeof calls)[0]]
    expect(url).toBe('/graphql')
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"id":"abc","variables":{"a":1}}' })
    expect(init.headers).toMatchObject({ 'content-type': 'application/json', 'x-portal': '1' })
  })

  it.each([502, 503, 504])('retries a query twice after HTTP status %i', async (status) => {
    const down = () => failure('UPSTREAM_UNAVAILABLE', status)
    answers = [down, down]
    await run('query')
    expect(calls).toHaveLength(3)
  })

  it.each([
    ['a query', {}, 15_000],
    ['a query that takes as long as a file', { isSlow: true }, 35_000],
  ])('gives up %s with %o after %i ms', async (_, metadata, limit) => {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    await run('query', metadata)
    expect(limits).toHaveBeenCalledExactlyOnceWith(limit)
  })

  it('does not retry a query after HTTP status 500', async () => {
    answers = [() => failure('INTERNAL', 500)]
    await expect(run('query')).rejects.toMatchObject({ code: 'INTERNAL', requestId: 'r-1' })
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['status 503 from a load balancer', () => new Response('<html>', { status: 503 })],
    ['a response that the custodian is unavailable', () => failure('UPSTREAM_UNAVAILABLE')],
  ])('retries a mutation with its idempotency key after %s', async (_, down) => {
    answers = [down, down, down, down]
    const done = run('mutation', {}, { input: { idempotencyKey: 'key-0001', a: 1 } })
    await vi.advanceTimersByTimeAsync(12_000)
    await done
    expect(calls).toHaveLength(5)
    expect(new Set(calls.map(({ init }) => init.body)).size).toBe(1)
  })

  it('reports an unavailable custodian after the last retry, also for a mutation with an idempotency key', async () => {
    answers = Array.from({ length: 5 }, () => () => failure('UPSTREAM_UNAVAILABLE'))
    const failed = run('mutation', {}, { input: { idempotencyKey: 'key-0001' } }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(12_000)
    expect(await failed).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
    expect(calls).toHaveLength(5)
  })

  it.each([
    ['BAD_USER_INPUT', 'a refusal', () => failure('BAD_USER_INPUT')],
    ['NETWORK', 'a lost connection, which may take long', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('does not retry a mutation with an idempotency key after %s: %s', async (code, _, down) => {
    answers = [down]
    await expect(run('mutation', {}, { input: { idempotencyKey: 'key-0001' } })).rejects.toMatchObject({ code })
    expect(calls).toHaveLength(1)
  })

  it('does not retry a mutation without an idempotency key', async () => {
    answers = [() => failure('UPSTREAM_UNAVAILABLE', 503)]
    await expect(run('mutation')).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
    expect(calls).toHaveLength(1)
  })

  it.each([
    [200, 'INTERNAL'],
    [401, 'UNAUTHENTICATED'],
    [429, 'RATE_LIMITED'],
    [500, 'INTERNAL'],
    [502, 'UPSTREAM_UNAVAILABLE'],
    [503, 'UPSTREAM_UNAVAILABLE'],
    [504, 'UPSTREAM_UNAVAILABLE'],
  ])('reports a response that is not GraphQL by its status: %i as %s', async (status, code) => {
    answers = [() => new Response('<html>', { status }), () => json({ message: 'failed' }, status)]
    await expect(run('mutation')).rejects.toMatchObject({ code })
    await expect(run('mutation')).rejects.toMatchObject({ code })
  })

  it('aborts a request when its last subscriber unsubscribes', () => {
    answers = [() => new Promise<Response>(() => {})]
    const request = {
      id: 'abc',
      name: 'TestQuery',
      operationKind: 'query',
      text: null,
      metadata: {},
    } as RequestParameters
    network.execute(request, {}, {}).subscribe({}).unsubscribe()
    expect(calls[0]?.init.signal?.aborted).toBe(true)
  })
})

describe('the position in the change log', () => {
  const at = (position: string | null) => () =>
    new Response(JSON.stringify({ data: { viewer: {} } }), { headers: position ? { 'x-changes': position } : {} })

  it.each([
    ['of the first response', [at('7'), at('8')], '7'],
    ['unknown after a first response without one', [at(null), at('8')], null],
    ['not of a failed request', [() => Promise.reject(new TypeError('Failed to fetch')), at('8')], '8'],
  ])('is %s', async (_, responses, position) => {
    answers = responses
    await run('query').catch(() => undefined)
    await run('query')
    expect(activity.position).toBe(position)
  })

  it('is not taken from the response to a write or before the login', async () => {
    answers = [at('7'), at('8'), at('9')]
    await run('mutation')
    await run('query', { anonymous: true })
    expect(activity.position).toBeUndefined()
    await run('query')
    expect(activity.position).toBe('9')
  })

  it('is that of the refetch after a stream opened without a position', async () => {
    Object.assign(activity, { position: null, isCatchingUp: true })
    answers = [at('8'), at('9')]
    await run('query')
    await run('query')
    expect([activity.position, activity.isCatchingUp]).toEqual(['8', false])
  })
})

describe('error notices', () => {
  it.each(['UPSTREAM_UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED'])('shows a general toast for error %s', async (code) => {
    answers = [() => failure(code)]
    await expect(run('query')).rejects.toMatchObject({ code })
    expect(notices).toEqual(['Error: An error ocurred during operation'])
  })

  it('shows a toast when the connection fails', async () => {
    answers = [() => Promise.reject(new TypeError('Failed to fetch'))]
    await expect(run('query')).rejects.toMatchObject({ code: 'NETWORK' })
    expect(notices).toEqual(['Error: An error ocurred during operation'])
  })

  it.each(['NOT_FOUND', 'FORBIDDEN'])('shows no toast for error %s', async (code) => {
    answers = [() => failure(code)]
    await expect(run('query')).rejects.toMatchObject({ code })
    expect(notices).toEqual([])
  })

  it('shows one toast for a response in which several fields failed', async () => {
    const error = { message: 'x', path: ['viewer'], extensions: { code: 'UPSTREAM_TIMEOUT' } }
    answers = [() => json({ data: { viewer: null }, errors: [error, error] })]
    await run('query')
    expect(notices).toEqual(['Error: An error ocurred during operation'])
  })

  it('shows the message of a refusal once, even if several fields report it', async () => {
    const refused = (field: string) => ({
      message: 'A distribution request is already active.',
      path: ['viewer', field],
      extensions: { code: 'BAD_USER_INPUT' },
    })
    answers = [() => json({ data: { viewer: null }, errors: [refused('amount'), refused('progress')] })]
    await run('query')
    expect(notices).toEqual(['Error: A distribution request is already active.'])
  })

  it('asks for a reload when the page is older than the current release', async () => {
    const unknown = { message: 'PersistedQueryNotFound', extensions: { code: 'BAD_USER_INPUT' } }
    answers = [() => json({ errors: [unknown] }, 404)]
    await expect(run('query')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(notices).toEqual(['Error: Please reload the page.'])
  })
})

describe('an expired session', () => {
  it('detects an expired session before it sends a request', async () => {
    signedIn({ jwtExpiry: Date.now() - 1 })
    await expect(run('query')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(calls).toHaveLength(0)
    expect(session.getState().jwtExpiry).toBeNull()
  })

  it('ends the session after an UNAUTHENTICATED response', async () => {
    signedIn({})
    const told = vi.fn<(reason: string, here: boolean) => void>()
    const unlisten = onSessionEnd(told)
    answers = [() => failure('UNAUTHENTICATED', 401)]
    await expect(run('query')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    unlisten()
    expect(told.mock.calls).toEqual([['expired', true]])
    expect(notices).toEqual([])
  })

  it('ends the session after a response without a viewer', async () => {
    signedIn({})
    answers = [() => json({ data: { viewer: null } })]
    await expect(run('query')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(session.getState().jwtExpiry).toBeNull()
  })

  it.each([
    ['before the request', Date.now() - 1, undefined],
    ['by an UNAUTHENTICATED response', Date.now() + 60_000, () => failure('UNAUTHENTICATED', 401)],
  ])(
    'fails a request but keeps the screen while the dialog asks for the password: %s',
    async (_, jwtExpiry, respond) => {
      signedIn({ jwtExpiry })
      const told = vi.fn<(reason: string, here: boolean) => void>()
      const unlisten = onSessionEnd(told)
      if (respond) answers = [respond]
      activity.isAsking = true
      await expect(run('query')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
      activity.isAsking = false
      unlisten()
      expect(told).not.toHaveBeenCalled()
      expect(session.getState().jwtExpiry).toBe(jwtExpiry)
    },
  )

  it('sends anonymous requests despite an expired session', async () => {
    signedIn({ jwtExpiry: Date.now() - 1 })
    await run('query', { anonymous: true })
    expect(calls).toHaveLength(1)
  })
})
