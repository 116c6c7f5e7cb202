import { ROLE } from '../../contract/roles.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newCredentialToken } from '../../server/credentialToken.ts'
import { people, ring, sealed, startGateway, type TestGateway } from '../testing.ts'
import { cookieKind, readCookie, setCookie } from './cookie.ts'
import { createOpener, keyRing, open, seal } from './seal.ts'

let gateway: TestGateway
beforeEach(async () => void (gateway = await startGateway()))
afterEach(() => gateway.close())

const answer = { token: 'custodian-token', roleId: ROLE.customer, accountOwnerId: 101, userId: 11 }
const LOGIN = `mutation { login(input: { clientMutationId: "c", username: "ann@example.com", password: "Passw0rd!" }) {
  clientMutationId token roleId accountOwnerId userId expiresAt viewer { userId accountOwner { accountOwnerId } } errors { code field message } } }`
const ME = `{ viewer { userId } }`

describe('the login mutation', () => {
  test('gives a browser an HttpOnly session cookie and no token at a login', async () => {
    gateway.custodian('POST', '/api/authenticate', 200, answer)
    const { headers, data, text } = await gateway.ask(LOGIN)
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-portal=[\w-]{6}\.[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=86(399|400); Secure$/,
    )
    expect(data.login).toMatchObject({
      clientMutationId: 'c',
      token: null,
      userId: 11,
      viewer: { userId: 11, accountOwner: { accountOwnerId: 101 } },
      errors: [],
    })
    expect(text).not.toContain('custodian-token')
  })

  test('stores the known-device cookie, and sends its value to the custodian at the next sign-in', async () => {
    gateway.custodian('POST', '/api/authenticate', 200, { ...answer, devices: 'one.1.proof' })
    const first = await gateway.ask(LOGIN)
    const kept = first.headers.getSetCookie()[1]
    expect(kept).toBe('__Host-portal-device=one.1.proof; Path=/; HttpOnly; SameSite=Strict; Max-Age=15552000; Secure')
    const brought = []
    for (const cookie of ['__Host-portal-device=one.1.proof', '__Host-portal-device=<script>', '']) {
      const { calls } = gateway.custodian('POST', '/api/authenticate', 200, answer)
      const { headers } = await gateway.ask(LOGIN, { headers: cookie ? { cookie } : {} })
      expect(headers.getSetCookie()).toHaveLength(1)
      brought.push((calls[0]?.body as { devices?: string } | undefined)?.devices)
    }
    expect(brought).toEqual(['one.1.proof', undefined, undefined])
  })

  test('accepts the session cookie of a login at the next request', async () => {
    gateway.custodian('POST', '/api/authenticate', 200, answer)
    const cookie = (await gateway.ask(LOGIN)).headers.get('set-cookie')?.split(';')[0] ?? ''
    gateway.custodian('GET', '/api/user', 200, { email: 'ann@example.com', roleId: ROLE.customer })
    expect((await gateway.ask(ME, { headers: { cookie } })).data).toEqual({ viewer: { userId: 11 } })
  })

  test.each(['userId roleId', 'isStaff isTopAdmin idleMinutes', 'id', '__typename', '...on Viewer { userId }'])(
    'returns no viewer data for the cookie of an ended session: %s',
    async (fields) => {
      gateway.custodian('GET', '/api/user', 401, { message: 'Unauthenticated' })
      const { data, errors } = await gateway.ask(`{ viewer { ${fields} } }`, { as: 'ann' })
      expect([data?.viewer ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'UNAUTHENTICATED'])
    },
  )

  test('gives a program a token and no cookie at a login', async () => {
    gateway.custodian('POST', '/api/authenticate', 200, answer)
    const { headers, data } = await gateway.ask(LOGIN, { headers: { 'x-client': 'api' } })
    expect(headers.get('set-cookie')).toBeNull()
    const authorization = `Bearer ${data.login.token}`
    gateway.custodian('GET', '/api/user', 200, { email: 'ann@example.com', roleId: ROLE.customer })
    expect((await gateway.ask(ME, { headers: { authorization } })).data).toEqual({ viewer: { userId: 11 } })
  })

  test('marks a sign-in by a program, but not one by a browser', async () => {
    const sent = []
    for (const headers of [{ 'x-client': 'api' }, { 'x-client': 'web' }, {}]) {
      const { calls } = gateway.custodian('POST', '/api/authenticate', 200, answer)
      await gateway.ask(LOGIN, { headers: headers as Record<string, string> })
      sent.push(calls[0]?.headers['x-client'])
    }
    expect(sent).toEqual(['api', undefined, undefined])
  })

  test('returns a wrong password as a user error, not as 401', async () => {
    gateway.custodian('POST', '/api/authenticate', 401, { message: 'Unauthenticated' })
    const { status, headers, data, errors } = await gateway.ask(LOGIN)
    expect([status, errors, headers.get('set-cookie')]).toEqual([200, undefined, null])
    expect(data.login).toMatchObject({
      viewer: null,
      userId: null,
      errors: [{ code: 'UNAUTHENTICATED', field: null, message: 'Invalid username or password' }],
    })
  })

  test('logs a failed sign-in without the email', async () => {
    gateway.custodian('POST', '/api/authenticate', 401, { message: 'Unauthenticated' })
    await gateway.ask(LOGIN.replaceAll('errors { code field message }', ''), {
      headers: { 'x-request-id': 'guessing' },
    })
    const line = gateway.lines.find((text) => text.includes('guessing')) ?? ''
    expect(JSON.parse(line)).toMatchObject({ kind: 'mutation', status: 200, codes: ['UNAUTHENTICATED'] })
    expect(line).not.toContain('ann@')
  })

  test('asks for a missing authenticator code at its field, and sends the code', async () => {
    const message = 'Please enter the code of your authenticator app.'
    gateway.custodian('POST', '/api/authenticate', 400, { errors: [{ path: ['code'], message }] })
    const { data } = await gateway.ask(LOGIN)
    expect(data.login).toMatchObject({ userId: null, errors: [{ code: 'INVALID', field: ['code'], message }] })
    const { calls } = gateway.custodian('POST', '/api/authenticate', 200, answer)
    await gateway.ask(LOGIN.replace('password:', 'code: "123456", password:'), {
      headers: { 'user-agent': 'Mozilla/5.0 (X11)' },
    })
    expect(calls[0]).toMatchObject({
      body: { username: 'ann@example.com', password: 'Passw0rd!', code: '123456' },
      headers: { 'user-agent': 'Mozilla/5.0 (X11)' },
    })
  })

  test("shows the custodian's message for a throttled sign-in", async () => {
    gateway.custodian('POST', '/api/authenticate', 429, 'Please wait a minute.')
    const { data } = await gateway.ask(LOGIN)
    expect(data.login.errors).toEqual([{ code: 'FAILED', field: null, message: 'Please wait a minute.' }])
  })
})

