import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connect, done, type Operation } from '../../docs/examples/tools/client/portal.ts'
import { root } from '../../scripts/child.ts'
import { people, restSignIn } from '../clients.ts'
import { makeCredential } from '../credential.ts'
import { startStack, type Stack } from '../stack.ts'

// Runs the documented client against the real parts, and checks which requests it repeats while a portal is busy.

describe('the documented client', () => {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack()
  })
  afterAll(() => stack?.stop())

  it('the documented client makes the first call of docs/tools.md with the scopes named there', async () => {
    const text = readFileSync(join(root, 'docs/tools.md'), 'utf8')
    const scopes = [.../"my first tool" (.+) --owner/.exec(text)![1]!.matchAll(/--scope (\S+)/g)].map(
      ([, scope]) => scope,
    )
    const { query } = JSON.parse(/-d '(\{"query":"\{ viewer \{ accountOwner\(.+\})'/.exec(text)![1]!) as {
      query: string
    }
    const { token } = await makeCredential(stack, { scopes: scopes as never, accountOwnerId: 1001 })
    const first: Operation<{ viewer: { accountOwner: { firstName: string } } }, object> = {
      name: '',
      text: query,
      kind: 'query',
      key: null,
      upload: null,
    }
    const { viewer } = await connect({ portal: stack.gatewayUrl, credential: token }).ask(first, {})
    expect(viewer.accountOwner.firstName).toBe('Ann')
  })

  it('the documented client reports each change in order, until the caller stops it', async () => {
    const { token } = await makeCredential(stack, { scopes: ['events:read'] })
    const stop = new AbortController()
    const changes = connect({ portal: stack.gatewayUrl, credential: token }).changes('latest', stop.signal)
    const next = changes.next()
    const ann = await restSignIn(stack.custodianUrl, people.ann)
    // The first poll fixes the position from which changes are reported.
    let phone = 5_125_550_300
    const changing = setInterval(() => void ann('PUT', `/api/phonenumber/cell/${(phone += 1)}`), 500)
    const first = await next
    const second = await changes.next()
    clearInterval(changing)
    expect(first.value).toMatchObject({ kind: 'OWNER', number: 1001, status: 'PROFILE' })
    expect(Number(second.value?.position)).toBeGreaterThan(Number(first.value?.position))
    stop.abort()
    await expect.poll(async () => (await changes.next()).done).toBe(true)
  })
})

describe('the documented client, when the portal is busy', () => {
  let server: Server
  const got: { input?: Record<string, unknown> }[] = []
  afterEach(() => {
    server.close()
    got.length = 0
  })

  async function portalThat(...answers: Array<{ status: number; code?: string; wait?: number }>): Promise<string> {
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        got.push((JSON.parse(body) as { variables: (typeof got)[0] }).variables)
        const { status, code, wait } = answers.shift() ?? { status: 200 }
        response.writeHead(status, wait === undefined ? {} : { 'retry-after': String(wait) })
        response.end(
          JSON.stringify(
            code ? { errors: [{ message: 'No.', extensions: { code, requestId: 'r-1' } }] } : { data: { ok: true } },
          ),
        )
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const operation = (
    kind: 'query' | 'mutation',
    key: string | null,
  ): Operation<{ ok: boolean }, { input?: object }> => ({
    name: 'Any',
    text: '',
    kind,
    key,
    upload: null,
  })
  const away = { status: 503, code: 'UPSTREAM_UNAVAILABLE', wait: 1 }
  const tooMany = { status: 429, code: 'RATE_LIMITED', wait: 1 }

  it.each([
    ['a query', operation('query', null), [away, tooMany], 3],
    ['a write with a key', operation('mutation', 'idempotencyKey'), [away], 2],
    ['a write without a key that the rate limit refused', operation('mutation', null), [tooMany], 2],
  ])('the documented client resends %s', async (_, one, answers, times) => {
    const portal = connect({ portal: await portalThat(...answers), credential: 'irap_x' })
    expect(await portal.ask(one, { input: {} })).toEqual({ ok: true })
    expect(got).toHaveLength(times)
    // A retry keeps the idempotency key, because with another key the write would happen twice.
    expect(new Set(got.map(({ input }) => input?.['idempotencyKey'])).size).toBe(1)
    expect(got[0]?.input?.['idempotencyKey'] === undefined).toBe(one.key === null)
  })

  it.each([
    ['a write without a key whose outcome is unknown', operation('mutation', null), [away]],
    ['an invalid query', operation('query', null), [{ status: 400, code: 'BAD_USER_INPUT' }]],
    ['a query that must wait for an hour', operation('query', null), [{ ...tooMany, wait: 3_600 }]],
  ])('the documented client does not resend %s', async (_, one, answers) => {
    const portal = connect({ portal: await portalThat(...answers), credential: 'irap_x' })
    await expect(portal.ask(one, {})).rejects.toMatchObject({ code: answers[0]?.code, requestId: 'r-1' })
    expect(got).toHaveLength(1)
  })

  it("throws the first error of a mutation's payload with its field", () => {
    expect(() => done({ errors: [{ code: 'INVALID', message: 'No.', field: ['zip'] }] })).toThrow(
      expect.objectContaining({ code: 'INVALID', field: ['zip'] }) as Error,
    )
    expect(done({ errors: [], guid: 'g' }).guid).toBe('g')
  })
})
