import { ROLE } from '../../contract/roles.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gqlClient, gqlSignIn, gqlToken, password, people, restSignIn } from '../clients.ts'
import { openEventStream } from '../eventStream.ts'
import { startStack, type Stack } from '../stack.ts'
import { finishWizard } from '../wizard.ts'

// Production settings on PostgreSQL, but browsers may send their own documents, so that a test can state its query.
let stack: Stack

beforeAll(async () => {
  stack = await startStack({ production: true, proxy: true, env: { GRAPHIQL: 'true' } })
})
afterAll(() => stack?.stop())

const login = `mutation Login($input: LoginInput!) { login(input: $input) { token roleId errors { code message } } }`
const whoAmI = `{ viewer { user { email } } }`

/** A request like a browser's: a cookie, the portal's own header, JSON. */
async function browser(query: string, variables: unknown, cookie?: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${stack.gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal': '1', ...(cookie ? { cookie } : {}), ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return { response, text: await response.text(), cookies: response.headers.getSetCookie() }
}

async function signInAsBrowser(username: string): Promise<{ cookie: string; setCookie: string; text: string }> {
  const { cookies, text } = await browser(login, { input: { username, password } })
  const [setCookie = ''] = cookies
  return { setCookie, cookie: setCookie.split(';')[0] ?? '', text }
}

describe('the session of a browser or program', () => {
  it('uses one session cookie that is HttpOnly and SameSite', async () => {
    const { setCookie, cookie, text } = await signInAsBrowser(people.ann)
    expect(setCookie).toMatch(/; ?HttpOnly/i)
    expect(setCookie).toMatch(/; ?SameSite=Strict/i)
    expect(setCookie).toMatch(/; ?Path=\//i)
    expect(setCookie).not.toMatch(/Domain=/i)
    expect(JSON.parse(text)).toMatchObject({ data: { login: { token: null, roleId: ROLE.customer, errors: [] } } })
    const sealed = cookie.slice(cookie.indexOf('=') + 1)
    const opened = Buffer.from(sealed, 'base64url').toString('latin1')
    expect(opened).not.toMatch(/token|roleId|accountOwnerId/)
    expect((await browser(whoAmI, {}, cookie)).text).toContain(people.ann)
  })

  it('refuses the session cookie after sign-out', async () => {
    const { cookie } = await signInAsBrowser(people.ann)
    await browser(`mutation { logout(input: {}) { errors { code } } }`, {}, cookie)
    const { text } = await browser(whoAmI, {}, cookie)
    expect(text).not.toContain(people.ann)
    expect(text).toContain('UNAUTHENTICATED')
  })

  it.each([
    [
      'a bit changed',
      (cookie: string) => `${cookie.slice(0, -6)}${cookie.at(-6) === 'A' ? 'B' : 'A'}${cookie.slice(-5)}`,
    ],
    ['cut off', (cookie: string) => cookie.slice(0, -10)],
    ['made up', (cookie: string) => `${cookie.split('=')[0]}=${Buffer.from('{"roleId":1}').toString('base64url')}`],
  ])('refuses a session cookie: %s', async (_, spoil) => {
    const { cookie } = await signInAsBrowser(people.ann)
    const { response, text } = await browser(whoAmI, {}, spoil(cookie))
    expect(response.status).toBeLessThan(500)
    expect(text).not.toContain(people.ann)
  })

  it("refuses a browser's cookie as a Bearer token", async () => {
    const { cookie } = await signInAsBrowser(people.ann)
    const authorization = `Bearer ${cookie.slice(cookie.indexOf('=') + 1)}`
    const { response, text } = await browser(whoAmI, {}, undefined, { authorization })
    expect([response.status, text.includes(people.ann)]).toEqual([401, false])
  })

  it('returns no data for an ended program token, not even the schema', async () => {
    const tool = await gqlSignIn(stack.gatewayUrl, people.ann)
    expect((await tool(whoAmI)).text).toContain(people.ann)
    await tool(`mutation { logout(input: {}) { errors { code } } }`)
    for (const query of [whoAmI, '{ viewer { userId roleId } }', '{ __schema { queryType { name } } }']) {
      const { status, data } = await tool(query)
      expect([query, status, data]).toEqual([query, 401, null])
    }
  })

  it('refuses a session cookie together with a Bearer token', async () => {
    const { cookie } = await signInAsBrowser(people.ann)
    const bearer = cookie.slice(cookie.indexOf('=') + 1)
    const { text } = await browser(whoAmI, {}, cookie, { authorization: `Bearer ${bearer}` })
    expect(text).not.toContain(people.ann)
  })
})

describe('a signed-in person', () => {
  const VIEWER = ['{ viewer { userId roleId isStaff } }', '{ viewer { id } }', '{ viewer { isTopAdmin idleMinutes } }']

  it.each(VIEWER)('returns no data for a signed-out cookie, not even the role: %s', async (asked) => {
    const { cookie } = await signInAsBrowser(people.admin)
    expect((await browser(asked, {}, cookie)).text).not.toContain('UNAUTHENTICATED')
    await browser(`mutation { logout(input: {}) { errors { code } } }`, {}, cookie)
    const { text } = await browser(asked, {}, cookie)
    expect(text).toContain('UNAUTHENTICATED')
    expect(text).not.toMatch(/"(?:userId|roleId|isStaff|id|isTopAdmin)":/)
  })

  it.each([
    ['updateEmailSetting', 'emailSetting: true', 'emailSetting { emailSetting }'],
    ['updateCellPhone', 'number: "7755550199"', 'phone { number }'],
    ['updateMailingAddress', 'address1: "1 Elm", city: "Reno", state: "NV", zip: "89501"', 'address { address1 }'],
  ])('reports that nothing was saved for an unknown owner: %s', async (mutation, input, selection) => {
    const service = await gqlSignIn(stack.gatewayUrl, people.service)
    const { data, text } = await service<Record<string, { errors: Array<{ code: string }> }>>(
      `mutation { ${mutation}(input: { accountOwnerId: 987654, ${input} }) { errors { code message } ${selection} } }`,
    )
    expect([text, data?.[mutation]?.errors]).toEqual([text, [expect.objectContaining({ code: 'NOT_FOUND' })]])
  })

  it("limits one person's live updates across sign-ins, and leaves them available to others", async () => {
    const OWN = 'subscription { ownerChanged(accountOwnerId: 1001) { number } }'
    const open = (token: string, asked: string) =>
      openEventStream(stack.gatewayUrl, asked, { authorization: `Bearer ${token}`, 'x-client': 'api', 'x-portal': '1' })
    const opened = []
    for (let time = 0; time < 34; time += 1) {
      const token = await gqlToken(stack.gatewayUrl, people.ann)
      opened.push(...(await Promise.all(Array.from({ length: 10 }, () => open(token, OWN)))))
    }
    expect(opened.filter(({ status, refusal }) => status === 200 && refusal === '')).toHaveLength(10)
    const ben = await open(await gqlToken(stack.gatewayUrl, people.ben), OWN.replace('1001', '1002'))
    expect([ben.status, ben.refusal]).toEqual([200, ''])
    for (const stream of [...opened, ben]) stream.close()
  })
})

describe('requests from another site', () => {
  it('grants another site no CORS permission, with or without credentials', async () => {
    const { cookie } = await signInAsBrowser(people.ann)
    for (const origin of ['https://evil.example', 'null']) {
      const asked = await fetch(`${stack.gatewayUrl}/graphql`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-portal,content-type',
        },
      })
      expect(asked.headers.get('access-control-allow-origin')).toBeNull()
      expect(asked.headers.get('access-control-allow-credentials')).toBeNull()
      const { response } = await browser(whoAmI, {}, cookie, { origin })
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it.each([
    ['without the header', { 'content-type': 'application/json' }, JSON.stringify({ query: whoAmI })],
    [
      'as a form',
      { 'content-type': 'application/x-www-form-urlencoded', 'x-portal': '1' },
      `query=${encodeURIComponent(whoAmI)}`,
    ],
    ['as text', { 'content-type': 'text/plain', 'x-portal': '1' }, JSON.stringify({ query: whoAmI })],
    ['as graphql', { 'content-type': 'application/graphql', 'x-portal': '1' }, whoAmI],
  ])('refuses an operation that another site sends %s', async (_, headers, body) => {
    const { cookie } = await signInAsBrowser(people.ann)
    const response = await fetch(`${stack.gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body,
    })
    const text = await response.text()
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(text).not.toContain(people.ann)
  })

  it('refuses a query in a GET request, such as a link on another site', async () => {
    const { cookie } = await signInAsBrowser(people.ann)
    const response = await fetch(`${stack.gatewayUrl}/graphql?query=${encodeURIComponent(whoAmI)}`, {
      headers: { cookie, 'x-portal': '1' },
    })
    expect(await response.text()).not.toContain(people.ann)
    expect(response.status).toBeGreaterThanOrEqual(400)
  })
})

describe('every response of the gateway', () => {
  it.each([
    '/',
    '/login',
    '/no/such/page',
    '/graphql',
    '/files/none',
    '/health',
    '/ready',
    '/schema.graphql',
    '/%2e%2e/package.json',
  ])('sends security headers and no product name for %s', async (path) => {
    const { headers, status } = await fetch(`${stack.gatewayUrl}${path}`, { redirect: 'manual' })
    expect(status).toBeLessThan(500)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy') ?? '').toMatch(/frame-ancestors 'none'/)
    expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|same-origin|strict-origin)/)
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
  })

  it('sends responses with personal data with Cache-Control: no-store', async () => {
    const { cookie } = await signInAsBrowser(people.ann)
    const { response } = await browser(whoAmI, {}, cookie)
    expect(response.headers.get('cache-control')).toMatch(/no-store/)
  })

  it("allows only scripts of the portal's own origin, none inline", async () => {
    const { headers } = await fetch(`${stack.gatewayUrl}/login`)
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split(';').map((part) => {
        const [name = '', ...values] = part.trim().split(/\s+/)
        return [name, values]
      }),
    )
    const scripts = policy['script-src'] ?? policy['default-src'] ?? []
    expect(scripts).not.toContain("'unsafe-inline'")
    expect(scripts).not.toContain("'unsafe-eval'")
    expect(scripts).not.toContain('*')
    expect(policy['object-src'] ?? policy['default-src']).toEqual(["'none'"])
    expect(policy['frame-src']).toEqual(["'self'"])
    expect(policy['base-uri']).toBeDefined()
  })
})

describe('malformed requests', () => {
  it('never echoes the body of a malformed request in the response', async () => {
    const secret = 'hunter2-900110001'
    for (const body of [
      `{"query": "${secret}`,
      `{"query": "{ viewer }", "${secret}"}`,
      `{"query": 7, "password": "${secret}"}`,
    ]) {
      const response = await fetch(`${stack.gatewayUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-portal': '1' },
        body,
      })
      const text = await response.text()
      expect(response.status).toBeLessThan(500)
      expect(text).not.toContain('originalError')
      expect(text).not.toContain(secret)
    }
  })

  it.each(['__proto__', 'constructor', 'toString', 'x'.repeat(64)])(
    'refuses the unknown document id %s',
    async (id) => {
      const response = await fetch(`${stack.gatewayUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-portal': '1' },
        body: JSON.stringify({ id, variables: {} }),
      })
      expect(response.status).toBeLessThan(500)
      expect(JSON.parse(await response.text())).toHaveProperty('errors')
    },
  )

  it('refuses a request above the size limit', async () => {
    const response = await fetch(`${stack.gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal': '1' },
      body: JSON.stringify({ query: whoAmI, variables: { filler: 'x'.repeat(200_000) } }),
    }).catch(() => undefined)
    expect(response === undefined || response.status === 413).toBe(true)
  })

  it.each(['/.env', '/.git/config', '/%2egit/HEAD', '/metrics', '/metrics/'])('returns 404 for %s', async (path) => {
    expect((await fetch(`${stack.gatewayUrl}${path}`)).status).toBe(404)
  })

  it('logs denied requests with rule and record, without their content', async () => {
    const ann = await gqlSignIn(stack.gatewayUrl, people.ann)
    const { errors } = await ann(
      `mutation { revealSocial(input: { accountOwnerId: 1002, reason: "curious" }) { social errors { code } } }`,
    )
    expect(errors[0]?.extensions?.code).toBe('FORBIDDEN')
    const rest = await restSignIn(stack.custodianUrl, people.ann)
    expect((await rest('POST', '/api/social/admin/1002/reveal', { reason: 'curious' })).status).toBe(403)
    const denied = () =>
      stack
        .printed()
        .split('\n')
        .filter((line) => /"denied":("FORBIDDEN"|403)/.test(line))
    await expect.poll(() => denied().length).toBe(2)
    expect(denied()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/"rule":"staff 1 2 4".*\/social\/admin\/:accountOwnerId\/reveal","object":"[\w-]{16}"/),
        expect.stringMatching(/"service":"gateway".*"rule":"revealSocial","object":"[\w-]{16}"/),
      ]),
    )
    expect(denied().join()).not.toContain('curious')
  })

  it.each([
    ['500 aliases', `{ viewer { ${Array.from({ length: 500 }, (_, n) => `a${n}: userId`).join(' ')} } }`],
    ['500 directives', `{ viewer ${'@include(if: true) '.repeat(500)} { userId } }`],
    [
      '100 mutations',
      `mutation { ${Array.from({ length: 100 }, (_, n) => `m${n}: logout(input: {}) { errors { code } }`).join(' ')} }`,
    ],
    ['40 levels', `{ __schema { types { ${'fields { type { '.repeat(40)} name ${'} }'.repeat(40)} } } }`],
  ])('refuses a document with %s', async (_, query) => {
    const ann = await gqlSignIn(stack.gatewayUrl, people.ann)
    const answer = await ann(query)
    expect(answer.errors.length).toBeGreaterThan(0)
    expect(answer.data).toBeNull()
  })
})

describe('guessing passwords and codes', () => {
  it('throttles password guessing without revealing whether the person exists', async () => {
    const guess = (username: string) =>
      gqlClient(stack.gatewayUrl)(login, { input: { username, password: 'wrong-password' } })
    const known = await guess(people.cara)
    const unknown = await guess('nobody@example.com')
    expect(known.data).toEqual(unknown.data)
    expect(known.text).toContain('Invalid username or password')
    const texts: string[] = []
    for (let turn = 0; turn < 15; turn += 1) texts.push((await guess(people.cara)).text)
    expect(texts.some((text) => !text.includes('Invalid username or password'))).toBe(true)
  })
})

describe('a portal started with a misspelled setting', () => {
  let strict: Stack
  beforeAll(async () => {
    const SMPT_URL = 'smtp://mail.example.com'
    strict = await startStack({
      production: true,
      env: { SMPT_URL, ANONYMOUS_RATE: '1', TRUSTED_PROXIES: '127.0.0.1' },
    })
  })
  afterAll(() => strict?.stop())

  const ask = (document: object, headers: Record<string, string>) =>
    fetch(`${strict.gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal': '1', ...headers },
      body: JSON.stringify(document),
    })

  it('warns about a misspelled setting, unsent email and a missing virus scanner', () => {
    const warned = strict.printed().split('\n')
    for (const warning of [/SMPT_URL.*SMTP_URL/, /MAIL_WITHOUT_SMTP: no letter leaves/, /VIRUS_SCANNER: not set/])
      expect(warned.filter((line) => warning.test(line) && line.includes('"level":40'))).not.toEqual([])
  })

  it("runs only the web's documents for a browser", async () => {
    const response = await ask({ query: '{ __schema { types { name } } }' }, { 'x-forwarded-for': '203.0.113.1' })
    expect(await response.text()).not.toContain('RetirementAccount')
    expect((await fetch(`${strict.gatewayUrl}/graphiql`)).status).toBe(404)
  })

  it('limits a client without a session regardless of its headers, and no other client', async () => {
    const ann = await gqlSignIn(strict.gatewayUrl, people.ann)
    const flood = await Promise.all(
      Array.from({ length: 40 }, (_, n) => ask({ id: 'none' }, { 'x-forwarded-for': `10.1.1.${n}, 203.0.113.9` })),
    )
    const refused = flood.filter(({ status }) => status === 429)
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^[1-9]/)
    expect((await ask({ id: 'none' }, { 'x-forwarded-for': '203.0.113.10' })).status).not.toBe(429)
    const { status, text } = await ann(whoAmI, {}, { 'x-forwarded-for': '203.0.113.9' })
    expect([status, text.includes(people.ann)]).toEqual([200, true])
  })
})

describe('the content of the logs', () => {
  it('logs no token, password, social security number or bank account number', async () => {
    const rest = await restSignIn(stack.custodianUrl, people.fay)
    await finishWizard(rest, 509, { amount: 100, isCheck: false })
    await rest('POST', '/api/wizard/finalize/509')
    const service = await gqlSignIn(stack.gatewayUrl, people.service)
    await service(
      `query ($filter: AccountOwnerSearchInput!) { viewer { accountOwnerSearch(filter: $filter, first: 5) { edges { node { social } } } } }`,
      { filter: { ssn: '900110001' } },
    )
    await service(
      `mutation { revealSocial(input: { accountOwnerId: 1001, reason: "a call" }) { social errors { code } } }`,
    )
    const { cookie } = await signInAsBrowser(people.ann)
    const sealed = cookie.slice(cookie.indexOf('=') + 1)
    await rest('GET', '/api/no-such-call/900110001')
    const printed = stack.printed()
    for (const secret of [sealed, password, '900110001', '900-11-0001', '123456789'])
      expect(printed).not.toContain(secret)
    expect(stack.proxy.calls.some(({ path }) => path.includes('900110001'))).toBe(false)
  })
})
