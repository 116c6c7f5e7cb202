import { TRANSACTION_TYPE } from '../../../contract/transactionType.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
const tokens = new Map<string, string>()
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  for (const name of ['ann.archer', 'admin', 'service']) tokens.set(name, await server.tokenOf(`${name}@example.com`))
})
afterAll(() => server.close())

/** Every text field that a person fills in: sender, method, path, field, and the other fields of the body. */
const places: Array<[who: string, method: 'POST' | 'PUT', path: string, field: string, rest: object]> = [
  ['ann.archer', 'PUT', '/api/address', 'address1', { city: 'Austin', state: 'TX', zip: '78701' }],
  ['ann.archer', 'PUT', '/api/address', 'address2', { address1: '1 Elm', city: 'Austin', state: 'TX', zip: '78701' }],
  ['ann.archer', 'PUT', '/api/address', 'city', { address1: '1 Elm', state: 'TX', zip: '78701' }],
  ['ann.archer', 'POST', '/api/beneficiary', 'firstName', { lastName: 'B', dob: '1990-01-01', accountId: 501 }],
  ['service', 'POST', '/api/accountowner/search', 'lastName', {}],
  ['service', 'POST', '/api/accountowner/search', 'state', {}],
  ['service', 'POST', '/api/social/admin/1001/reveal', 'reason', {}],
  [
    'service',
    'POST',
    '/api/accounting/transaction',
    'note',
    { transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: 1, bookId: 200 },
  ],
  ['service', 'POST', '/api/note/admin', 'title', { noteText: 'x', accountOwnerId: 1001 }],
  ['service', 'POST', '/api/note/admin', 'noteText', { title: 'x', accountOwnerId: 1001 }],
  ['service', 'POST', '/api/plan', 'name', { interest: 0.01, companyId: 1 }],
  [
    'admin',
    'PUT',
    '/api/accountowner/admin/1001',
    'firstName',
    { lastName: 'Archer', social: '***-**-0001', dateOfBirth: '1950-05-12' },
  ],
]
const texts = { 'a zero byte': 'a\0b', 'half a character': 'a\ud800b', 'a bell': 'a\u0007b', 'turned text': 'a\u202eb' }

test.each(Object.entries(texts).flatMap(([name, text]) => places.map((place) => [name, text, ...place] as const)))(
  'refuses %s (%j) that %s sends to %s %s, with an error at the field %s',
  async (_, text, who, method, path, field, rest) => {
    const answer = await server.call(method, path, { token: tokens.get(who) ?? '', body: { ...rest, [field]: text } })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: [field], message: 'Invalid characters' }] } })
  },
)

test('answers 400 for a zero byte that no field validation refuses', async () => {
  const login = await server.call('POST', '/api/authenticate', { body: { username: 'a\0b', password: 'x' } })
  expect(login.status).toBe(400)
  expect((await server.call('POST', '/api/user/forgot/a%00b')).status).toBe(400)
})

test("answers 400 for a number outside the column's range", async () => {
  const body = { accountOwnerId: Number.MAX_SAFE_INTEGER }
  const answer = await server.call('POST', '/api/accountowner/search', { token: tokens.get('service') ?? '', body })
  expect(answer.status).toBe(400)
})
