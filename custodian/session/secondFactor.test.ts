import { ROLE } from '../../contract/roles.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lettersOf } from '../mail/testing.letters.ts'
import { ada, administrator, bob, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { tokenHash } from '../platform/http/session.ts'
import { hit, SECOND_FACTOR_DAY } from '../platform/http/throttle.ts'
import { hashPassword } from './password.ts'
import { readSecondFactorReset, resetSecondFactor } from './resetSecondFactor.ts'
import { changeStaff } from './staff.ts'
import { totpAt, totpStep } from '../../tests/authenticator.ts'

const PASSWORD = 'quiet river 7 lamps'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { staffSecondFactor: true } })
  await seedPeople(server.services)
  await server.services.db
    .updateTable('portal_user')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.executeSql('delete from throttle')
  server.clock.forward(10 * 60_000)
})

const login = (username: string, code?: string) =>
  server.call('POST', '/api/authenticate', { body: { username, password: PASSWORD, ...(code ? { code } : {}) } })
const codeOf = (secret: string, drift = 0) => totpAt(secret, totpStep(server.clock.now()) + drift)
const post = (path: string, body: unknown, token?: string) =>
  server.call('POST', `/api/user/${path}`, { body, ...(token ? { token } : {}) })
const put = (path: string, body: unknown, token: string) => server.call('PUT', `/api/user/${path}`, { body, token })
const atCode = (message: unknown) => ({ status: 400, body: { errors: [{ path: ['code'], message }] } })
const wrong = atCode('This code is not right or was used before. Please enter the one that the app shows now.')
const lettersTo = async (email: string) =>
  (
    await server.services.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('to_address', '=', email)
      .orderBy('mail_id')
      .execute()
  ).map(({ kind }) => kind)
const linkOf = (url: string | null) => url?.split('/').at(-1) ?? ''

/** Sets up an employee's app with the operator's link. Returns the app's secret. */
async function enrolled(email: string): Promise<string> {
  const passwordResetId = linkOf(await resetSecondFactor(server.services, email))
  const { body } = await post('reset/link', { passwordResetId })
  const { secret } = (body as { secondFactor: { secret: string } }).secondFactor
  const set = await post('reset', { passwordResetId, password: PASSWORD, code: codeOf(secret, -1) })
  if (set.status !== 204) throw new Error(`enrolment answered ${set.status}`)
  return secret
}

/** Turns on a customer's second factor, after a reset. Returns the app's secret. */
async function turnedOn(email: string): Promise<string> {
  await resetSecondFactor(server.services, email)
  const token = await server.tokenOf(email)
  const { secret } = (await post('second-factor', { currentPassword: PASSWORD }, token)).body as { secret: string }
  const set = await put('second-factor', { code: codeOf(secret, -1) }, token)
  if (set.status !== 204) throw new Error(`the second factor answered ${set.status}`)
  return secret
}

