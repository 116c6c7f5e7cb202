import { ROLE } from '../../../contract/roles.ts'
import { pino } from 'pino'
import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../db/connect.ts'
import { createLog } from '../log.ts'
import { createServices } from '../context/services.ts'
import { testClock, testConfig, testDatabase } from '../../testing.ts'
import { ApiError, invalidField, refuse } from './errors.ts'
import { pathId } from '../../../contract/fields.ts'
import { endpointsOf, signedIn } from '../../../contract/endpoint.ts'
import { createKernel } from './kernel.ts'
import { createServing, type Serving } from './serve.ts'
import { tokenHash } from './session.ts'

const endpoint = endpointsOf('test')

let database: Database
const clock = testClock()
const tokens: Record<string, string> = {}

beforeAll(async () => {
  database = await testDatabase()
  await database.executeSql(`
    insert into account_owner (account_owner_id, first_name, last_name) values (1, 'Own', 'Er'), (2, 'Other', 'Owner');
    insert into portal_user (user_id, email, role_id, account_owner_id) values
      (1, 'owner@example.com', 0, 1), (2, 'admin@example.com', 1, null), (3, 'service@example.com', 2, null), (4, 'compliance@example.com', 4, null)`)
  for (const [name, userId] of Object.entries({ owner: 1, admin: 2, service: 3, compliance: 4 })) {
    tokens[name] = name.padEnd(43, 'x')
    await database.db
      .insertInto('session')
      .values({
        token_hash: tokenHash(tokens[name]),
        user_id: userId,
        created_at: clock.now(),
        expires_at: new Date(clock.now().getTime() + 86_400_000),
      })
      .execute()
  }
})
afterAll(() => database.close())

async function serverWith(add: (serving: Serving) => void) {
  const lines: Record<string, unknown>[] = []
  const log = pino(
    { level: 'info' },
    { write: (text: string) => void lines.push(JSON.parse(text) as (typeof lines)[0]) },
  )
  const app = createKernel(log)
  add(createServing(app, createServices({ config: testConfig, database, clock })))
  await app.ready()
  return {
    /** The log lines of denied calls. */
    denials: () => lines.filter((line) => 'denied' in line),
    call: async (
      method: 'GET' | 'POST' | 'PUT',
      url: string,
      who?: string,
      payload?: object,
      headers: Record<string, string> = {},
    ) => {
      const answer = await app.inject({
        method,
        url,
        headers: { ...headers, ...(who ? { authorization: `Bearer ${tokens[who] ?? who}` } : {}) },
        ...(payload ? { payload } : {}),
      })
      return {
        status: answer.statusCode,
        body: answer.body === '' ? null : (JSON.parse(answer.body) as unknown),
        headers: answer.headers,
      }
    },
  }
}

const thing = z.strictObject({ name: z.string().min(2), amount: z.number() })
const described = { summary: 'A call.' } as const
const echo = ({ serve }: Serving) =>
  serve(
    endpoint({
      ...described,
      name: 'echo',
      method: 'PUT',
      customer: '/api/thing/:id',
      staff: { path: '/api/thing/admin/:accountOwnerId/:id', may: 'operations' },
      params: { id: pathId },
      body: thing,
      response: z.object({ ownerId: z.number(), id: z.number(), name: z.string() }),
    }),
    async ({ ownerId, params, body }) => ({ ownerId, id: params.id, name: body.name }),
  )

