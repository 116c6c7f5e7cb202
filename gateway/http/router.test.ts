import { ROLE } from '../../contract/roles.ts'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CUSTODIAN, sealed, startGateway, type Person, type TestGateway } from '../testing.ts'
import { cleanName } from './files.routes.ts'

const web = mkdtempSync(join(tmpdir(), 'gateway-web-'))
let gateway: TestGateway

beforeAll(async () => {
  mkdirSync(join(web, 'assets'))
  mkdirSync(join(web, 'graphiql'))
  mkdirSync(join(web, '.vite'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><html><head><title>Portal</title></head></html>')
  writeFileSync(join(web, 'graphiql/index.html'), '<!doctype html><title>GraphiQL</title>')
  writeFileSync(join(web, 'assets/main-abc123.js'), 'let plain')
  writeFileSync(join(web, 'assets/main-abc123.js.br'), 'packed')
  writeFileSync(join(web, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(web, '.vite/manifest.json'), '{}')
  gateway = await startGateway({}, { web })
})
afterAll(async () => {
  await gateway.close()
  rmSync(web, { recursive: true })
})

const get = (
  path: string,
  { as, headers = {}, method = 'GET' }: { as?: Person; headers?: Record<string, string>; method?: string } = {},
) =>
  fetch(gateway.url + path, {
    method,
    headers: { ...(as ? { cookie: `__Host-portal=${sealed(as)}` } : {}), ...headers },
  })

test('returns 404 for files of the old build, and serves the new page after a rebuild', async () => {
  const gone = join(web, 'assets/gone-abc123.js')
  writeFileSync(gone, 'let gone')
  writeFileSync(join(web, 'index.html'), '<!doctype html><html><head><title>Portal</title></head></html>')
  expect((await get('/assets/gone-abc123.js')).status).toBe(200)
  rmSync(gone)
  await expect(get('/assets/gone-abc123.js')).rejects.toThrow(/fetch failed|terminated/)
  expect((await get('/health')).status).toBe(200)
})

test('sends the security headers with every kind of response', async () => {
  const answers = [
    await get('/health'),
    await get('/home'),
    await get('/graphiql'),
    await get('/assets/main-abc123.js'),
    await get('/assets/gone.js'),
    await get('/graphql'),
    await get('/schema.graphql'),
    await get('/files/document/101/x'),
    await get('/files/nonsense'),
    await get('/anything', { method: 'POST' }),
    await get('/.git/config'),
    await get('/api/user'),
  ]
  for (const { headers, url } of answers) {
    expect([url, headers.get('content-security-policy')]).toEqual([
      url,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache|immutable/)
    expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('strict-transport-security')).toBeNull()
  }
})

test('sends Strict-Transport-Security over https', async () => {
  const secure = await startGateway({ publicOrigin: 'https://portal.example' })
  const { headers } = await fetch(`${secure.url}/health`)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  await secure.close()
})

describe('pages and built files of the web', () => {
  test('serves the same page for every screen, with a new nonce each time', async () => {
    const nonces = new Set<string>()
    for (const path of ['/', '/home', '/501/withdraw/amount?x=1', '/sign/abc', '/index.html/x']) {
      const response = await get(path)
      const page = await response.text()
      const nonce = /<meta name="csp-nonce" content="([\w-]{22})" \/>/.exec(page)?.[1] ?? 'none'
      expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(response.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
      expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
      expect(response.headers.get('cache-control')).toBe('no-store')
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(5)
  })

  test('writes the escaped phone number for questions into the page, if there is one', async () => {
    expect(await (await get('/login')).text()).not.toContain('contact-phone')
    const withPhone = await startGateway({ contactPhone: '(800) 555-0100 "<x>"' }, { web })
    const page = await (await fetch(`${withPhone.url}/login`)).text()
    expect(page).toContain('<meta name="contact-phone" content="(800) 555-0100 &#34;&#60;x>&#34;" />')
    await withPhone.close()
  })

  test('caches hashed files permanently, and revalidates others', async () => {
    expect((await get('/assets/main-abc123.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache')
  })

  test('serves precompressed files', async () => {
    const response = await get('/assets/main-abc123.js', { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(
      (await get('/assets/main-abc123.js', { headers: { 'accept-encoding': 'identity' } })).headers.get(
        'content-encoding',
      ),
    ).toBeNull()
  })

  test.each([
    '/assets/gone.js',
    '/gone.png',
    '/.vite/manifest.json',
    '/index.html',
    '/graphiql/index.html',
    '/..%2fpackage.json',
    '/api/user',
    '/.env',
    '/.env.local',
    '/.git/config',
    '/.git/HEAD',
    '/%2egit/HEAD',
    '/home/.htpasswd',
    '/.well-known/openid-configuration',
    '/metrics',
    '/metrics/',
    '/metrics/process',
  ])('returns 404 for the path %s, which is no screen', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('NOT FOUND')
  })

  test('accepts only GET and HEAD for pages', async () => {
    expect((await get('/home', { method: 'POST' })).status).toBe(405)
    expect((await get('/home', { method: 'TRACE' }).catch(() => ({ status: 405 }))).status).toBe(405)
  })
})

describe('the gateway for developers', () => {
  test('serves GraphiQL and the schema when GRAPHIQL is on', async () => {
    expect(await (await get('/graphiql')).text()).toContain('GraphiQL')
    const schema = await get('/schema.graphql')
    const etag = schema.headers.get('etag') ?? ''
    expect(await schema.text()).toContain('type Viewer implements Node')
    expect((await get('/schema.graphql', { headers: { 'if-none-match': etag } })).status).toBe(304)
    const strict = await get('/schema.graphql?strict', { headers: { 'if-none-match': etag } })
    expect([strict.status, (await strict.text()).includes('semanticNonNull')]).toEqual([200, false])
    const again = { headers: { 'if-none-match': strict.headers.get('etag') ?? '' } }
    expect((await get('/schema.graphql?strict', again)).status).toBe(304)
  })

  test('serves neither GraphiQL nor the schema when GRAPHIQL is off', async () => {
    const closed = await startGateway({ graphiql: false, production: true }, { web })
    for (const path of ['/graphiql', '/schema.graphql', '/dev/mail', '/dev/gallery']) {
      expect([path, (await fetch(closed.url + path)).status]).toEqual([path, 404])
    }
    const headers = { authorization: `Bearer ${sealed('ann', 'bearer')}` }
    closed.custodian('GET', '/api/user', 200, { email: 'ann@example.com', roleId: ROLE.customer })
    expect((await fetch(`${closed.url}/schema.graphql`, { headers })).status).toBe(200)
    closed.custodian('GET', '/api/user', 401)
    expect((await fetch(`${closed.url}/schema.graphql`, { headers })).status).toBe(404)
    await closed.close()
  })

  test('shows emails in the development mailbox as text with links', async () => {
    const mail = {
      mailId: 1,
      kind: 'SIGNATURE',
      to: 'ann@example.com',
      subject: '<script>alert(1)</script>',
      bodyText: 'Please sign at http://localhost:4000/sign/abc?x=1&y="2" <b>now</b>',
      bodyHtml: '<head><style>b{color:red}</style></head><script>alert(2)</script><b>Sign</b>',
      createdAt: '2026-03-01T10:00:00Z',
      sentAt: null,
    }
    gateway.custodian('GET', '/api/dev/mail', 200, [mail, { ...mail, mailId: 2, subject: 'Newer' }])
    const response = await get('/dev/mail')
    const page = await response.text()
    expect(response.headers.get('content-security-policy')).not.toContain('script-src')
    expect(page).not.toContain('<script>')
    expect(page).toContain('<a href="http://localhost:4000/sign/abc?x=1&amp;y=" rel="noreferrer">')
    expect(page).toContain('&lt;b&gt;now&lt;/b&gt;')
    expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups[^>]* srcdoc="&lt;head&gt;/)
    expect(page.indexOf('Newer')).toBeLessThan(page.indexOf('alert(1)'))
  })

  test('sends the development mailbox as JSON to a program, the newest email first', async () => {
    const mail = {
      mailId: 1,
      kind: 'SIGNING_CODE',
      to: 'ann@example.com',
      subject: 'Code',
      createdAt: '2026-03-01T10:00:00Z',
    }
    const mails = [1, 2].map((mailId) => ({
      ...mail,
      mailId,
      bodyText: `12345${mailId}`,
      bodyHtml: null,
      sentAt: null,
    }))
    gateway.custodian('GET', '/api/dev/mail', 200, mails)
    const response = await fetch(`${gateway.url}/dev/mail`, { headers: { accept: 'application/json' } })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(await response.json()).toMatchObject([{ bodyText: '123452' }, { bodyText: '123451' }])
  })
})

describe('health checks of the gateway', () => {
  test('returns 200 for /health even if the custodian is down', async () => {
    expect(await (await get('/health')).json()).toEqual({ alive: true })
  })

  test('calls the custodian for /ready, and gives the reason when it is not ready', async () => {
    gateway.custodian('GET', '/api/ready', 200, {})
    expect(await (await get('/ready')).json()).toEqual({ ready: true, reasons: [] })
    gateway.custodian('GET', '/api/ready', 503, {})
    const response = await get('/ready')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ ready: false, reasons: ['the custodian is not ready'] })
  })
})

describe('file downloads of the gateway', () => {
  const file = (contentType: string, fileName = 'letter.pdf') => ({
    contentType,
    content: Buffer.from('the bytes').toString('base64'),
    fileName,
  })

  test.each([
    ['/files/document/101/guid-1', 'ann', '/api/document/guid-1'],
    ['/files/document/101/guid-1', 'service', '/api/document/admin/101/guid-1'],
    ['/files/attachment/guid-2', 'ann', '/api/attachment/guid-2'],
    ['/files/receipt/101/7', 'ann', '/api/request/7/receipt'],
    ['/files/receipt/101/7', 'service', '/api/request/admin/101/7/receipt'],
    ['/files/rollover-form/101/501', 'ann', '/api/account/501/rollover-form'],
    ['/files/rollover-form/101/501', 'service', '/api/account/admin/101/501/rollover-form'],
    [
      '/files/book/101/501?format=csv&startDate=2026-01-01&x=1',
      'ann',
      '/api/transaction/summary/plan/501/file?format=csv&sort=-date&startDate=2026-01-01',
    ],
    ['/files/job/7', 'service', '/api/job/file/7'],
    ['/files/signature/env-1', undefined, '/api/signature/env-1/document'],
  ] as const)('serves %s to %s from the base64 content of the custodian path %s', async (path, as, custodian) => {
    gateway.custodian('GET', custodian, 200, file('application/pdf'))
    const response = await get(path, { as })
    expect(await response.text()).toBe('the bytes')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=letter.pdf')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['/files/report/withholding-account.csv', '/api/report/withholding'],
    [
      '/files/report/withholding-state.csv?startDate=2026-01-01&endDate=',
      '/api/report/withholding/state?startDate=2026-01-01&endDate=',
    ],
    ['/files/report/withholding-state.csv?endDate=2026-01-31&x=1', '/api/report/withholding/state?endDate=2026-01-31'],
  ] as const)('serves %s as a report for the given dates, to staff only', async (path, custodian) => {
    gateway.agent
      .get('http://custodian.test')
      .intercept({ path: custodian })
      .reply(200, '\uFEFFState\r\nTX\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } })
    const response = await get(path, { as: 'compliance' })
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe('\uFEFFState\r\nTX\r\n')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=withholding-\w+\.csv$/)
    expect((await get(path, { as: 'ann' })).status).toBe(403)
  })

  test('returns 404 for an unknown report', async () => {
    expect((await get('/files/report/everything.csv', { as: 'service' })).status).toBe(404)
  })

  test.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript', 'nonsense\r\nset-cookie: x=1'])(
    'sends a file of an executable type (%j) as application/octet-stream',
    async (type) => {
      gateway.custodian('GET', '/api/attachment/guid-2', 200, file(type))
      const response = await get('/files/attachment/guid-2', { as: 'ann' })
      expect(response.headers.get('content-type')).toBe('application/octet-stream')
      expect(response.headers.get('set-cookie')).toBeNull()
    },
  )

  test.each([
    ['application/pdf', '?show', 'inline', "frame-ancestors 'self'"],
    ['application/pdf', '', 'attachment', "frame-ancestors 'none'"],
    ['text/html', '?show', 'attachment', "frame-ancestors 'none'"],
    ['image/png', '?show', 'attachment', "frame-ancestors 'none'"],
  ])('sends a file of type %s with query "%s" as %s, with %s', async (type, query, disposition, framing) => {
    gateway.custodian('GET', '/api/attachment/guid-2', 200, file(type))
    const { headers } = await get(`/files/attachment/guid-2${query}`, { as: 'ann' })
    expect(headers.get('content-disposition')).toMatch(new RegExp(`^${disposition};`))
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; base-uri 'none'; form-action 'none'; ${framing}`,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('refuses a file without a session, before calling the custodian', async () => {
    expect((await get('/files/attachment/guid-2')).status).toBe(401)
  })

  test("returns 404 for another owner's files", async () => {
    expect((await get('/files/document/102/guid-1', { as: 'ann' })).status).toBe(404)
    expect((await get('/files/receipt/102/7', { as: 'ann' })).status).toBe(404)
    expect((await get('/files/rollover-form/102/501', { as: 'ann' })).status).toBe(404)
    expect((await get('/files/book/102/501?format=pdf', { as: 'ann' })).status).toBe(404)
  })

  test.each([
    '/files/document/101',
    '/files/document/x/y',
    '/files/document/101/a/b',
    '/files/attachment/',
    '/files/attachment/..',
    '/files/job/x',
    '/files/job/7/8',
    '/files/attachment/%2e%2e',
    '/files/attachment/a%00b',
    '/files/attachment/%',
    '/files/other/1',
    '/files/receipt/101/-7',
    '/files/rollover-form/101',
    '/files/rollover-form/101/x',
    '/files/book/101/501',
    '/files/book/101/501?format=html',
    '/files/book/101/501?format=csv&type=3',
  ])('serves no file for the path %s, which names none', async (path) => {
    const raw = await get(path, { as: 'ann' })
    expect([path, raw.status === 404 || (raw.headers.get('content-type') ?? '').startsWith('text/html')]).toEqual([
      path,
      true,
    ])
  })

  test("does not show the custodian's error text for a failed download", async () => {
    gateway.agent.get(CUSTODIAN).intercept({ path: '/api/attachment/guid-2' }).reply(500, 'MARKER')
    const response = await get('/files/attachment/guid-2', { as: 'ann' })
    expect([response.status, await response.text()]).toEqual([502, 'There was an error downloading the file.'])
  })

  test.each([
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie x=1.pdf'],
    ['../../etc/passwd', 'etcpasswd'],
    ['\u202Efdp.exe', 'fdp.exe'],
    ['";filename=evil.html', ';filename=evil.html'],
    ['...', 'file'],
    ['  .hidden', 'hidden'],
    ['Zeugnis für Łukasz 🎉.pdf', 'Zeugnis für Łukasz 🎉.pdf'],
    ['x'.repeat(300), 'x'.repeat(200)],
    [`${'x'.repeat(199)}🎉.pdf`, `${'x'.repeat(199)}\ufffd`],
  ])('cleans the file name %j to %j', (given, saved) => {
    expect(cleanName(given)).toBe(saved)
  })
})
