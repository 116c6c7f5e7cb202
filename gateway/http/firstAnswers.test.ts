import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROLE } from '../../contract/roles.ts'
import { startTracing } from '../../server/otlp.ts'
import { folderOfTest } from '../../tests/folder.ts'
import { CUSTODIAN, people, sealed, startGateway, type Person, type TestGateway } from '../testing.ts'
import type { FirstAnswer, StartScreen } from './firstScreen.ts'

const asked = (id: string, owner: string) => `{"id":"${id}","variables":{"accountOwnerId":${owner}}}`
const home: StartScreen = {
  path: 'home',
  files: ['assets/home.js'],
  asks: [
    [asked('me', '$0'), [0, 1], 0],
    [asked('owner', '$0'), [0], 1],
    [asked('staff', '$0'), [1, 2], 1],
  ],
  isOpen: false,
}
const documents = new Map([
  [
    'me',
    'query Me($accountOwnerId: Int) { viewer { user { email } accountOwner(accountOwnerId: $accountOwnerId) { id } } }',
  ],
  [
    'owner',
    'query Owner($accountOwnerId: Int) { viewer { accountOwner(accountOwnerId: $accountOwnerId) { accountOwnerId } } }',
  ],
])
const PAGE = `<!doctype html><html lang="en"><head><script src="/assets/start.js"></script></head><body><div id="root"></div></body></html>`

let web: string
let gateway: TestGateway
const start = async (config: Parameters<typeof startGateway>[0] = {}, patienceMs = 60_000) => {
  gateway = await startGateway(config, { web, documents, patienceMs })
  gateway.agent.get(CUSTODIAN).intercept({ method: 'GET', path: '/api/maintenance' }).reply(503).persist()
}

beforeEach(() => {
  web = folderOfTest()
  mkdirSync(join(web, '.vite'), { recursive: true })
  writeFileSync(join(web, 'index.html'), PAGE)
  writeFileSync(join(web, '.vite/start.json'), JSON.stringify([home]))
})
afterEach(() => gateway.close())

async function open(
  as: Person | null,
  { path = '/home', cookie = as && sealed(as), headers = {}, method = 'GET' } = {},
) {
  const response = await fetch(`${gateway.url}${path}`, {
    method,
    headers: { ...(cookie ? { cookie: `__Host-portal=${cookie}` } : {}), ...headers },
  })
  const text = await response.text()
  const [, whom = null, json = 'null'] = /<script[^>]*id="answers" data-for="([^"]*)">(.*?)<\/script>/s.exec(text) ?? []
  return { response, text, whom, answers: JSON.parse(json) as FirstAnswer[] | null }
}

const email = (address = 'ann@example.com') =>
  gateway.custodian('GET', '/api/user', 200, { email: address, roleId: ROLE.customer })

test("embeds the screen's data in an owner's page, for this session only and uncached", async () => {
  await start()
  email()
  const { response, text, whom, answers } = await open('ann')
  expect(whom).toBe(`11:101:${people.ann.expiresAt}`)
  expect(answers?.map((one) => [one.asked, one.status]).toSorted()).toEqual([
    [asked('me', '101'), 200],
    [asked('owner', '101'), 200],
  ])
  const me = answers?.find((one) => one.asked.includes('"me"'))
  expect(JSON.parse(me?.body ?? '')).toMatchObject({ data: { viewer: { user: { email: 'ann@example.com' } } } })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  // The page embeds responses instead of first queries, and everything that the browser needs comes before them.
  expect(text).not.toContain('id="start"')
  expect(text.indexOf('assets/home.js')).toBeLessThan(text.indexOf('id="answers"'))
  expect(text.trim().endsWith('</body></html>')).toBe(true)
})

test('counts and logs embedded queries like requests', async () => {
  await start()
  email()
  await open('ann')
  const lines = gateway.lines.map((line) => JSON.parse(line) as { operation?: string; userId: number; status: number })
  const operations = lines.filter(({ operation }) => operation)
  expect(operations.map(({ operation, userId, status }) => `${operation} ${userId} ${status}`).toSorted()).toEqual([
    'Me 11 200',
    'Owner 11 200',
  ])
})

test('escapes embedded data that could end its script block', async () => {
  await start()
  const nasty = '</script><script>alert(1)</script><!--\u2028@example.com'
  email(nasty)
  const { text, answers } = await open('ann')
  expect(text.match(/<\/?script|<!--/g)).toHaveLength(4)
  expect(answers?.find((one) => one.body.includes(JSON.stringify(nasty)))).toBeDefined()
})

test.each<[string, Person | null, Parameters<typeof open>[1]]>([
  ['staff', 'admin', {}],
  ['a visitor without a session', null, {}],
  ['a session that has ended', null, { cookie: 'over' }],
  ['a session cookie that was sent twice', null, { cookie: `x; __Host-portal=x` }],
  ['a prefetched page', 'ann', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a page in a frame', 'ann', { headers: { 'sec-fetch-dest': 'iframe' } }],
  ['another site', 'ann', { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' } }],
  ['a URL with query parameters', 'ann', { path: '/home?status=1' }],
  ['a HEAD request', 'ann', { method: 'HEAD' }],
])('embeds no data for %s, and does not call the custodian', async (_, as, how) => {
  await start()
  const { response, answers } = await open(as, how)
  expect(response.status).toBe(200)
  expect(answers).toBeNull()
  expect(gateway.lines.filter((line) => line.includes('"operation"'))).toEqual([])
})

test('serves the page with the data that is available while custodian calls fail', async () => {
  await start()
  gateway.custodian('GET', '/api/user', 500)
  const { response, text, answers } = await open('ann')
  expect(response.status).toBe(200)
  expect(text).toContain('<div id="root">')
  expect(answers?.map((one) => one.asked)).toEqual([asked('owner', '101')])
})

test('embeds no data for a revoked session', async () => {
  await start()
  gateway.custodian('GET', '/api/user', 401)
  const { answers } = await open('ann')
  expect((answers ?? []).filter((one) => one.asked.includes('"me"'))).toEqual([])
})

test('serves the page without waiting for a slow custodian', async () => {
  await start({}, 1)
  gateway.agent.get(CUSTODIAN).intercept({ method: 'GET', path: '/api/user' }).reply(200, {}).delay(20_000)
  const { response, text, answers } = await open('ann')
  expect(response.status).toBe(200)
  expect(text.trim().endsWith('</body></html>')).toBe(true)
  expect((answers ?? []).filter((one) => one.asked.includes('"me"'))).toEqual([])
})

test("counts page loads toward a person's rate limit, and embeds nothing above it", async () => {
  await start({ sessionRate: 1 })
  email()
  expect((await open('ann')).answers).toHaveLength(2)
  const { response, text, answers } = await open('ann')
  expect(response.status).toBe(200)
  expect(answers).toBeNull()
  expect(text).toContain('id="start"')
})

test.each([true, false])('marks the page as traced only if tracing is on (%s)', async (isTraced) => {
  const settings = { endpoint: 'http://127.0.0.1:9', share: 0, headers: {} }
  gateway = await startGateway(
    {},
    { web, documents, ...(isTraced ? { tracing: await startTracing(settings, 'gateway') } : {}) },
  )
  gateway.agent.get(CUSTODIAN).intercept({ method: 'GET', path: '/api/maintenance' }).reply(503)
  const { text } = await open(null, { path: '/login' })
  expect(text.includes('<html data-traced ')).toBe(isTraced)
})