describe('the logout mutation', () => {
  const LOGOUT = 'mutation { logout(input: {}) { errors { code message } } }'

  test('ends the session in the custodian at a logout, and clears the cookie', async () => {
    const { calls } = gateway.custodian('POST', '/api/logout', 204)
    const { headers, data } = await gateway.ask(LOGOUT, { as: 'ann' })
    expect(calls).toHaveLength(1)
    expect(data.logout.errors).toEqual([])
    expect(headers.get('set-cookie')).toContain('__Host-portal=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0')
    expect(headers.get('clear-site-data')).toBe('"cache", "storage"')
  })

  test('clears the cookie at a logout even when the custodian is down, and reports the failure', async () => {
    gateway.custodian('POST', '/api/logout', 503, { message: 'no' })
    const { headers, data } = await gateway.ask(LOGOUT, { as: 'ann' })
    expect(headers.get('set-cookie')).toContain('Max-Age=0')
    expect(data.logout.errors[0].code).toBe('FAILED')
  })

  test('ends all sessions, and clears the cookie of this session', async () => {
    const { calls } = gateway.custodian('POST', '/api/user/session/end', 204)
    const { headers, data } = await gateway.ask('mutation { endAllSessions(input: {}) { errors { code } } }', {
      as: 'ann',
    })
    expect([calls.length, data.endAllSessions.errors]).toEqual([1, []])
    expect(headers.get('set-cookie')).toContain('Max-Age=0')
  })

  test('refuses a machine credential, which has no session', async () => {
    const own = {
      userId: 22,
      roleId: ROLE.customerService,
      name: 'reader',
      scopes: ['owners:read'],
      accountOwnerId: null,
      planId: null,
      expiresAt: '2099-01-01T00:00:00.000Z',
      requestsPerMinute: 600,
      requestsLeft: 599,
      secondsToReset: 60,
      isOverLimit: false,
      onlyRegistered: false,
      operations: [],
    }
    gateway.custodian('GET', '/api/credential/own', 200, own)
    const headers = { authorization: `Bearer ${newCredentialToken().token}` }
    const { data, errors } = await gateway.ask(LOGOUT, { headers })
    expect(data.logout).toBeNull()
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', requiredScope: null } }])
  })

  test('accepts a logout without a session', async () => {
    expect((await gateway.ask(LOGOUT)).data).toEqual({ logout: { errors: [] } })
  })
})

