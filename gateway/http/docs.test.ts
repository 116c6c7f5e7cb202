import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnDocuments } from './ownDocuments.ts'
import { ROLE } from '../../contract/roles.ts'
import { sealed, startGateway, type Person } from '../testing.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-'))
  mkdirSync(join(folder, 'public/api'), { recursive: true })
  writeFileSync(join(folder, 'secret.html'), 'outside')
  for (const [name, text] of Object.entries({
    'index.html': '<h1>Documentation</h1>',
    'tools.html': 'A guide.',
    'api/reference.html': 'Codes.',
    'rest-1.js': 'start()',
    'style.css': 'a{}',
    'example.graphql': '{ viewer { id } }',
  }))
    writeFileSync(join(folder, 'public', name), text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (graphiql: OwnDocuments) =>
  startGateway({ graphiql, production: graphiql !== true }, { docs: join(folder, 'public') })
const ADMIN = { userId: 21, email: 'admin@example.com', roleId: ROLE.administrator, firstName: null, lastName: null }
const PATHS = [
  '/docs',
  '/docs/',
  '/docs/tools',
  '/docs/api/reference',
  '/docs/rest-1.js',
  '/docs/style.css',
  '/docs/example.graphql',
]

test('shows the documentation outside production, with scripts of its own files only', async () => {
  const open = await start(true)
  for (const path of PATHS) expect([path, (await fetch(open.url + path)).status]).toEqual([path, 200])
  const page = await fetch(`${open.url}/docs/tools`)
  expect([page.headers.get('content-type'), await page.text()]).toEqual(['text/html; charset=utf-8', 'A guide.'])
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/)
  expect((await fetch(`${open.url}/docs/rest-1.js`)).headers.get('content-type')).toContain('text/javascript')
  await open.close()
})

test.each([
  '/docs/../secret',
  '/docs/%2e%2e/secret',
  '/docs/..%2fsecret',
  '/docs/api/..%2f..%2fsecret',
  '/docs/tools.html',
  '/docs/.stamp',
  '/docs//tools',
  '/docs/nothing',
  '/docs/api',
])('serves nothing outside the folder of the documentation for the path %s', async (path) => {
  const open = await start(true)
  // A plain request, because fetch resolves the dots itself.
  const { request } = await import('node:http')
  const status = await new Promise((resolve) => {
    request(open.url, { path }, (response) => resolve(response.resume().statusCode)).end()
  })
  expect(status).toBe(404)
  await open.close()
})

test.each<[OwnDocuments, Person | null, boolean | null, number]>([
  [false, null, null, 404],
  [false, 'admin', null, 404],
  ['administrators', null, null, 404],
  ['administrators', 'ann', null, 404],
  ['administrators', 'service', null, 404],
  ['administrators', 'admin', true, 200],
  // A session that the custodian no longer knows as the top administrator's.
  ['administrators', 'admin', false, 404],
])(
  'responds in production with GRAPHIQL=%s to a request of %s (top administrator: %s) for the documentation with %i',
  async (graphiql, who, isTopAdmin, status) => {
    const gateway = await start(graphiql)
    for (const path of PATHS) {
      if (isTopAdmin !== null) gateway.custodian('GET', '/api/user', 200, { ...ADMIN, isTopAdmin })
      const headers: Record<string, string> = who ? { cookie: `__Host-portal=${sealed(who)}` } : {}
      expect([path, (await fetch(gateway.url + path, { headers })).status]).toEqual([path, status])
    }
    await gateway.close()
  },
)

test('refuses the documentation in production after the session has ended', async () => {
  const gateway = await start('administrators')
  gateway.custodian('GET', '/api/user', 401, { message: 'Unauthenticated' })
  const headers = { cookie: `__Host-portal=${sealed('admin')}` }
  expect((await fetch(`${gateway.url}/docs`, { headers })).status).toBe(404)
  await gateway.close()
})
