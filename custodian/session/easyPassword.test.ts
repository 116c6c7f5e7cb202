import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { ada, administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { isEasyPassword } from './easyPassword.ts'
import { hashPassword } from './password.ts'

const key = (name: string) => createHash('sha256').update(name).digest('base64url')
const production = {
  NODE_ENV: 'production',
  PII_KEY: key('pii'),
  HASH_KEY: key('hash'),
  OPERATOR_KEY: key('operator'),
  PUBLIC_ORIGIN: 'https://portal.example',
  MAIL_WITHOUT_SMTP: 'on',
}
const rules = (env: Record<string, string>) => {
  const result = readConfig({ ...production, ...env })
  if ('problems' in result) throw new Error(result.problems.join('; '))
  const { passwordMinimumLength, staffPasswordMinimumLength, refuseEasyPasswords, staffSecondFactor } = result.config
  return { passwordMinimumLength, staffPasswordMinimumLength, refuseEasyPasswords, staffSecondFactor }
}

test('requires 8 characters from customers, and 12 with a second factor from staff, in production', () => {
  const strict = {
    passwordMinimumLength: 8,
    staffPasswordMinimumLength: 12,
    refuseEasyPasswords: true,
    staffSecondFactor: true,
  }
  expect(rules({})).toEqual(strict)
  expect(rules({ PASSWORD_MIN_LENGTH: '6' })).toEqual(strict)
  expect(rules({ PASSWORD_MIN_LENGTH: '10' })).toEqual({ ...strict, passwordMinimumLength: 10 })
  expect(rules({ PASSWORD_MIN_LENGTH: '16' })).toMatchObject({
    passwordMinimumLength: 16,
    staffPasswordMinimumLength: 16,
  })
})

describe('an easy password', () => {
  test.each([
    'password1234',
    'qwertyuiop12',
    'Retirement2026',
    'aaaaaaaaaaaaaaaa',
    'a1'.repeat(60),
    'Archer1975',
    'Passw0rd!',
    'Summer2026!!',
    'Winter2025!!',
    'December24!!',
    '!!2026Autumn',
    'Changeme2026!',
    'Admin2026!!!',
    'Texas2026!!!',
    'Company2026!!',
    'JohnSmith1970',
    'MaryJohnson85',
    'ChicagoBears1985',
    'P@ssword2026!!',
    'Archer#2026!!',
    'IRAPortal2026$$',
  ])('rates %s as an easy password', async (text) => {
    expect(await isEasyPassword(text, ['ann.archer@example.com', 'Ann', 'Archer'])).toBe(true)
  })
  test.each([
    'maple-lantern-42',
    'correct horse battery',
    'Zx81-Kettle9',
    'три желтых тюленя',
    '🐟🐠🐡 swim at noon',
    'k7$Rw!qz',
    'GreenPurpleTiger9',
    'Sun 8394#!29571',
  ])('does not rate %s as an easy password', async (text) => {
    expect(await isEasyPassword(text, ['ann.archer@example.com', 'Ann', 'Archer'])).toBe(false)
  })

  test('rates common passwords as easy in any letter case', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    const common = dictionary['passwords-common'].slice(0, 4_000)
    expect(common.length).toBe(4_000)
    for (const text of common.filter((_, place) => place % 40 === 0))
      expect([text, await isEasyPassword(text.toUpperCase(), [])]).toEqual([text, true])
  })
})

describe('passwords under the rules of production', () => {
  let server: TestServer
  beforeAll(async () => {
    const config = { passwordMinimumLength: 8, staffPasswordMinimumLength: 12, refuseEasyPasswords: true }
    server = await startTestServer({ config })
    await seedPeople(server.services)
    const password_hash = await hashPassword('Passw0rd!')
    await server.services.db.updateTable('portal_user').set({ password_hash }).execute()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.services.database.executeSql('delete from throttle')
  })

  const change = async (email: string, newPassword: string) => {
    const token = await server.tokenOf(email)
    return server.call('PUT', '/api/user/password', { token, body: { currentPassword: 'Passw0rd!', newPassword } })
  }

  test.each([
    [ada.email, 'k7$Rw!q', 'String must contain at least 8 character(s)'],
    [administrator, 'k7$Rw!qz9-u', 'String must contain at least 12 character(s)'],
    [administrator, 'administrator', 'This password is too easy to guess.'],
  ])('refuses to let %s set the new password %s: %s', async (email, newPassword, message) => {
    expect(await change(email, newPassword)).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['newPassword'], message }] },
    })
  })

  test.each([
    [ada.email, 'k7$Rw!qz'],
    [administrator, 'k7$Rw!qz9-uv'],
  ])('lets %s set the new password %s', async (email, newPassword) => {
    expect((await change(email, newPassword)).status).toBe(204)
  })

  test('accepts an existing shorter password at sign-in', async () => {
    await server.services.db
      .updateTable('portal_user')
      .set({ password_hash: await hashPassword('abcdef') })
      .where('email', '=', ada.email)
      .execute()
    const body = { username: ada.email, password: 'abcdef' }
    expect((await server.call('POST', '/api/authenticate', { body })).status).toBe(200)
  })

  test('limits how often a person can submit new passwords', async () => {
    const token = await server.tokenOf(ada.email)
    await server.services.db
      .updateTable('portal_user')
      .set({ password_hash: await hashPassword('Passw0rd!') })
      .where('email', '=', ada.email)
      .execute()
    const statuses = new Set<number>()
    for (let count = 0; count < 21; count += 1) {
      const body = { currentPassword: 'Passw0rd!', newPassword: 'password1' }
      statuses.add((await server.call('PUT', '/api/user/password', { token, body })).status)
    }
    expect(statuses).toEqual(new Set([400, 429]))
  })
})
