import { addDays } from 'date-fns/addDays'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Credential } from '../../contract/credentials.ts'
import type { Scope } from '../../contract/scopes.ts'
import { administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { fourEyes: true } })
  await seedPeople(server.services)
})
afterAll(() => server.close())

const call = async (method: 'GET' | 'POST', path: string, body?: object) =>
  server.call(method, path, { token: await server.tokenOf(administrator), ...(body ? { body } : {}) })
const create = (name: string, scopes: Scope[]) => call('POST', '/api/credential', { name, scopes, days: 1 })
const idOf = ({ body }: { body: unknown }) => (body as { credential: Credential }).credential.credentialId

test.each([
  ['usable', 'nightly', ['plans:read'], { planId: 1 }],
  ['waiting', 'weekly', ['notes:write'], {}],
] as const)('a %s credential keeps its name until it has expired', async (_, name, [scope], about) => {
  const created = () => call('POST', '/api/credential', { name, scopes: [scope], days: 1, ...about })
  const first = idOf(await created())
  expect(await create(name.toUpperCase(), [scope])).toMatchObject({
    status: 409,
    body: 'Another credential has this name. Please revoke it first or choose another name.',
  })
  server.clock.set(addDays(server.clock.now(), 1))
  expect((await created()).status).toBe(200)
  const listed = (await call('GET', '/api/credential')).body as Credential[]
  expect(listed.find(({ credentialId }) => credentialId === first)).toMatchObject({ status: 'REVOKED' })
  const { db } = server.services
  const ended = db.selectFrom('audit').select('action').where('entity', '=', 'credential')
  expect(
    await ended.where('entity_id', '=', String(first)).where('action', '=', 'credential.revoke').execute(),
  ).toHaveLength(1)
  const waiting = db.selectFrom('approval').select('approval_id').where('subject_entity', '=', 'credential')
  expect(await waiting.where('subject_id', '=', String(first)).where('status', '=', 'WAITING').execute()).toEqual([])
})
