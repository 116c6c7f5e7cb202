import { ROLE } from '../../contract/roles.ts'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLargeBodies } from '../../server/largeBodies.ts'
import { seal } from '../session/seal.ts'
import { people, ring, sealed, startGateway, type TestGateway } from '../testing.ts'

let gateway: TestGateway
beforeAll(async () => void (gateway = await startGateway()))
afterAll(() => gateway.close())

const LOGOUT = JSON.stringify({ query: 'mutation { logout(input: {}) { clientMutationId } }' })
const json = { 'content-type': 'application/json', 'x-portal': '1' }
const cookie = () => `__Host-portal=${sealed('ann')}`

const send = (init: RequestInit & { path?: string }) =>
  fetch(gateway.url + (init.path ?? '/graphql'), { method: 'POST', body: LOGOUT, ...init })

describe('a request that another site could send', () => {
  const attacks: [string, RequestInit & { path?: string }, number][] = [
    ['text/plain', { headers: { ...json, 'content-type': 'text/plain' } }, 415],
    ['a form', { headers: { ...json, 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['a multipart form', { headers: { ...json, 'content-type': 'multipart/form-data; boundary=x' } }, 415],
    ['GraphQL text', { headers: { ...json, 'content-type': 'application/graphql' } }, 415],
    ['another charset', { headers: { ...json, 'content-type': 'application/json; charset=utf-7' } }, 415],
    ['a compressed body', { headers: { ...json, 'content-encoding': 'gzip' } }, 415],
    ['no type at all', { headers: { 'x-portal': '1' }, body: new Blob([LOGOUT]) }, 415],
    [
      'GET',
      {
        method: 'GET',
        body: null,
        path: `/graphql?query=${encodeURIComponent('mutation{logout(input:{}){clientMutationId}}')}`,
      },
      405,
    ],
    ['no x-portal header', { headers: { 'content-type': 'application/json' } }, 403],
    ['a page of another site', { headers: { ...json, 'sec-fetch-site': 'cross-site' } }, 403],
    ['a page of another subdomain', { headers: { ...json, 'sec-fetch-site': 'same-site' } }, 403],
    ['a foreign origin', { headers: { ...json, origin: 'https://evil.example' } }, 403],
    ['the origin of a sandboxed frame', { headers: { ...json, origin: 'null' } }, 403],
    [
      'an origin that only looks like ours',
      { headers: { ...json, origin: 'http://localhost:4000.evil.example' } },
      403,
    ],
  ]
  test.each(attacks)('refuses a cross-site request: %s', async (_, init, status) => {
    const response = await send({ ...init, headers: { ...(init.headers as Record<string, string>), cookie: cookie() } })
    expect(response.status).toBe(status)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('grants no CORS permission to OPTIONS', async () => {
    const response = await send({ method: 'OPTIONS', body: null, headers: { origin: 'https://evil.example' } })
    expect(response.status).toBe(405)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('accepts requests of our own pages and of command-line tools', async () => {
    const query = JSON.stringify({ query: '{ __typename }' })
    for (const headers of [
      { ...json, 'sec-fetch-site': 'same-origin' },
      { ...json, origin: 'http://localhost:4000' },
      { ...json, origin: gateway.url },
      { 'content-type': 'application/json; charset=UTF-8', 'x-client': 'api' },
    ]) {
      expect((await send({ body: query, headers: headers as Record<string, string> })).status).toBe(200)
    }
  })
})

test('refuses a cookie together with a Bearer token', async () => {
  const response = await send({
    headers: { ...json, cookie: cookie(), authorization: `Bearer ${sealed('ben', 'bearer')}` },
  })
  expect(response.status).toBe(400)
})

describe('request bodies', () => {
  const big = (bytes: number) => JSON.stringify({ query: '{ __typename }', variables: { x: 'a'.repeat(bytes) } })

  test("limits a visitor's body to 64 KiB", async () => {
    expect((await send({ headers: json, body: big(60_000) })).status).toBe(200)
    expect((await send({ headers: json, body: big(65_536) })).status).toBe(413)
  })

  describe('a large body', () => {
    const UPLOAD = 'mutation($input: UploadFileInput!) { uploadFile(input: $input) { guid errors { message } } }'
    const inputOf = (bytes: number) => ({
      accountId: 1,
      fileName: 'a.pdf',
      contentType: 'application/pdf',
      fileContent: 'A'.repeat(bytes),
    })
    const uploadOf = (bytes = 1_000_000) => JSON.stringify({ query: UPLOAD, variables: { input: inputOf(bytes) } })
    const known = () => gateway.custodian('GET', '/api/user', 200, { email: 'ann@example.com', roleId: ROLE.customer })
    const named = (name: string) => ({ headers: { 'x-operation': name } })

    test('reads a large body if the header names an upload', async () => {
      known()
      gateway.custodian('POST', '/api/attachment/upload/', 200, { guid: 'g1' })
      const { data } = await gateway.post(uploadOf(), { as: 'ann', ...named('uploadFile') })
      expect(data.uploadFile).toEqual({ guid: 'g1', errors: [] })
    })

    test('reads a large body if the header names a web document that uploads, by its id', async () => {
      const documents = new Map([
        ['up', `mutation Up${UPLOAD.slice('mutation'.length)}`],
        ['other', 'query Other { __typename }'],
      ])
      const closed = await startGateway({ graphiql: false }, { documents })
      closed.custodian('GET', '/api/user', 200, { email: 'ann@example.com', roleId: ROLE.customer })
      closed.custodian('POST', '/api/attachment/upload/', 200, { guid: 'g1' })
      const body = JSON.stringify({ id: 'up', variables: { input: inputOf(1_000_000) } })
      const { data } = await closed.post(body, { as: 'ann', ...named('up') })
      expect(data.uploadFile).toEqual({ guid: 'g1', errors: [] })
      for (const name of ['other', 'unknown', 'constructor'])
        expect((await closed.post(body, { as: 'ann', ...named(name) })).status).toBe(413)
      await closed.close()
    })

    test.each([
      ['has no x-operation header', 'ann', {}, 413],
      ['names an operation without a file', 'ann', named('logout'), 413],
      ['a visitor sends', undefined, named('uploadFile'), 413],
      ['a customer sends to a staff operation', 'ann', named('uploadPlanFile'), 403],
    ] as const)('does not read a large body that %s', async (_, as, more, status) => {
      const { status: got, errors } = await gateway.post(uploadOf(), { as, ...more })
      expect(got).toBe(status)
      const { help = null } = errors?.[0].extensions ?? {}
      expect([errors?.[0].message.includes('x-operation'), help?.includes('uploadFile') ?? false]).toEqual(
        status === 413 ? [true, true] : [false, false],
      )
      gateway.agent.assertNoPendingInterceptors()
    })

    test('does not read a large body of a revoked session', async () => {
      gateway.custodian('GET', '/api/user', 401, { message: 'Unauthenticated' })
      const { status, errors } = await gateway.post(uploadOf(), { as: 'ann', ...named('uploadFile') })
      expect([status, errors?.[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    })

    test("runs nothing when the body's operation differs from the announced upload", async () => {
      for (const query of [
        '{ __typename }',
        'mutation { logout(input: {}) { clientMutationId } }',
        'mutation { markUploadComplete(input: { attachmentId: 1 }) { clientMutationId } }',
      ]) {
        known()
        const body = JSON.stringify({ query, variables: { input: inputOf(100_000) } })
        const { status, data } = await gateway.post(body, { as: 'ann', ...named('uploadFile') })
        expect([query, status, data ?? null]).toEqual([query, 413, null])
      }
    })

    test.each([
      ['nested too deeply', `{"variables":${'['.repeat(100_000)}`],
      ['made of too many JSON tokens', `{"variables":[${'[],'.repeat(100_000)}`],
    ])('stops reading a body that is %s', async (_, start) => {
      known()
      // The rest of the body is never sent: the response comes before it.
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1')
        let text = ''
        socket.on('data', (data) => (text += data.toString()))
        socket.on('close', () => resolve(text))
        socket.on('error', (error) => (text ? resolve(text) : reject(error)))
        socket.write(
          `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nx-portal: 1\r\ncookie: ${cookie()}\r\n` +
            `x-operation: uploadFile\r\ncontent-length: 14800000\r\n\r\n${start}`,
        )
      })
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    })

    test('reads large request bodies of two users in parallel, and refuses further ones above the limits', async () => {
      const full = await startGateway({}, { largeBodies: createLargeBodies(1_500_000, 2_500_000) })
      const users = [1, 2].map(() =>
        full.custodian('GET', '/api/user', 200, { email: 'a@example.com', roleId: ROLE.customer }),
      )
      const sockets = (['ann', 'ben'] as const).map((who) => {
        const socket = connect(Number(new URL(full.url).port), '127.0.0.1')
        socket.on('error', () => {})
        socket.write(
          `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nx-portal: 1\r\n` +
            `cookie: __Host-portal=${sealed(who)}\r\nx-operation: uploadFile\r\ncontent-length: 1000000\r\n\r\n`,
        )
        return socket
      })
      await expect.poll(() => users.flatMap(({ calls }) => calls).length).toBe(2)
      const again = await full.post(uploadOf(), { as: 'ann', ...named('uploadFile') })
      expect([again.status, again.headers.get('retry-after')]).toEqual([429, '2'])
      const elsewhere = seal(ring, 'cookie', { ...people.ann, token: 'of-another-session' })
      const headers = { ...named('uploadFile').headers, cookie: `__Host-portal=${elsewhere}` }
      expect((await full.post(uploadOf(), { headers })).status).toBe(429)
      const third = await full.post(uploadOf(), { as: 'service', ...named('uploadFile') })
      expect([third.status, third.headers.get('retry-after')]).toEqual([503, '2'])
      for (const socket of sockets) socket.destroy()
      full.custodian('POST', '/api/attachment/upload/', 200, { guid: 'g1' })
      await expect
        .poll(
          async () => {
            full.custodian('GET', '/api/user', 200, { email: 'a@example.com', roleId: ROLE.customer })
            return (await full.post(uploadOf(), { as: 'ann', ...named('uploadFile') })).data?.uploadFile?.guid
          },
          { timeout: 30_000 },
        )
        .toBe('g1')
      await full.close()
    })
  })

  test('refuses a body without a content length above 64 KiB', async () => {
    const chunk = 'a'.repeat(16_384)
    const answer = await new Promise<string>((resolve, reject) => {
      const { port } = new URL(gateway.url)
      const socket = connect(Number(port), '127.0.0.1')
      let text = ''
      socket.on('data', (data) => (text += data.toString()))
      socket.on('close', () => resolve(text))
      socket.on('error', (error) => (text ? resolve(text) : reject(error)))
      socket.write(
        `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nx-portal: 1\r\ncookie: ${cookie()}\r\ntransfer-encoding: chunked\r\n\r\n`,
      )
      for (let i = 0; i < 5; i++) socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  test.each([
    ['empty', ''],
    ['half a JSON text', '{"query": "{ secret-password'],
    ['an array', '[{"query":"{ __typename }"}]'],
    ['a number', '1'],
    ['null', 'null'],
    ['nested very deeply', '['.repeat(30_000)],
  ])('refuses a request body that is %s with 400, and does not quote the body in the response', async (_, body) => {
    const response = await send({ headers: json, body })
    expect(response.status).toBe(400)
    expect(await response.text()).not.toContain('secret-password')
  })

  test('refuses a request body that is not UTF-8', async () => {
    expect((await send({ headers: json, body: new Uint8Array([0x7b, 0xff, 0x7d]) })).status).toBe(400)
  })
})

describe('unregistered GraphQL documents', () => {
  const kept = new Map([['known', 'query Known { __typename }']])

  test('accepts only document ids from a browser when GRAPHIQL is off', async () => {
    const closed = await startGateway({ graphiql: false }, { documents: kept })
    const status = async (body: object, headers = {}) => (await closed.post(JSON.stringify(body), { headers })).status
    expect(await status({ id: 'known' })).toBe(200)
    expect(await status({ query: '{ __typename }' })).toBe(400)
    expect(await status({ query: '{ __schema { types { name } } }' })).toBe(400)
    for (const id of ['unknown', '__proto__', 'constructor', 'x'.repeat(10_000)]) expect(await status({ id })).toBe(404)
    for (const id of [1, {}, ['known']]) expect(await status({ id })).toBe(400)
    expect(await status({ id: 'known', query: '{ __typename }' })).toBe(400)
    const bearer = { authorization: `Bearer ${sealed('ann', 'bearer')}` }
    closed.custodian('GET', '/api/user', 200, { email: 'ann@example.com', roleId: ROLE.customer })
    expect(await status({ query: '{ __schema { types { name } } }' }, bearer)).toBe(200)
    const wrong = { ...json, 'x-client': 'api', authorization: 'Bearer null' }
    const refused = await fetch(`${closed.url}/graphql`, {
      method: 'POST',
      headers: wrong,
      body: '{"query":"{ __typename }"}',
    })
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"'])
    await closed.close()
  })

  test('accepts document texts only from current administrators when GRAPHIQL is "administrators"', async () => {
    const closed = await startGateway({ graphiql: 'administrators' }, { documents: kept })
    const status = async (body: object, asking = {}) => (await closed.post(JSON.stringify(body), asking)).status
    const text = { query: '{ __schema { types { name } } }' }
    for (const as of ['ann', 'service', 'compliance'] as const) expect(await status(text, { as })).toBe(400)
    expect(await status(text)).toBe(400)
    expect(await status({ id: 'known' }, { as: 'ann' })).toBe(200)
    const user = { userId: 21, email: 'admin@example.com', roleId: 1, firstName: null, lastName: null }
    closed.custodian('GET', '/api/user', 200, { ...user, isTopAdmin: true })
    expect(await status(text, { as: 'admin' })).toBe(200)
    closed.custodian('GET', '/api/user', 200, { ...user, isTopAdmin: false })
    expect(await status(text, { as: 'admin' })).toBe(400)
    closed.custodian('GET', '/api/user', 401, { message: 'Unauthorized' })
    const { errors } = await closed.post(JSON.stringify(text), { as: 'admin' })
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await fetch(`${closed.url}/schema.graphql`)).status).toBe(404)
    await closed.close()
  })

  test('accepts only a login as text from a program without a session when GRAPHIQL is off', async () => {
    const closed = await startGateway({ graphiql: false })
    const tool = { 'x-client': 'api' }
    const status = async (query: string, headers: Record<string, string> = tool) =>
      (await closed.post(JSON.stringify({ query }), { headers })).status
    const login = 'login(input: { username: "ann@example.com", password: "Passw0rd!" })'
    const allowed = `mutation SignIn { ${login} { token expiresAt errors { code field message } } }`
    closed.custodian('POST', '/api/authenticate', 200, {
      token: 't',
      roleId: ROLE.customer,
      accountOwnerId: 101,
      userId: 11,
    })
    const { data } = await closed.ask(allowed, { headers: tool })
    expect(data.login).toMatchObject({ token: expect.stringMatching(/^[\w-]{6}\./), errors: [] })

    expect(await status(allowed, {})).toBe(400)
    expect(await status(allowed, { ...tool, cookie: cookie() })).toBe(400)
    expect(await status(allowed, { ...tool, authorization: 'Bearer null' })).toBe(401)
    for (const query of [
      '{ __typename }',
      '{ __schema { types { name } } }',
      `mutation { ${login} { viewer { userId } } }`,
      `mutation { ${login} { token } b: ${login} { token } }`,
      `mutation { ...F } fragment F on Mutation { ${login} { token } }`,
      `mutation { ${login} { ...F } } fragment F on LoginPayload { token }`,
      `mutation { ... { ${login} { token } } }`,
      `mutation A { ${login} { token } } query B { __schema { types { name } } }`,
      'mutation { login: logout(input: {}) { clientMutationId } }',
      'mutation { requestPasswordReset(input: { email: "ann@example.com" }) { clientMutationId } }',
      `mutation { ${login} { ${'token '.repeat(200)} } }`,
      'mutation {',
    ])
      expect([query, await status(query)]).toEqual([query, 400])
    await closed.close()
  })

  test('returns no data for a revoked token, not even the schema', async () => {
    const headers = { authorization: `Bearer ${sealed('ann', 'bearer')}` }
    for (const query of ['{ viewer { userId roleId } }', '{ __schema { queryType { name } } }', '{ __typename }']) {
      gateway.custodian('GET', '/api/user', 401, { message: 'Unauthenticated' })
      const { status, data, errors } = await gateway.ask(query, { headers })
      expect([status, data, errors?.[0].extensions.code]).toEqual([401, undefined, 'UNAUTHENTICATED'])
    }
  })
})

test('accepts only the request fields query, variables, operationName and extensions', async () => {
  for (const body of [
    { query: 1 },
    { query: '{ __typename }', variables: [] },
    { query: '{ __typename }', more: 1 },
    {},
  ]) {
    const { status, errors } = await gateway.post(JSON.stringify(body))
    expect([status, errors?.[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
  }
})
