import { readFileSync } from 'node:fs'
import { STATUS_CODES } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ada, bob, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'

interface Described {
  operationId: string
  security: object[]
  parameters?: Array<{ in: string; name: string; schema: { type?: string; pattern?: string } }>
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, { schema: object }> }>
}
const printed = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, object>; responses: Record<string, object> }
}
const operations = Object.values(printed.paths).flatMap((methods) => Object.values(methods))
const byId = new Map(operations.map((operation) => [operation.operationId, operation]))

describe('the OpenAPI description', () => {
  test('names each operation uniquely, even the customer and staff paths of one call', () => {
    expect(byId.size).toBe(operations.length)
    expect(byId.has('getMailingAddress') && byId.has('getMailingAddressByStaff')).toBe(true)
  })

  test('requires a credential for all calls except public calls', () => {
    const open = operations.filter(({ security }) => security.length === 0).map(({ operationId }) => operationId)
    expect(open).toContain('authenticate')
    expect(open).not.toContain('getMailingAddress')
    expect(operations.every(({ security }) => Array.isArray(security))).toBe(true)
  })

  test('declares every number in a URL as a number', () => {
    const texts = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter(({ schema: { type, pattern } }) => type === 'string' && pattern !== undefined)
        .filter(({ schema: { pattern = '' } }) =>
          ['7', '2026', '12.50'].some((number) => new RegExp(pattern).test(number)),
        )
        .filter(({ schema: { pattern = '' } }) => !/[a-zA-Z]{2}|\\w|A-Z|a-f/.test(pattern))
        .map(({ name }) => `${operationId} ${name}`),
    )
    expect(texts).toEqual([])
  })

  test('names the response of a GET and the rows of a list after the resource, other shapes after their call', () => {
    const answerOf = (id: string) => JSON.stringify(byId.get(id)?.responses['200']?.content ?? {})
    const named = (name: string) => expect.stringContaining(`"#/components/schemas/${name}"`)
    expect(['getAccount', 'getAccountByStaff', 'listAccounts'].map(answerOf)).toEqual(Array(3).fill(named('Account')))
    expect(answerOf('getMailingAddress')).toEqual(answerOf('saveAddress'))
    expect(answerOf('listNotes')).toEqual(named('Note'))
    expect(answerOf('authenticate')).toEqual(named('AuthenticateAnswer'))
  })

  test('references only existing components, and uses every component', () => {
    const text = JSON.stringify(printed)
    const used = new Set([...text.matchAll(/"#\/components\/(\w+\/\w+)"/g)].map(([, name]) => name))
    const there = (['schemas', 'responses'] as const).flatMap((kind) =>
      Object.keys(printed.components[kind]).map((name) => `${kind}/${name}`),
    )
    expect(new Set(there)).toEqual(used)
  })
})

describe('an error in the OpenAPI description', () => {
  let server: TestServer
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    server = await startTestServer()
    await seedPeople(server.services)
    tokens['ada'] = await server.tokenOf(ada.email)
  })
  afterAll(() => server.close())

  const address = { address1: '1 Elm St', city: 'Salem', state: 'OR', zip: '9' }
  test.each<
    [
      id: string,
      status: number,
      method: 'GET' | 'PUT' | 'POST',
      path: string,
      body: object | undefined,
      as: string,
      shape: object | string,
    ]
  >([
    [
      'saveAddress',
      400,
      'PUT',
      '/api/address',
      address,
      'ada',
      { errors: [{ path: ['zip'], message: expect.any(String) }] },
    ],
    ['getMailingAddress', 401, 'GET', '/api/address/mailing', undefined, 'nobody', { message: 'Unauthenticated' }],
    [
      'getMailingAddressByStaff',
      403,
      'GET',
      `/api/address/admin/${bob.ownerId}/mailing`,
      undefined,
      'ada',
      { message: 'Forbidden' },
    ],
    [
      'authenticate',
      401,
      'POST',
      '/api/authenticate',
      { username: ada.email, password: 'not it' },
      'nobody',
      { message: expect.any(String) },
    ],
    ['getAccount', 404, 'GET', '/api/account/999999', undefined, 'ada', { message: 'Not found' }],
    [
      'saveAddress',
      413,
      'PUT',
      '/api/address',
      { ...address, address1: 'x'.repeat(200_000) },
      'ada',
      'The request is too large.',
    ],
  ])('sends the error of %s with status %d as documented', async (id, status, method, path, body, as, shape) => {
    const asked = { token: tokens[as] ?? '', body }
    const plain = await server.call(method, path, asked)
    expect(plain).toMatchObject({ status, body: shape })
    const accept = 'application/problem+json, application/json;q=0.9'
    const problem = await server.call(method, path, { ...asked, headers: { accept } })
    const { errors, detail, requiredRoles, ...rest } = problem.body as Record<string, unknown>
    expect(Array.isArray(requiredRoles)).toBe(status === 403)
    expect(rest).toEqual({ type: 'about:blank', title: STATUS_CODES[status], status, requestId: expect.any(String) })
    expect(errors).toEqual((plain.body as { errors?: object }).errors)
    const { message } = plain.body as { message?: string }
    const [first] = (errors ?? []) as { message: string }[]
    expect(detail).toEqual(message ?? first?.message ?? shape)
    for (const { headers } of [plain, problem]) expect(headers['www-authenticate'] !== undefined).toBe(status === 401)
    expect(String(problem.headers['content-type'])).toMatch(/^application\/problem\+json/)
    expect(String(plain.headers['content-type'])).toMatch(/^application\/json/)
    const name = byId.get(id)?.responses[status]?.$ref?.split('/').at(-1) ?? ''
    const described = JSON.stringify(printed.components.responses[name])
    expect(described).toContain(typeof shape === 'string' ? 'Refusal' : 'errors' in shape ? 'FieldErrors' : 'Message')
  })
})