describe('the second factor of staff', () => {
  test('refuses staff without an authenticator app, and tells them how to set one up', async () => {
    expect(await login(administrator)).toMatchObject({ status: 409, body: expect.stringContaining('Forgot Password') })
  })

  test("lets staff set up app and password once with the operator's link", async () => {
    const email = 'new.person@example.com'
    const passwordResetId = linkOf(await changeStaff(server.services, { email, roleId: ROLE.customerService }))
    const first = (await post('reset/link', { passwordResetId })).body as { secondFactor: { secret: string } }
    const terms = (await post('reset/link', { passwordResetId })).body as {
      minimumLength: number
      secondFactor: { secret: string; uri: string }
    }
    const { secret, uri } = terms.secondFactor
    expect(uri).toBe(`otpauth://totp/IRA%20Portal:new.person%40example.com?secret=${secret}&issuer=IRA%20Portal`)
    const set = (code?: string) => post('reset', { passwordResetId, password: PASSWORD, ...(code ? { code } : {}) })
    expect(await set()).toMatchObject(atCode('Please enter the code of your authenticator app.'))
    // The secret shown when the link was first opened is no longer valid.
    expect(await set(codeOf(first.secondFactor.secret))).toMatchObject(wrong)
    expect((await set(codeOf(secret, -1))).status).toBe(204)
    expect((await set(codeOf(secret))).status).toBe(404)
    expect(await login(email)).toMatchObject(atCode('Please enter the code of your authenticator app.'))
    expect((await login(email, codeOf(secret))).body).toMatchObject({ roleId: ROLE.customerService })
    const { rows } = await server.services.database.executeSql(
      `select count(*)::int as n from second_factor where secret_sealed like '%${secret}%'`,
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  test('keeps the authenticator app after a password reset, and still requires its code', async () => {
    const secret = await enrolled(customerService)
    await post('forgot', { email: customerService })
    const letter = (await lettersOf(server.services, 'password-reset')).at(-1)
    const passwordResetId = /reset\/([\w-]+)/.exec(letter?.body_text ?? '')?.[1] ?? ''
    expect((await post('reset/link', { passwordResetId })).body).toMatchObject({ secondFactor: null })
    expect((await post('reset', { passwordResetId, password: PASSWORD })).status).toBe(204)
    expect((await login(customerService)).status).toBe(400)
    expect((await login(customerService, codeOf(secret))).status).toBe(200)
  })

  test('refuses a repeated or earlier authenticator code, even in two sign-ins at the same time', async () => {
    const secret = await enrolled(administrator)
    const both = await Promise.all([login(administrator, codeOf(secret)), login(administrator, codeOf(secret))])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]))
    expect(await login(administrator, codeOf(secret))).toMatchObject(wrong)
    expect(await login(administrator, codeOf(secret, -1))).toMatchObject(wrong)
    const typed = codeOf(secret, 1)
    expect((await login(administrator, `${typed.slice(0, 3)} ${typed.slice(3)}`)).status).toBe(200)
  })

  test('locks sign-in after five wrong authenticator codes, even for the right code', async () => {
    const secret = await enrolled(administrator)
    const bad = codeOf(secret) === '000000' ? '000001' : '000000'
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      await server.services.database.executeSql("delete from throttle where scope in ('login', 'login-network')")
      statuses.push((await login(administrator, bad)).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    await server.services.database.executeSql("delete from throttle where scope in ('login', 'login-network')")
    expect((await login(administrator, codeOf(secret))).status).toBe(429)
    server.clock.forward(61_000)
    expect((await login(administrator, codeOf(secret))).status).toBe(200)
  })

  test('refuses to let staff turn the second factor on or off', async () => {
    const token = await server.tokenOf(administrator)
    expect((await post('second-factor', { currentPassword: PASSWORD }, token)).status).toBe(403)
    expect((await post('second-factor/off', { currentPassword: PASSWORD, code: '000000' }, token)).status).toBe(403)
  })
})

describe('the daily limit of authenticator codes', () => {
  const WRONG = '12345'
  const warnings = async (email: string) =>
    (await lettersOf(server.services, 'second-factor-warning')).filter(({ to_address }) => to_address === email)
  /** Counts wrong codes without the password checks of a sign-in, which take time. */
  async function countWrongCodes(email: string, times: number) {
    const { db } = server.services
    const user = db.selectFrom('portal_user').select('user_id').where('email', '=', email)
    const { user_id: userId } = await user.executeTakeFirstOrThrow()
    await countFor(String(userId), times)
  }
  async function countFor(key: string, times: number) {
    const { db, clock } = server.services
    for (let count = 0; count < times; count += 1) await hit(db, SECOND_FACTOR_DAY, key, clock.now())
  }

  test.each([
    ['an employee', customerService, enrolled, 'or ask the operator of the portal.'],
    ['a customer', bob.email, turnedOn, 'or call us: (800) 555-0100.'],
  ])('refuses the codes of %s for a day after 20 wrong ones', async (_who, email, setUp, help) => {
    const secret = await setUp(email)
    await countWrongCodes(email, 19)
    expect(await login(email, WRONG)).toMatchObject(wrong)
    const refused = await login(email, codeOf(secret))
    expect(refused).toMatchObject({ status: 429, body: `Too many wrong codes. Try again in 24 hours, ${help}` })
    expect(refused.headers['retry-after']).toBe('86400')
    server.clock.forward(20 * 3_600_000)
    const later = await login(email, codeOf(secret))
    expect(later).toMatchObject({ status: 429, body: `Too many wrong codes. Try again in 4 hours, ${help}` })
    server.clock.forward(4 * 3_600_000)
    expect((await login(email, codeOf(secret))).status).toBe(200)
  })

  test.each([
    [9, 1, 0],
    [9, 2, 1],
    [10, 3, 1],
    [19, 1, 0],
  ])('notifies the person once after ten wrong codes: %d counted and %d tried', async (counted, tried, notices) => {
    const entries = () =>
      server.services.db.selectFrom('audit').select('audit_id').where('action', '=', 'second-factor.warn').execute()
    const [texts, audited] = [await warnings(bob.email), await entries()]
    await turnedOn(bob.email)
    await countWrongCodes(bob.email, counted)
    for (let count = 0; count < tried; count += 1) expect(await login(bob.email, WRONG)).toMatchObject(wrong)
    const added = (await warnings(bob.email)).slice(texts.length)
    expect(added.map(({ body_text: text }) => text)).toEqual(
      Array.from({ length: notices }, () => expect.stringContaining('Ten wrong codes of an authenticator app')),
    )
    expect((await entries()).length - audited.length).toBe(notices)
  })

  test('refuses more than 20 codes a day over sign-in and the end of the second factor', async () => {
    const secret = await turnedOn(bob.email)
    const token = await server.tokenOf(bob.email)
    const off = () => post('second-factor/off', { currentPassword: PASSWORD, code: WRONG }, token)
    await countWrongCodes(bob.email, 18)
    expect([(await off()).status, (await login(bob.email, WRONG)).status]).toEqual([400, 400])
    expect([(await off()).status, (await login(bob.email, codeOf(secret))).status]).toEqual([429, 429])
    await resetSecondFactor(server.services, bob.email)
    expect((await login(bob.email)).status).toBe(200)
  })

  test.each([
    ['six at once', 0, [400, 400, 400, 400, 400, 429]],
    ['21 in a day', 20, [429]],
  ])('counts wrong codes of a new app for the session, not for the login: %s', async (_, counted, statuses) => {
    const secret = await turnedOn(bob.email)
    const [stolen, own] = [await server.tokenOf(bob.email), await server.tokenOf(bob.email)]
    await countFor(`session:${tokenHash(stolen)}`, counted)
    const tried: number[] = []
    for (const _status of statuses) tried.push((await put('second-factor', { code: WRONG }, stolen)).status)
    expect(tried).toEqual(statuses)
    expect((await put('second-factor', { code: WRONG }, own)).status).toBe(400)
    expect((await login(bob.email, codeOf(secret))).status).toBe(200)
  })

  test('starts the count again after a right code, and after a reset by the operator', async () => {
    const secret = await enrolled(administrator)
    await countWrongCodes(administrator, 19)
    expect((await login(administrator, codeOf(secret))).status).toBe(200)
    await countWrongCodes(administrator, 19)
    expect(await login(administrator, WRONG)).toMatchObject(wrong)
    expect((await login(administrator, WRONG)).status).toBe(429)
    expect((await login(administrator, codeOf(await enrolled(administrator)))).status).toBe(200)
  })

  test('notifies the person once when two tries come at the same time, and again on the next day', async () => {
    const before = (await warnings(administrator)).length
    await enrolled(administrator)
    await countWrongCodes(administrator, 10)
    await Promise.all([login(administrator, WRONG), login(administrator, WRONG)])
    expect((await warnings(administrator)).length - before).toBe(1)
    server.clock.forward(24 * 3_600_000)
    await countWrongCodes(administrator, 10)
    expect(await login(administrator, WRONG)).toMatchObject(wrong)
    expect((await warnings(administrator)).length - before).toBe(2)
  })

  test('counts a sign-in with a wrong code among the refused ones, and none that lacks the code', async () => {
    const secret = await turnedOn(bob.email)
    const { wrongCodes } = server.services
    const before = wrongCodes.count
    const statuses = [await login(bob.email), await login(bob.email, WRONG), await login(bob.email, codeOf(secret))]
    expect([...statuses.map(({ status }) => status), wrongCodes.count - before]).toEqual([400, 400, 200, 1])
  })

  test('does not count the codes of somebody without the password', async () => {
    await enrolled(administrator)
    const body = { username: administrator, password: 'wrong password', code: WRONG }
    expect((await server.call('POST', '/api/authenticate', { body })).status).toBe(401)
    const counted = server.services.db.selectFrom('throttle').select('scope').where('scope', 'like', 'second-factor%')
    expect(await counted.execute()).toEqual([])
  })
})

describe('the reset of a second factor by the operator', () => {
  test('resets a lost authenticator app, ends sessions, and notifies the person and administrators', async () => {
    const secret = await enrolled(customerService)
    const { token } = (await login(customerService, codeOf(secret))).body as { token: string }
    const passwordResetId = linkOf(await resetSecondFactor(server.services, customerService))
    expect((await server.call('GET', '/api/user', { token })).status).toBe(401)
    expect((await login(customerService, codeOf(secret, 1))).status).toBe(409)
    expect((await lettersTo(customerService)).slice(-2)).toEqual(['second-factor-reset', 'password-setup'])
    expect((await lettersTo(administrator)).at(-1)).toBe('second-factor-reset')
    const terms = (await post('reset/link', { passwordResetId })).body as { secondFactor: { secret: string } }
    expect(terms.secondFactor.secret).not.toBe(secret)
  })

  test('refuses to reset the second factor of an unknown address, and parses the reset command', async () => {
    await expect(resetSecondFactor(server.services, 'nobody@example.com')).rejects.toThrow('Nobody')
    expect(readSecondFactorReset(['Ann@example.com', 'reset-second-factor'])).toBe('ann@example.com')
    for (const words of [
      ['ann@example.com', 'off'],
      ['ann', 'reset-second-factor'],
      ['a@b.c', 'reset-second-factor', 'x'],
    ])
      expect(readSecondFactorReset(words)).toBeNull()
  })
})

describe('the second factor of a customer', () => {
  const settings = async (token: string) => (await server.call('GET', '/api/user/sign-in', { token })).body

  test('lets a customer turn the second factor on and off with password and code', async () => {
    const token = ((await login(ada.email)).body as { token: string }).token
    const other = ((await login(ada.email)).body as { token: string }).token
    expect((await post('second-factor', { currentPassword: 'wrong' }, token)).status).toBe(400)
    const { secret } = (await post('second-factor', { currentPassword: PASSWORD }, token)).body as { secret: string }
    expect((await login(ada.email)).status).toBe(200)
    expect(await settings(token)).toEqual({ passwordMinimumLength: 6, hasSecondFactor: false })
    expect(await put('second-factor', { code: '12345' }, token)).toMatchObject(wrong)
    expect((await put('second-factor', { code: codeOf(secret, -1) }, token)).status).toBe(204)
    expect(await settings(token)).toEqual({ passwordMinimumLength: 6, hasSecondFactor: true })
    expect((await server.call('GET', '/api/user', { token: other })).status).toBe(401)
    expect((await post('second-factor', { currentPassword: PASSWORD }, token)).status).toBe(409)
    expect((await login(ada.email)).status).toBe(400)
    expect((await login(ada.email, codeOf(secret))).status).toBe(200)

    server.clock.forward(60_000)
    expect((await post('second-factor/off', { currentPassword: 'wrong', code: codeOf(secret) }, token)).status).toBe(
      400,
    )
    expect(await post('second-factor/off', { currentPassword: PASSWORD, code: '12345' }, token)).toMatchObject(wrong)
    const off = { currentPassword: PASSWORD, code: codeOf(secret) }
    expect((await post('second-factor/off', off, token)).status).toBe(204)
    expect((await login(ada.email)).status).toBe(200)
    expect((await lettersTo(ada.email)).filter((kind) => kind.startsWith('second-factor'))).toEqual([
      'second-factor-on',
      'second-factor-off',
    ])
  })

  test("lets a customer sign in with the password alone after the operator's reset", async () => {
    const token = await server.tokenOf(ada.email)
    const { secret } = (await post('second-factor', { currentPassword: PASSWORD }, token)).body as { secret: string }
    expect((await put('second-factor', { code: codeOf(secret) }, token)).status).toBe(204)
    expect((await login(ada.email)).status).toBe(400)
    expect(await resetSecondFactor(server.services, ada.email)).toBeNull()
    expect((await login(ada.email)).status).toBe(200)
  })
})
