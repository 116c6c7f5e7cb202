import { ROLE } from '../../contract/roles.ts'
import { argon2Sync } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing.ts'
import { lettersOf } from '../mail/testing.letters.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.executeSql('delete from throttle')
})

const ANN = 'ann.archer@example.com'
const JOY = 'joy.jones@example.com'
const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/api/authenticate', { body: { username, password }, headers })
const signedIn = async (email: string, password = 'Passw0rd!') =>
  ((await login(email, password)).body as { token: string }).token
const statusOf = async (token: string) => (await server.call('GET', '/api/user', { token })).status
const repeat = async <T>(times: number, work: () => Promise<T>) => {
  const answers: T[] = []
  for (let count = 0; count < times; count += 1) answers.push(await work())
  return answers
}
/** Password hashes as stored, with the given number of passes. */
function hashOf(message: string, passes: number): string {
  const nonce = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', { message, nonce, memory: 19_456, passes, parallelism: 1, tagLength: 32 })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=19456,t=${passes},p=1$${salt}$${hash}`
}
async function mailedLink(): Promise<string> {
  const letter = (await lettersOf(server.services)).at(-1)
  return /\/reset\/([\w-]+)/.exec(letter?.body_text ?? '')?.[1] ?? ''
}

describe('signing in', () => {
  test('returns a token of 256 bits, and stores only its hash', async () => {
    const { status, body } = await login('Ann.Archer@Example.com ', 'Passw0rd!')
    expect(status).toBe(200)
    const { token, devices: _devices, ...rest } = body as { token: string; devices: string }
    expect(rest).toEqual({ roleId: ROLE.customer, accountOwnerId: 1001, userId: 1001 })
    expect(token).toMatch(/^[\w-]{43}$/)
    const { rows } = await server.services.database.executeSql(
      `select count(*)::int as n from session where token_hash = '${token}'`,
    )
    expect(rows[0]).toEqual({ n: 0 })
  })

  test('returns the same response for a wrong password, an unknown person and a person without a password', async () => {
    await server.services.database.executeSql(
      "insert into portal_user (user_id, email, role_id) values (99, 'new@example.com', 2)",
    )
    const answers = await Promise.all([
      login(ANN, 'Passw0rd?'),
      login('nobody@example.com', 'Passw0rd!'),
      login('new@example.com', 'Passw0rd!'),
    ])
    for (const { status, body } of answers)
      expect([status, body]).toEqual([401, { message: 'Invalid username or password' }])
  })

  test('hashes passwords by argon2id with 19 MiB and two passes', async () => {
    const rows = await server.services.db
      .selectFrom('portal_user')
      .select('password_hash')
      .where('password_hash', 'is not', null)
      .execute()
    for (const { password_hash } of rows) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('delays the sixth failed sign-in in a row, and doubles the delay each time', async () => {
    for (const name of [ANN, 'nobody@example.com']) {
      expect((await repeat(5, () => login(name, 'wrong-password'))).map(({ status }) => status)).toEqual([
        401, 401, 401, 401, 401,
      ])
      const sixth = await login(name, 'Passw0rd!')
      expect([sixth.status, sixth.body, sixth.headers['retry-after']]).toEqual([
        429,
        'Too many attempts. Please try again later.',
        '60',
      ])
      server.clock.forward(61_000)
      expect((await login(name, 'wrong-password')).status).toBe(401)
      expect((await login(name, 'wrong-password')).headers['retry-after']).toBe('120')
    }
    expect((await login('ben.brook@example.com', 'Passw0rd!')).status).toBe(200)
    server.clock.forward(20 * 60_000)
    expect((await login(ANN, 'Passw0rd!')).status).toBe(200)
  })

  test('allows 30 failed sign-ins in ten minutes per IP address over all user names', async () => {
    const from = { 'x-client-ip': '203.0.113.7' }
    for (let count = 0; count < 31; count += 1) await login(`nobody${count}@example.com`, 'wrong-password', from)
    expect((await login(ANN, 'Passw0rd!', from)).status).toBe(429)
    expect((await login(ANN, 'Passw0rd!', { 'x-client-ip': '203.0.113.8' })).status).toBe(200)
  })

  test('allows 30 failed sign-ins per IP address, even when they run at the same time', async () => {
    const from = { 'x-client-ip': '203.0.113.9' }
    const crowd = Array.from({ length: 60 }, (_, n) => login(`nobody${n}@example.com`, 'wrong-password', from))
    const answers = (await Promise.all(crowd)).map(({ status }) => status)
    expect(answers.filter((status) => status === 401)).toHaveLength(30)
    expect(answers.filter((status) => status === 429)).toHaveLength(30)
  })

  test('does not count successful sign-ins toward the IP address limit', async () => {
    const from = { 'x-client-ip': '203.0.113.10' }
    const answers = await repeat(35, () => login(ANN, 'Passw0rd!', from))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('refuses the old password if the password is changed during the check', async () => {
    const { db } = server.services
    const setHash = (password_hash: string) =>
      db.updateTable('portal_user').set({ password_hash }).where('email', '=', JOY).execute()
    const { password_hash } = await db
      .selectFrom('portal_user')
      .select('password_hash')
      .where('email', '=', JOY)
      .executeTakeFirstOrThrow()
    const [costly, another] = [hashOf('Passw0rd!', 40), hashOf('another-1', 2)]
    try {
      // Stores a hash that is slow to check, so that the password can be changed during the check.
      await setHash(costly)
      let done = false
      const pending = login(JOY, 'Passw0rd!').finally(() => (done = true))
      // Once a failure is counted for the person and for the address, the check of the password begins.
      const counted = () => db.selectFrom('throttle').select('key').execute()
      while (!done && (await counted()).length < 2) await setImmediate()
      await setHash(another)
      expect((await pending).status).toBe(401)
    } finally {
      await setHash(password_hash ?? '')
    }
  })
})

describe('a session', () => {
  test('ends a session exactly a day after its start', async () => {
    const token = await signedIn(ANN)
    server.clock.forward(24 * 3_600_000 - 1_000)
    expect(await statusOf(token)).toBe(200)
    server.clock.forward(1_000)
    expect(await statusOf(token)).toBe(401)
  })

  test.each([
    ['expired, clock set back to half an hour after its start', 25, -24.5, true],
    ['expired, clock set back to before its start', 25, -27, true],
    ['expired, and not used before the clock was set back', 25, -27, false],
    ['started while the clock was ahead', 0, -2, true],
  ])('refuses a session after the clock is set back: %s', async (_what, ahead, back, isAsked) => {
    const token = await signedIn(ANN)
    server.clock.forward(ahead * 3_600_000)
    const then = isAsked ? await statusOf(token) : 401
    expect(then).toBe(ahead > 0 ? 401 : 200)
    server.clock.forward(back * 3_600_000)
    expect(await statusOf(token)).toBe(401)
    server.clock.forward(-(ahead + back) * 3_600_000)
  })

  test('keeps a session when the clock is set back by seconds', async () => {
    const token = await signedIn(ANN)
    server.clock.forward(-30_000)
    expect(await statusOf(token)).toBe(200)
    server.clock.forward(30_000)
  })

  test('refuses a session after sign-out', async () => {
    const token = await signedIn(ANN)
    expect((await server.call('POST', '/api/logout', { token })).status).toBe(204)
    expect(await statusOf(token)).toBe(401)
  })

  test('applies a changed role or a closed login immediately', async () => {
    const token = await signedIn('service@example.com')
    const { db } = server.services
    expect((await server.call('GET', '/api/user', { token })).body).toMatchObject({
      roleId: ROLE.customerService,
      isTopAdmin: false,
    })
    await db
      .updateTable('portal_user')
      .set({ role_id: ROLE.administrator })
      .where('email', '=', 'service@example.com')
      .execute()
    expect((await server.call('GET', '/api/user', { token })).body).toMatchObject({
      roleId: ROLE.administrator,
      isTopAdmin: true,
    })
    await db
      .updateTable('portal_user')
      .set({ role_id: ROLE.customerService, disabled_at: server.clock.now() })
      .where('email', '=', 'service@example.com')
      .execute()
    expect(await statusOf(token)).toBe(401)
    await db.updateTable('portal_user').set({ disabled_at: null }).where('email', '=', 'service@example.com').execute()
  })

  test('returns the signed-in user', async () => {
    const token = await signedIn(ANN)
    expect((await server.call('GET', '/api/user', { token })).body).toEqual({
      userId: 1001,
      email: ANN,
      roleId: ROLE.customer,
      isTopAdmin: false,
      firstName: 'Ann',
      lastName: 'Archer',
    })
  })
})

describe('a forgotten password', () => {
  const forgot = (email: string) => server.call('POST', `/api/user/forgot/${encodeURIComponent(email)}`)
  const reset = (passwordResetId: string, password: string) =>
    server.call('POST', '/api/user/reset', { body: { passwordResetId, password } })
  const letters = async () =>
    (
      await server.services.db
        .selectFrom('mail_outbox')
        .select('mail_id')
        .where('kind', '=', 'password-reset')
        .execute()
    ).length

  test('responds alike to known and unknown email addresses, and emails only the known one', async () => {
    const before = await letters()
    expect([(await forgot(ANN)).status, (await forgot('nobody@example.com')).status]).toEqual([204, 204])
    expect((await server.call('POST', '/api/user/forgot', { body: { email: ANN } })).status).toBe(204)
    expect(await letters()).toBe(before + 2)
  })

  test('emails at most three reset links an hour, on the public origin', async () => {
    const before = await letters()
    expect((await repeat(5, () => forgot(ANN))).map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
    expect(await letters()).toBe(before + 3)
    const letter = (await lettersOf(server.services)).at(-1)
    expect(letter?.body_text).toContain('http://portal.test/reset/')
  })

  test('stores nothing for reset requests above the limit', async () => {
    const rows = async () =>
      (
        await server.services.database.executeSql(
          'select (select count(*) from audit)::int + (select count(*) from throttle)::int as n',
        )
      ).rows[0]?.['n']
    await repeat(10, () => forgot('nobody@example.com'))
    const before = await rows()
    for (const email of ['a@example.com', 'b@example.com', ANN]) expect((await forgot(email)).status).toBe(204)
    expect(await rows()).toBe(before)
  })

  test('sets a password once with the newest reset link, and ends every session', async () => {
    const fay = 'fay.ford@example.com'
    const session = await signedIn(fay)
    await forgot(fay)
    const older = await mailedLink()
    await forgot(fay)
    const newest = await mailedLink()
    expect((await reset(older, 'another-1')).status).toBe(404)
    expect((await reset(newest, 'short')).body).toEqual({
      errors: [{ path: ['password'], message: 'String must contain at least 6 character(s)' }],
    })
    const both = await Promise.all([reset(newest, 'another-1'), reset(newest, 'another-2')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
    expect(await statusOf(session)).toBe(401)
    expect((await login(fay, 'Passw0rd!')).status).toBe(401)
    const winner = both[0]?.status === 204 ? 'another-1' : 'another-2'
    expect((await login(fay, winner)).status).toBe(200)
  })

  test('refuses a reset link after 60 minutes', async () => {
    await forgot(ANN)
    const link = await mailedLink()
    server.clock.forward(60 * 60_000)
    expect((await reset(link, 'another-1')).status).toBe(404)
  })

  test('lifts a lock-out when the password is reset', async () => {
    const cara = 'cara.cole@example.com'
    await repeat(6, () => login(cara, 'wrong-password'))
    await forgot(cara)
    await reset(await mailedLink(), 'brand-new')
    expect((await login(cara, 'brand-new')).status).toBe(200)
  })
})

describe('changing the password', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    server.call('PUT', '/api/user/password', { token, body: { currentPassword, newPassword } })

  test('requires the current password for a password change, and ends only the other sessions', async () => {
    const [here, there] = [await signedIn(JOY), await signedIn(JOY)]
    expect(await change(here, 'Passw0rd?', 'new-password')).toMatchObject({
      status: 400,
      body: 'Current password is incorrect.',
    })
    expect((await change(here, 'Passw0rd!', 'new-password')).status).toBe(204)
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401])
    expect((await login(JOY, 'new-password')).status).toBe(200)
  })

  test('accepts any password of six characters unless the operator requires more', async () => {
    const reviewer = 'compliance@example.com'
    expect((await change(await signedIn(reviewer), 'Passw0rd!', 'abcde')).status).toBe(400)
    expect((await change(await signedIn(reviewer), 'Passw0rd!', 'abcdef')).status).toBe(204)
  })

  test.each(['123456', 'PASSWORD1', 'iraportal', 'ann.archer', ANN, 'Ann.Archer'])(
    'refuses the easy password %s if the operator requires it',
    async (easy) => {
      server.services.config.refuseEasyPasswords = true
      expect(await change(await signedIn(ANN), 'Passw0rd!', easy)).toMatchObject({
        status: 400,
        body: { errors: [{ path: ['newPassword'], message: 'This password is too easy to guess.' }] },
      })
      await server.call('POST', '/api/user/forgot', { body: { email: ANN } })
      const body = { passwordResetId: await mailedLink(), password: easy }
      expect(await server.call('POST', '/api/user/reset', { body })).toMatchObject({
        status: 400,
        body: { errors: [{ path: ['password'], message: 'This password is too easy to guess.' }] },
      })
      server.services.config.refuseEasyPasswords = false
    },
  )

  test('revokes an emailed reset link when the password changes', async () => {
    const dan = 'dan.dean@example.com'
    await server.call('POST', '/api/user/forgot', { body: { email: dan } })
    const link = await mailedLink()
    expect((await change(await signedIn(dan), 'Passw0rd!', 'new-password')).status).toBe(204)
    const body = { passwordResetId: link, password: 'stolen-mail' }
    expect((await server.call('POST', '/api/user/reset', { body })).status).toBe(404)
  })

  test('delays the sixth wrong password change, and keeps the session', async () => {
    const token = await signedIn(ANN)
    const answers = await repeat(6, () => change(token, 'wrong-password', 'new-password'))
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
    expect(await statusOf(token)).toBe(200)
  })

  test('compares long passwords through the last character', async () => {
    const ben = 'ben.brook@example.com'
    const long = 'x'.repeat(199)
    await change(await signedIn(ben), 'Passw0rd!', `${long}a`)
    expect((await login(ben, `${long}b`)).status).toBe(401)
    expect((await login(ben, `${long}a`)).status).toBe(200)
  })
})
