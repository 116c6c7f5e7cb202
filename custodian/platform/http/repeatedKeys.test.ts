import { check, json, property } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'
import { administrator, ada, seedPeople } from '../../testing.people.ts'
import { hasRepeatedKey } from './repeatedKeys.ts'

describe('a repeated field in JSON', () => {
  test.each([
    '{"amount": 1, "amount": 2}',
    '{"amount": 1, "am\\u006funt": 2}',
    '{"a": {"b": 1, "b": 1}}',
    '[{"a": 1}, {"a": 1, "a": [1]}]',
    '{"a": {"a": 1}, "a": 2}',
    '{"": 1, "": 2}',
  ])('finds a repeated field in %s', (text) => {
    expect(hasRepeatedKey(text)).toBe(true)
  })

  test.each([
    '{"a": 1, "b": {"a": 1}, "c": [{"a": 1}, {"a": 2}]}',
    '{"a": "b\\": 1, \\"a", "b": ":"}',
    '{"a\\"": 1, "a": 2}',
    '["a", "a"]',
    '"a"',
    '7',
  ])('finds no repeated field in %s', (text) => {
    expect(hasRepeatedKey(text)).toBe(false)
  })

  test('reports no repeated field in serialized objects', () => {
    const outcome = check(property(json(), (text) => !hasRepeatedKey(JSON.stringify(JSON.parse(text)))))
    expect(outcome.counterexample).toBeNull()
  })
})

describe('the custodian, for a body with a repeated field', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
    await seedPeople(server.services)
  })
  afterAll(() => server.close())

  test('refuses a body with a repeated field', async () => {
    const token = await server.tokenOf(administrator)
    const send = (payload: string) =>
      server.app.inject({
        method: 'PUT',
        url: `/api/emailsetting/admin/${ada.ownerId}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload,
      })
    const one = `{"accountOwnerId": ${ada.ownerId}, "emailSetting": true}`
    const two = `{"accountOwnerId": ${ada.ownerId}, "emailSetting": true, "emailSetting": false}`
    expect((await send(one)).statusCode).toBe(200)
    const refused = await send(two)
    expect([refused.statusCode, refused.json()]).toEqual([400, { errors: [{ path: [], message: 'Invalid JSON' }] }])
  })
})
