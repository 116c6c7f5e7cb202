import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { connect, done, type Operation } from '../../docs/examples/tools/client/portal.ts'

// Checks which requests the documented client repeats while a portal is busy; examples.test.ts runs it against the real
// parts.

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