describe('the viewer field', () => {
  test('returns a null viewer without a session', async () => {
    expect(await gateway.ask(ME)).toMatchObject({ status: 200, data: { viewer: null }, errors: undefined })
  })

  test.each([
    ['cut off', () => sealed('ann').slice(0, -4)],
    ['changed by one letter', () => sealed('ann').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['sealed with an unknown key', () => seal(keyRing([Buffer.alloc(32, 9)]), 'cookie', people.ann)],
    ['expired for a second', () => seal(ring, 'cookie', { ...people.ann, expiresAt: Date.now() - 1_000 })],
    ['not sealed', () => 'null'],
  ])('refuses a session cookie that is %s with 401, and clears the cookie', async (_, value) => {
    const { status, headers, errors } = await gateway.ask(ME, { headers: { cookie: `__Host-portal=${value()}` } })
    expect([status, errors?.[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(headers.get('set-cookie')).toContain('Max-Age=0')
  })

  test('ignores both session cookies of a request that has two', async () => {
    const cookie = `__Host-portal=${sealed('ann')}; __Host-portal=${sealed('ben')}`
    expect((await gateway.ask(ME, { headers: { cookie } })).data).toEqual({ viewer: null })
  })

  test('reads role and owner only from the sealed cookie', async () => {
    const query = `{ viewer { roleId isStaff isTopAdmin accountOwner { accountOwnerId } } }`
    const { data } = await gateway.ask(query, { as: 'ann', headers: { 'x-role': '1', 'x-account-owner-id': '102' } })
    expect(data.viewer).toEqual({
      roleId: ROLE.customer,
      isStaff: false,
      isTopAdmin: false,
      accountOwner: { accountOwnerId: 101 },
    })
  })

  test('returns an idle timeout for staff sessions only', async () => {
    const strict = await startGateway({ staffIdleMinutes: 30 })
    const minutes = async (as: 'service' | 'ann') => {
      strict.custodian('GET', '/api/user', 200, { email: 'x@example.com', roleId: ROLE.customer })
      return (await strict.ask(`{ viewer { idleMinutes } }`, { as })).data.viewer
    }
    expect([await minutes('service'), await minutes('ann')]).toEqual([{ idleMinutes: 30 }, { idleMinutes: null }])
    await strict.close()
    gateway.custodian('GET', '/api/user', 200, { email: 'x@example.com', roleId: ROLE.customer })
    expect((await gateway.ask(`{ viewer { idleMinutes } }`, { as: 'service' })).data.viewer.idleMinutes).toBeNull()
  })

  test.each([
    ['admin', true],
    ['service', false],
    ['compliance', false],
  ] as const)('returns isStaff for %s, with isTopAdmin %s', async (as, isTopAdmin) => {
    const { data } = await gateway.ask(`{ viewer { isStaff isTopAdmin accountOwner { id } } }`, { as })
    expect(data.viewer).toEqual({ isStaff: true, isTopAdmin, accountOwner: null })
  })
})

describe('a sealed session', () => {
  test('accepts neither a cookie value as a token nor a token as a cookie', async () => {
    const cookie = `__Host-portal=${sealed('ann', 'bearer')}`
    expect((await gateway.ask(ME, { headers: { cookie } })).status).toBe(401)
    const authorization = `Bearer ${sealed('ann', 'cookie')}`
    for (const query of [ME, '{ __typename }'])
      expect((await gateway.ask(query, { headers: { authorization } })).status).toBe(401)
  })

  test('opens a sealed session with every key of the ring, so keys can be rotated', () => {
    const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    const text = seal(keyRing([older]), 'cookie', people.ann)
    expect(open(keyRing([newer, older]), 'cookie', text, Date.now())).toEqual(people.ann)
    expect(open(keyRing([newer]), 'cookie', text, Date.now())).toBeNull()
  })

  test('seals the same session as a different text each time', () => {
    const texts = new Set(Array.from({ length: 50 }, () => seal(ring, 'cookie', people.ann)))
    expect(texts.size).toBe(50)
    expect(Buffer.from([...texts][0]?.split('.')[1] ?? '', 'base64url').includes(people.ann.token)).toBe(false)
  })

  test('ends a cached session on time, and evicts it', () => {
    const remembering = createOpener(ring, 'cookie', 2)
    const texts = [people.ann, people.ben, people.admin].map((person) => seal(ring, 'cookie', person))
    for (const text of [...texts, ...texts]) expect(remembering(text, Date.now())).not.toBeNull()
    expect(remembering(texts[0] ?? '', people.ann.expiresAt)).toBeNull()
    expect(remembering('nonsense', Date.now())).toBeNull()
  })

  test('ends a session exactly at its expiry', () => {
    const text = seal(ring, 'cookie', people.ann)
    expect(open(ring, 'cookie', text, people.ann.expiresAt - 1)).not.toBeNull()
    expect(open(ring, 'cookie', text, people.ann.expiresAt)).toBeNull()
  })
})

describe('the session cookie', () => {
  test.each([
    ['https://portal.example', '__Host-portal', true],
    ['http://localhost:4000', '__Host-portal', true],
    ['http://127.0.0.1:4000', '__Host-portal', true],
    ['http://10.0.0.5:4000', 'portal', false],
  ])('names the session cookie at %s "%s"', (origin, name, secure) => {
    expect(cookieKind(origin)).toEqual({ name, secure })
  })

  test('reads the session cookie among others', () => {
    expect(readCookie('a=1; __Host-portal=x.y; b=2', '__Host-portal')).toBe('x.y')
    expect(readCookie('xportal=1', 'portal')).toBeNull()
    expect(readCookie(undefined, 'portal')).toBeNull()
    expect(setCookie({ name: 'portal', secure: false }, 'x', 1)).not.toContain('Secure')
  })
})

test('refuses base64 of a sealed session that differs only in padding or unused bits', () => {
  const others = ['a', 'aa', 'aaa'].flatMap((token) => {
    const text = seal(ring, 'cookie', { ...people.ann, token })
    const bytes = (of: string) => Buffer.from(of.split('.')[1] ?? '', 'base64url').toString('hex')
    return Array.from(
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
      (last) => text.slice(0, -1) + last,
    )
      .concat(`${text}=`)
      .filter((other) => other !== text && bytes(other) === bytes(text))
  })
  expect(others.length).toBeGreaterThan(3)
  for (const other of others) expect(open(ring, 'cookie', other, Date.now())).toBeNull()
})