describe('a route of the custodian', () => {
  test('refuses to start with a route without an access rule', () => {
    const app = createKernel(createLog('silent'))
    expect(() => app.get('/api/bare', async () => 'x')).toThrow('GET /api/bare has no access rule')
  })

  test("routes a call's customer and staff paths to one handler with the owner's id", async () => {
    const { call } = await serverWith(echo)
    const body = { name: 'ab', amount: 1 }
    expect((await call('PUT', '/api/thing/7', 'owner', body)).body).toEqual({ ownerId: 1, id: 7, name: 'ab' })
    expect((await call('PUT', '/api/thing/admin/2/7', 'service', body)).body).toEqual({ ownerId: 2, id: 7, name: 'ab' })
    expect((await call('PUT', '/api/thing/admin/2/7/', 'service', body)).status).toBe(200)
    expect((await call('PUT', '/api/admin/2/thing/7', 'service', body)).body).toEqual({ ownerId: 2, id: 7, name: 'ab' })
  })

  test('logs every denial once, with user, rule, subject and request id', async () => {
    const { call, denials } = await serverWith(echo)
    const body = { name: 'ab', amount: 1 }
    const denied = [
      [undefined, '/api/thing/7', 401],
      ['admin', '/api/thing/7', 403],
      ['owner', '/api/thing/admin/1/7', 403],
      ['compliance', '/api/thing/admin/2/7', 403],
      ['compliance', '/api/thing/admin/2/8', 403],
      ['admin', '/api/thing/admin/99/7', 404],
    ] as const
    for (const [who, path, status] of denied)
      expect((await call('PUT', path, who, body, { 'x-request-id': `denied-${status}` })).status).toBe(status)
    await call('PUT', '/api/thing/7', 'owner', body)
    await call('PUT', '/api/thing/7', 'owner', { name: 'a', amount: 1 })
    const lines = denials()
    expect(lines.map((line) => [line['denied'], line['userId'], line['requestId']])).toEqual([
      [401, null, 'denied-401'],
      [403, 2, 'denied-403'],
      [403, 1, 'denied-403'],
      [403, 4, 'denied-403'],
      [403, 4, 'denied-403'],
      [404, 2, 'denied-404'],
    ])
    expect(lines[3]).toMatchObject({ rule: 'owner 1 2', route: '/api/thing/admin/:accountOwnerId/:id', method: 'PUT' })
    const objects = lines.map((line) => line['object'])
    for (const object of objects) expect(object).toMatch(/^[\w-]{16}$/)
    expect(objects[3]).not.toBe(objects[4])
    expect(objects[0]).toBe(objects[1])
  })

  test("logs the caller's network for a denial only if there is no session", async () => {
    const { call, denials } = await serverWith((serving) => {
      echo(serving)
      serving.serve(
        endpoint({
          ...described,
          name: 'guess',
          method: 'POST',
          anyone: '/api/guess',
          body: z.strictObject({ n: z.number() }),
        }),
        ({ body }) => {
          throw new ApiError(body.n, { message: 'No.' })
        },
      )
    })
    const from = { 'x-client-ip': '203.0.113.7' }
    for (const n of [401, 429, 409]) expect((await call('POST', '/api/guess', undefined, { n }, from)).status).toBe(n)
    await call('PUT', '/api/thing/7', 'admin', { name: 'ab', amount: 1 }, from)
    expect(denials().map((line) => [line['denied'], line['network']])).toEqual([
      [401, '203.0.113.0/24'],
      [429, '203.0.113.0/24'],
      [403, undefined],
    ])
    expect(JSON.stringify(denials())).not.toContain('203.0.113.7')
  })

  test('answers 401 without a session, 403 against the access rule, 404 for an unknown owner or id', async () => {
    const { call } = await serverWith(echo)
    const body = { name: 'ab', amount: 1 }
    expect(await call('PUT', '/api/thing/7', undefined, body)).toMatchObject({
      status: 401,
      body: { message: 'Unauthenticated' },
    })
    expect((await call('PUT', '/api/thing/7', 'x'.repeat(43), body)).status).toBe(401)
    expect((await call('PUT', '/api/thing/7', 'admin', body)).status).toBe(403)
    expect((await call('PUT', '/api/thing/admin/1/7', 'owner', body)).status).toBe(403)
    expect((await call('PUT', '/api/thing/admin/2/7', 'compliance', body)).status).toBe(403)
    expect((await call('PUT', '/api/thing/admin/99/7', 'admin', body)).status).toBe(404)
    expect((await call('PUT', '/api/thing/seven', 'owner', body)).status).toBe(404)
    expect((await call('GET', '/api/nothing')).body).toEqual({ message: 'Not found' })
  })

  test("looks up the caller's role on every call", async () => {
    const { call } = await serverWith(({ serve }) => {
      const get = { ...described, method: 'GET' } as const
      serve(endpoint({ ...get, name: 'top', staff: { path: '/api/top', may: 'topAdmin' } }), async () => {})
      serve(endpoint({ ...get, name: 'staff', staff: { path: '/api/staff', may: 'operations' } }), async () => {})
    })
    expect((await call('GET', '/api/top', 'admin')).status).toBe(204)
    expect((await call('GET', '/api/top', 'service')).status).toBe(403)
    await database.executeSql('update portal_user set role_id = 4 where user_id = 3')
    expect((await call('GET', '/api/staff', 'service')).status).toBe(403)
    await database.executeSql('update portal_user set role_id = 2 where user_id = 3')
    expect((await call('GET', '/api/staff', 'service')).status).toBe(204)
  })
})

test('logs the owner whose data staff read', async () => {
  const lines: string[] = []
  const app = createKernel(pino({}, { write: (line: string) => void lines.push(line) }))
  const { serve } = createServing(app, createServices({ config: testConfig, database, clock }))
  const staff = { path: '/api/thing/admin/:accountOwnerId', may: 'operations' } as const
  serve(endpoint({ ...described, name: 'thing', method: 'GET', customer: '/api/thing', staff }), async () => {})
  for (const [who, url] of [
    ['service', '/api/thing/admin/2'],
    ['owner', '/api/thing'],
  ] as const)
    await app.inject({ url, headers: { authorization: `Bearer ${tokens[who]}` } })
  const seen = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(seen).toMatchObject([{ status: 204, userId: 3, ownerId: 2 }, { userId: 1 }])
  expect(seen[1]).not.toHaveProperty('ownerId')
})

