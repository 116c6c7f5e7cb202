import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCredentialToken } from '../../server/credentialToken.ts'
import { startGateway, type TestGateway } from '../testing.ts'

let gateway: TestGateway
beforeAll(async () => void (gateway = await startGateway({ graphiql: 'administrators' })))
afterAll(() => gateway.close())

const own = {
  userId: 41,
  roleId: 2,
  name: 'nightly',
  scopes: ['documents:read', 'reports:read', 'requests:read'],
  accountOwnerId: null,
  planId: null,
  expiresAt: '2099-01-01T00:00:00Z',
  requestsPerMinute: 600,
  requestsLeft: 599,
  secondsToReset: 60,
  isOverLimit: false,
  operations: [],
}
const PDF = { contentType: 'application/pdf', content: 'JVBERi0=', fileName: 'a.pdf' }

/** Requests a path with a new credential. */
async function get(path: string, onlyRegistered: boolean) {
  gateway.custodian('GET', '/api/credential/own', 200, { ...own, onlyRegistered })
  const authorization = `Bearer ${newCredentialToken().token}`
  const response = await fetch(gateway.url + path, { headers: { authorization } })
  return { status: response.status, text: await response.text() }
}

test.each([
  ['/files/document/101/g', '/api/document/admin/101/g', PDF],
  ['/files/receipt/101/9', '/api/request/admin/101/9/receipt', PDF],
  ['/files/attachment/g', '/api/attachment/g', PDF],
  ['/files/report/withholding-state.csv', '/api/report/withholding/state', 'State'],
])('sends %s only to a credential that is not limited to its registered operations', async (path, from, body) => {
  const type = typeof body === 'string' ? 'text/csv' : 'application/json'
  const { calls } = gateway.custodian('GET', from, 200, body, { 'content-type': type })
  const refused = { status: 403, text: 'This credential may send only its registered operations.' }
  expect([await get(path, true), calls.length]).toEqual([refused, 0])
  expect([(await get(path, false)).status, calls.length]).toEqual([200, 1])
})

test('sends the schema to a credential that is limited to its registered operations', async () => {
  const user = { userId: 41, email: 'nightly', roleId: 2, isTopAdmin: false, firstName: null, lastName: null }
  gateway.custodian('GET', '/api/user', 200, user)
  expect((await get('/schema.graphql', true)).status).toBe(200)
})