test('answers 404 for a URL that cannot be decoded, without quoting it', async () => {
  const { call } = await serverWith(() => {})
  expect(await call('GET', '/api/thing/%ff-900110001')).toMatchObject({ status: 404, body: { message: 'Not found' } })
})

describe('a request body', () => {
  test('reports generic error texts at the fields of a body, and coerces no values', async () => {
    const { call } = await serverWith(echo)
    const errors = async (body: object) => (await call('PUT', '/api/thing/7', 'owner', body)).body
    expect(await errors({ name: 'a' })).toEqual({
      errors: [
        { path: ['name'], message: 'String must contain at least 2 character(s)' },
        { path: ['amount'], message: 'Required' },
      ],
    })
    expect(await errors({ name: 'ab', amount: '1' })).toEqual({
      errors: [{ path: ['amount'], message: 'Expected number, received string' }],
    })
    expect(await errors({ name: 'ab', amount: null })).toEqual({
      errors: [{ path: ['amount'], message: 'Expected number, received null' }],
    })
    expect(await errors({ name: 'ab', amount: 1, roleId: ROLE.administrator })).toEqual({
      errors: [{ path: [], message: "Unrecognized key(s) in object: 'roleId'" }],
    })
  })

  test('refuses a body that has another type, is too large or is not JSON, without quoting it', async () => {
    const { call } = await serverWith(echo)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await call('PUT', '/api/thing/7', 'owner', Buffer.from('name=ab'), form)).status).toBe(415)
    const json = { 'content-type': 'application/json' }
    expect(await call('PUT', '/api/thing/7', 'owner', Buffer.from('{"secret'), json)).toMatchObject({
      status: 400,
      body: { errors: [{ path: [], message: 'Invalid JSON' }] },
    })
    expect(await call('PUT', '/api/thing/7', 'owner', { name: 'a'.repeat(70_000), amount: 1 })).toMatchObject({
      status: 413,
      body: 'The request is too large.',
    })
  })
})

describe('a refused call', () => {
  test('responds to a refused call with field errors, a text or a generic error', async () => {
    const { call } = await serverWith(({ serve }) => {
      const response = z.object({ a: z.string() })
      const failing = (path: string, failure: () => Error) =>
        serve(endpoint({ ...described, name: path, method: 'GET', anyone: `/api${path}`, response }), async () => {
          throw failure()
        })
      failing('/field', () => invalidField('zip', 'Please enter a valid zip code.'))
      failing('/text', () => refuse(409, 'A distribution request is already active.'))
      failing('/bug', () => new Error('900110001'))
    })
    expect((await call('GET', '/api/field')).body).toEqual({
      errors: [{ path: ['zip'], message: 'Please enter a valid zip code.' }],
    })
    expect(await call('GET', '/api/text')).toMatchObject({
      status: 409,
      body: 'A distribution request is already active.',
    })
    const bug = await call('GET', '/api/bug')
    expect(bug).toMatchObject({
      status: 500,
      body: { message: 'Internal error', requestId: bug.headers['x-request-id'] },
    })
  })
})

describe('a write', () => {
  const write = endpoint({
    ...described,
    ...signedIn('/api/write'),
    name: 'write',
    method: 'POST',
    body: z.strictObject({ name: z.string() }),
    response: z.object({ id: z.number() }),
    keyed: true,
  })
  const writing =
    (audited: boolean) =>
    ({ serve }: Serving) =>
      serve(write, async ({ call, body }) =>
        call.write(async ({ tx, audit }) => {
          const { account_owner_id: id } = await tx
            .insertInto('account_owner')
            .values({ first_name: body.name, last_name: 'w' })
            .returning('account_owner_id')
            .executeTakeFirstOrThrow()
          if (audited)
            await audit({ action: 'test.write', entity: 'account_owner', entityId: id, after: { cents: 5n } })
          return { id }
        }),
      )
  const written = async (name: string) =>
    (await database.db.selectFrom('account_owner').select('account_owner_id').where('first_name', '=', name).execute())
      .length

  test('rolls back a write without an audit row', async () => {
    const { call } = await serverWith(writing(false))
    expect((await call('POST', '/api/write', 'owner', { name: 'unaudited' })).status).toBe(500)
    expect(await written('unaudited')).toBe(0)
  })

  test('runs a write once per idempotency key, even when copies of the call run at the same time', async () => {
    const { call } = await serverWith(writing(true))
    const key = { 'idempotency-key': 'key-1' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/api/write', 'owner', { name: 'once' }, key)),
    )
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotency-hit'] === 'true')).toHaveLength(9)
    expect(await written('once')).toBe(1)
    const { rows } = await database.executeSql("select response from idempotency where key = 'key-1'")
    expect(JSON.stringify(rows)).not.toContain('once')
    expect(await call('POST', '/api/write', 'owner', { name: 'other' }, key)).toMatchObject({ status: 409 })
    expect(await written('other')).toBe(0)
    expect(
      (await call('POST', '/api/write', 'admin', { name: 'once' }, key)).headers['idempotency-hit'],
    ).toBeUndefined()
  })
})
