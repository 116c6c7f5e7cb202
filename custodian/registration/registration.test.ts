import { ROLE } from '../../contract/roles.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lettersOf } from '../mail/testing.letters.ts'
import { ada, administrator, bob, cyd, seedPeople } from '../testing.people.ts'
import { startTestServer, TEST_NOW, type TestServer } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await server.services.database.executeSql(`
    delete from throttle; delete from registration; delete from mail_outbox; delete from password_reset; delete from session;
    delete from envelope; delete from attachment_content; delete from attachment;
    delete from portal_user where account_owner_id = ${cyd.ownerId};
    update portal_user set email = '${bob.email}' where user_id = ${bob.ownerId};
    update portal_user set password_hash = null;
    update retirement_account set status_id = 2 where account_id = ${cyd.accountId}`)
})

const MINUTE = 60_000
const person = { social: '900-11-0013', firstName: 'cyd ', lastName: 'CLARK', dob: cyd.dateOfBirth }
const post = (path: string, body: object) => server.call('POST', `/api${path}`, { body })
const letters = (kind: string) => lettersOf(server.services, kind)
const lastLetter = async (kind: string) => (await letters(kind)).at(-1)
const lastCode = async () =>
  /code is:\n\n(\d{6})\n/.exec((await lastLetter('verification-code'))?.body_text ?? '')?.[1] ?? ''
const linkOf = async (kind: string) =>
  new RegExp(`http://portal.test/\\w+/(\\S+)`).exec((await lastLetter(kind))?.body_text ?? '')?.[1] ?? ''
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function started(): Promise<string> {
  const { body } = await post('/register', person)
  return (body as { uniqueId: string }).uniqueId
}
async function mailed(email = 'cyd@example.com'): Promise<string> {
  const uniqueId = await started()
  await post('/register/email', { email, uniqueId })
  return uniqueId
}
const verify = async (uniqueId: string, code?: string) =>
  post('/register/verify', { uniqueId, verificationCode: code ?? (await lastCode()) })
const statusOfAccount = async () =>
  (
    await server.services.db
      .selectFrom('retirement_account')
      .select('status_id')
      .where('account_id', '=', cyd.accountId)
      .executeTakeFirst()
  )?.status_id

describe('registration of an owner', () => {
  test('registers an owner through every step, from the social security number to the first sign-in', async () => {
    const found = await post('/register', person)
    expect(found).toMatchObject({ status: 200, body: { exists: false } })
    const { uniqueId } = found.body as { uniqueId: string }
    expect(Buffer.from(uniqueId, 'base64url')).toHaveLength(16)

    expect(await post('/register/email', { email: 'cyd@example.com', uniqueId })).toMatchObject({
      status: 200,
      body: { exists: false },
    })
    expect((await lastLetter('verification-code'))?.to_address).toBe('cyd@example.com')
    const admin = await server.tokenOf(administrator)
    const seenByStaff = await server.call('GET', `/api/register/admin/${cyd.ownerId}`, { token: admin })
    expect(seenByStaff.body).toEqual({
      registrationCode: '••••••',
      registrationCodeCreated: '2026-03-10T15:00:00.000Z',
    })
    const reveal = (reason?: string) =>
      server.call('POST', `/api/register/admin/${cyd.ownerId}/reveal`, { token: admin, body: { reason } })
    expect((await reveal()).status).toBe(400)
    expect((await reveal('Cyd is on the phone')).body).toEqual({ registrationCode: await lastCode() })
    const read = await server.services.db
      .selectFrom('audit')
      .select(['account_owner_id', 'after'])
      .where('action', '=', 'registration.code.reveal')
      .execute()
    expect(read).toEqual([{ account_owner_id: cyd.ownerId, after: { reason: 'Cyd is on the phone' } }])

    expect(await verify(uniqueId)).toMatchObject({ status: 204 })
    const envelopeId = await linkOf('custodial-agreement')
    expect(await statusOfAccount()).toBe(2)

    const envelope = await server.call('GET', `/api/signature/${envelopeId}`)
    expect(envelope).toMatchObject({ status: 200, body: { kind: 'CUSTODIAL_AGREEMENT', status: 'AWAITING' } })
    expect(await post(`/signature/${envelopeId}`, { signerName: 'Cyd Clark', consent: true })).toMatchObject({
      status: 204,
    })
    expect(await statusOfAccount()).toBe(3)

    const resetId = await linkOf('password-setup')
    expect((await post('/user/reset/link', { passwordResetId: resetId })).body).toMatchObject({
      isSetup: true,
      email: 'cyd@example.com',
    })
    expect(await post('/user/reset', { password: 'Passw0rd!', passwordResetId: resetId })).toMatchObject({
      status: 204,
    })
    expect(await letters('password-changed')).toEqual([])
    const signedIn = await post('/authenticate', { username: 'cyd@example.com', password: 'Passw0rd!' })
    expect(signedIn).toMatchObject({ status: 200, body: { roleId: ROLE.customer, accountOwnerId: cyd.ownerId } })
    const { token } = signedIn.body as { token: string }
    const accounts = await server.call('GET', '/api/account/balance', { token })
    expect(accounts.body).toMatchObject([{ accountId: cyd.accountId, retirementAccountStatusId: 3 }])
    const documents = (await server.call('GET', '/api/document', { token })).body as Array<{ attachmentTypeId: number }>
    expect(documents.map(({ attachmentTypeId }) => attachmentTypeId)).toContain(1)

    // The response reveals an existing login only after a full match of the personal data.
    expect(await post('/register', person)).toMatchObject({ status: 200, body: { exists: true } })
    // Each emailed link works once.
    expect((await post('/user/reset', { password: 'Passw0rd!', passwordResetId: resetId })).status).toBe(404)
    expect((await post(`/signature/${envelopeId}`, { signerName: 'Cyd Clark', consent: true })).status).toBe(404)
  })

  const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewi'
  test.each([
    [
      'a phone and a payroll export',
      ['Cyd', "O'Brien-Peña"],
      ['CYD', 'O\u2019BRIEN\u2011PENA'],
      'cyd o\u2019brien\u2011pe\u00f1a',
    ],
    ['a web page and a word processor', ['Cyd', 'Smith Jr.'], ['\u2068Cyd\u2069', 'Smith, Jr'], 'Cyd\u00a0Smith, JR.'],
    ['two names of 60 letters', [`${LONG}C`, `${LONG}L`], [`${LONG}C`, `${LONG}L`], `${LONG}C ${LONG}L`],
  ] as const)('accepts a name that is written differently than on file: %s', async (_, stored, given, signerName) => {
    const name = ([first_name, last_name]: readonly [string, string]) =>
      server.services.db
        .updateTable('account_owner')
        .set({ first_name, last_name })
        .where('account_owner_id', '=', cyd.ownerId)
        .execute()
    await name(stored)
    const found = await post('/register', { ...person, firstName: given[0], lastName: given[1] })
    expect(found).toMatchObject({ status: 200, body: { exists: false } })
    const { uniqueId } = found.body as { uniqueId: string }
    await post('/register/email', { email: 'cyd@example.com', uniqueId })
    expect((await verify(uniqueId)).status).toBe(204)
    const link = await linkOf('custodial-agreement')
    expect(await post(`/signature/${link}`, { signerName: 'Cyd Clark', consent: true })).toMatchObject({ status: 400 })
    expect(await post(`/signature/${link}`, { signerName, consent: true })).toMatchObject({ status: 204 })
    const { signer_name } = await server.services.db
      .selectFrom('envelope')
      .select('signer_name')
      .where('signed_at', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(signer_name).toBe(signerName)
    await name(['Cyd', 'Clark'])
  })

  test('writes no personal data into the audit trail, and no unencrypted code into the database', async () => {
    const uniqueId = await mailed()
    const code = await lastCode()
    await verify(uniqueId)
    const rows = await server.services.db.selectFrom('audit').selectAll().execute()
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['registration.person', 'registration.code', 'registration.verify', 'agreement.send']),
    )
    const text = JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    for (const secret of ['900110013', '900-11', 'Clark', 'CLARK', 'cyd@example.com', code, uniqueId])
      expect(text).not.toContain(secret)
    const stored = JSON.stringify(await server.services.db.selectFrom('registration').selectAll().execute())
    expect(stored).not.toContain(uniqueId)
    expect(stored).not.toContain(code)
  })
})

describe('the person who registers', () => {
  // Every combination of one or more wrong fields.
  const wrong = { social: '900110099', firstName: 'Sid', lastName: 'Clerk', dob: '1962-05-04' }
  const fields = ['social', 'firstName', 'lastName', 'dob'] as const
  const lattice = Array.from({ length: 15 }, (_, index) =>
    Object.fromEntries(fields.filter((_field, bit) => (index + 1) & (1 << bit)).map((field) => [field, wrong[field]])),
  )

  test('answers all 15 combinations of wrong fields with the same 404', async () => {
    const answers: string[] = []
    for (const mistake of lattice) {
      await server.services.db.deleteFrom('throttle').execute()
      const { status, body } = await post('/register', { ...person, ...mistake })
      answers.push(JSON.stringify([status, body]))
    }
    expect(new Set(answers)).toEqual(new Set([JSON.stringify([404, { message: 'Not found' }])]))
    expect(await server.services.db.selectFrom('registration').selectAll().execute()).toEqual([])
  })

  test('never reveals an existing login for a partial match', async () => {
    expect(await post('/register', { ...person, social: '900110011' })).toMatchObject({ status: 404 })
    expect(
      await post('/register', { social: '900110011', firstName: 'Ada', lastName: 'Adams', dob: '1950-05-12' }),
    ).toMatchObject({ status: 200, body: { exists: false } })
    await server.services.db
      .updateTable('portal_user')
      .set({ password_hash: 'x' })
      .where('user_id', '=', ada.ownerId)
      .execute()
    const again = await post('/register', {
      social: '900110011',
      firstName: 'Ada',
      lastName: 'Adams',
      dob: '1950-05-12',
    })
    expect(again.body).toEqual({ exists: true })
  })

  test('allows five registration guesses an hour per IP address, and three a day per social security number', async () => {
    const guess = (social: string) => post('/register', { ...person, social, lastName: 'Wrong' })
    for (const social of ['900110013', '900110013', '900110013']) expect((await guess(social)).status).toBe(404)
    expect(await post('/register', person)).toMatchObject({
      status: 429,
      body: 'Too many attempts. Please try again later.',
    })
    expect((await guess('900110021')).status).toBe(404)
    expect((await guess('900110022')).status).toBe(429)
    server.clock.forward(61 * MINUTE)
    expect((await guess('900110023')).status).toBe(404)
    expect((await post('/register', person)).status).toBe(429)
    server.clock.forward(24 * 60 * MINUTE)
    expect((await post('/register', person)).status).toBe(200)
  })

  test('stores nothing for registration guesses above the limit', async () => {
    const rows = async () =>
      (
        await server.services.database.executeSql(
          'select (select count(*) from audit)::int + (select count(*) from throttle)::int as n',
        )
      ).rows[0]?.['n']
    for (let last = 30; last < 36; last += 1) await post('/register', { ...person, social: `9001100${last}` })
    const before = await rows()
    expect((await post('/register', { ...person, social: '900110099' })).status).toBe(429)
    expect(await rows()).toBe(before)
  })

  test('does not count a correct match as a registration guess', async () => {
    for (let time = 0; time < 8; time += 1) expect((await post('/register', person)).status).toBe(200)
  })

  test.each(['900-11-0013', ' 900 11 0013 ', '９００１１００１３', '900\u201111\u20110013'])(
    'accepts a social security number copied as %j',
    async (social) => {
      expect((await post('/register', { ...person, social })).status).toBe(200)
    },
  )

  test.each([
    ['social', '90011001', 'Please enter a valid social security number'],
    ['social', '9001100133', 'Please enter a valid social security number'],
    ['social', '90011001a', 'Please enter a valid social security number'],
    ['firstName', '', 'Required'],
    ['lastName', undefined, 'Required'],
    ['dob', '1962-02-30', 'Please enter a valid date of birth'],
    ['dob', '04/05/1962', 'Please enter a valid date of birth'],
    ['dob', '2026-03-10', 'Please enter a valid date of birth'],
    ['dob', undefined, 'Please enter a valid date of birth'],
    ['social', undefined, 'Please enter a valid social security number'],
  ])('refuses a registration with the wrong %s %j and names the field', async (field, value, message) => {
    expect(await post('/register', { ...person, [field]: value })).toMatchObject({
      status: 400,
      body: { errors: [{ path: [field], message }] },
    })
  })
})

describe('the email address of a registration', () => {
  test("refuses another person's sign-in address without sending an email", async () => {
    const uniqueId = await started()
    expect(await post('/register/email', { email: ada.email.toUpperCase(), uniqueId })).toMatchObject({
      status: 200,
      body: { exists: true },
    })
    expect(await letters('verification-code')).toEqual([])
  })

  test('requires an unexpired registration for an email address', async () => {
    const email = 'cyd@example.com'
    expect((await post('/register/email', { email, uniqueId: 'A'.repeat(22) })).status).toBe(404)
    const uniqueId = await started()
    server.clock.forward(73 * 60 * MINUTE)
    expect((await post('/register/email', { email, uniqueId })).status).toBe(404)
  })

  test('allows three email addresses per registration, and three codes an hour', async () => {
    const uniqueId = await started()
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
      expect((await post('/register/email', { email, uniqueId })).status).toBe(200)
    expect((await post('/register/email', { email: 'd@example.com', uniqueId })).status).toBe(429)
    expect((await post('/register/resend', { uniqueId })).status).toBe(429)
    // A new registration of the same person does not avoid the limit.
    expect((await post('/register/email', { email: 'e@example.com', uniqueId: await started() })).status).toBe(429)
    expect(await letters('verification-code')).toHaveLength(3)
  })

  test('allows ten email addresses a day per person over all registrations', async () => {
    const answers: number[] = []
    for (let time = 0; time < 12; time += 1)
      answers.push((await post('/register/email', { email: ada.email, uniqueId: await started() })).status)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    server.clock.forward(25 * 60 * MINUTE)
    expect((await post('/register/email', { email: ada.email, uniqueId: await started() })).status).toBe(200)
  })

  test("returns the same response for an employee's email address as for an unused one", async () => {
    const unknown = await post('/register/email', { email: 'nobody@example.com', uniqueId: await started() })
    const uniqueId = await started()
    const ofStaff = await post('/register/email', { email: administrator.toUpperCase(), uniqueId })
    expect([ofStaff.status, ofStaff.body]).toEqual([unknown.status, unknown.body])
    expect((await post('/register/resend', { uniqueId })).status).toBe(204)
    expect((await verify(uniqueId, otherThan(await lastCode()))).status).toBe(404)
    expect((await lastLetter('verification-code'))?.to_address).toBe(administrator.toUpperCase())
    expect(await verify(uniqueId)).toMatchObject({
      status: 409,
      body: 'An account is already associated with this email address. Please contact customer service.',
    })
    expect(await letters('custodial-agreement')).toEqual([])
  })

  test.each(['nobody', 'a@x\r\nBcc: b@example.com', 'a@b@example.com', ''])(
    'refuses the email address %j',
    async (email) => {
      expect(await post('/register/email', { email, uniqueId: await started() })).toMatchObject({
        status: 400,
        body: { errors: [{ path: ['email'], message: 'Invalid email' }] },
      })
    },
  )

  test('refuses an email address that another person verified first', async () => {
    const uniqueId = await mailed('late@example.com')
    await server.services.db
      .updateTable('portal_user')
      .set({ email: 'late@example.com' })
      .where('user_id', '=', bob.ownerId)
      .execute()
    expect(await verify(uniqueId)).toMatchObject({
      status: 409,
      body: 'An account is already associated with this email address. Please contact customer service.',
    })
    expect(await letters('custodial-agreement')).toEqual([])
  })
})

describe('Mail from Us of an owner who registers again', () => {
  test.each([
    ['leaves out earlier emails to an address that is new', 'other@example.com', 0],
    ['keeps earlier emails to the same address', 'CYD@example.com', 1],
  ])('%s', async (_, address, listed) => {
    await verify(await mailed('cyd@example.com'))
    await server.services.database.executeSql(
      `update portal_user set created_at = '${TEST_NOW.toISOString()}' where account_owner_id = ${cyd.ownerId}`,
    )
    await server.services.database.executeSql(`insert into mail_outbox
      (kind, to_address, subject, created_at, next_attempt_at, attempts, sent_at)
      values ('request-status', '${address}', 'Your request', '${TEST_NOW.toISOString()}', now(), 1, now())`)
    server.clock.forward(60 * MINUTE)
    await verify(await mailed(address))
    const { body } = await server.call('GET', '/api/mail', { token: await server.tokenOf(address) })
    const kinds = (body as { kind: string }[]).map(({ kind }) => kind)
    expect(kinds).toContain('custodial-agreement')
    expect(kinds.filter((kind) => kind === 'request-status')).toHaveLength(listed)
  })
})

describe('an owner without an email address who registers', () => {
  const written = async () =>
    (
      await server.services.db
        .selectFrom('letter')
        .select('kind')
        .where('account_owner_id', '=', cyd.ownerId)
        .orderBy('letter_id')
        .execute()
    ).map(({ kind }) => kind)

  test.each([
    ['the release letter, if the address is confirmed', 'OPERATOR', ['RELEASE']],
    ['a notice at the former address, if staff changed the address', 'STAFF', ['NOTICE']],
  ] as const)('is notified by one letter: %s', async (_name, path, expected) => {
    await server.services.database.executeSql(`
      delete from payout_hold; delete from letter; delete from address where account_owner_id = ${cyd.ownerId};
      update account_owner set email = null where account_owner_id = ${cyd.ownerId};
      insert into address (account_owner_id, address1, city, state, zip)
        values (${cyd.ownerId}, '1 Elm Street', 'Reno', 'NV', '89501');
      select set_config('portal.data_writer', '{"path":"${path}","userId":1,"at":"2026-03-01T00:00:00Z"}', false);
      update address set address1 = '9 Other Road' where account_owner_id = ${cyd.ownerId};
      select set_config('portal.data_writer', '', false)`)
    expect((await verify(await mailed())).status).toBe(204)
    expect(await written()).toEqual(expected)
  })
})

describe('a verification code', () => {
  test('refuses even the right verification code after five wrong codes', async () => {
    const uniqueId = await mailed()
    const code = await lastCode()
    for (let time = 0; time < 5; time += 1) expect((await verify(uniqueId, otherThan(code))).status).toBe(404)
    expect(await verify(uniqueId, code)).toMatchObject({ status: 404, body: { message: 'Not found' } })
    await post('/register/resend', { uniqueId })
    expect((await verify(uniqueId)).status).toBe(204)
  })

  test('allows ten wrong codes a day over all emailed codes', async () => {
    const uniqueId = await mailed()
    for (let time = 0; time < 10; time += 1) {
      if (time === 5) await post('/register/resend', { uniqueId })
      expect((await verify(uniqueId, otherThan(await lastCode()))).status).toBe(404)
    }
    await post('/register/resend', { uniqueId })
    expect((await verify(uniqueId)).status).toBe(429)
  })

  test('accepts a verification code once, for 30 minutes or until a newer code', async () => {
    const uniqueId = await mailed()
    const first = await lastCode()
    server.clock.forward(31 * MINUTE)
    expect((await verify(uniqueId, first)).status).toBe(404)
    await post('/register/resend', { uniqueId })
    const second = await lastCode()
    expect((await verify(uniqueId, first === second ? otherThan(second) : first)).status).toBe(404)
    server.clock.forward(29 * MINUTE)
    expect((await verify(uniqueId, second)).status).toBe(204)
    expect((await verify(uniqueId, second)).status).toBe(404)
  })

  test('refuses the verification code of another registration', async () => {
    const first = await mailed()
    const code = await lastCode()
    const second = await mailed()
    const secondCode = await lastCode()
    expect((await verify(second, code === secondCode ? otherThan(code) : code)).status).toBe(404)
    expect((await verify('B'.repeat(22), secondCode)).status).toBe(404)
    expect((await verify(first, code)).status).toBe(204)
  })

  test.each(['12345', '1234567', '12345a', '１２３４５', ' 12345', undefined])(
    'refuses the verification code %j and names the field',
    async (verificationCode) => {
      expect(await post('/register/verify', { uniqueId: 'x', verificationCode })).toMatchObject({
        status: 400,
        body: { errors: [{ path: ['verificationCode'], message: 'Please enter a valid verification code' }] },
      })
      expect(await post('/register/verify', { uniqueId: '', verificationCode: '123456' })).toMatchObject({
        body: { errors: [{ path: ['uniqueId'], message: 'Please start the verification process over.' }] },
      })
    },
  )
})

test('allows a hundred registration calls a day per IP address', async () => {
  const unknown = 'A'.repeat(22)
  const steps = [
    () => post('/register/email', { email: 'a@example.com', uniqueId: unknown }),
    () => post('/register/verify', { uniqueId: unknown, verificationCode: '123456' }),
    () => post('/register/resend', { uniqueId: unknown }),
  ]
  for (let time = 0; time < 100; time += 1) expect((await steps[time % 3]!()).status).toBe(404)
  for (const step of [...steps, () => post('/register', person)])
    expect(await step()).toMatchObject({ status: 429, body: 'Too many attempts. Please try again later.' })
})

describe('an owner who did not get an email', () => {
  test('emails the agreement link again, and revokes the old link', async () => {
    const uniqueId = await mailed()
    await verify(uniqueId)
    const first = await linkOf('custodial-agreement')
    expect((await post('/register/resend', { uniqueId })).status).toBe(204)
    const second = await linkOf('custodial-agreement')
    expect(second).not.toBe(first)
    expect((await server.call('GET', `/api/signature/${first}`)).status).toBe(404)
    expect((await post(`/signature/${second}`, { signerName: 'Cyd Clark', consent: true })).status).toBe(204)
  })

  test('emails a new password link after the agreement, even if the owner registers again', async () => {
    const uniqueId = await mailed()
    await verify(uniqueId)
    await post(`/signature/${await linkOf('custodial-agreement')}`, { signerName: 'Cyd Clark', consent: true })
    const first = await linkOf('password-setup')
    await verify(await mailed('cyd.new@example.com'))
    const second = await linkOf('password-setup')
    expect(await letters('custodial-agreement')).toHaveLength(1)
    expect((await post('/user/reset', { password: 'Passw0rd!', passwordResetId: first })).status).toBe(404)
    expect((await post('/user/reset', { password: 'Passw0rd!', passwordResetId: second })).status).toBe(204)
    expect((await post('/authenticate', { username: 'cyd.new@example.com', password: 'Passw0rd!' })).status).toBe(200)
  })
})

test('lets an owner who forgot to sign set a password, log in and sign with a new link', async () => {
  await verify(await mailed())
  server.clock.forward(80 * 60 * MINUTE)
  await post('/user/forgot', { email: 'cyd@example.com' })
  const link = await linkOf('password-reset')
  expect((await post('/user/reset', { password: 'Passw0rd!', passwordResetId: link })).status).toBe(204)
  const { body } = await post('/authenticate', { username: 'cyd@example.com', password: 'Passw0rd!' })
  const { token } = body as { token: string }
  expect((await server.call('POST', '/api/agreement/resend', { token, body: {} })).status).toBe(200)
  const signed = { signerName: 'Cyd Clark', consent: true }
  expect((await post(`/signature/${await linkOf('custodial-agreement')}`, signed)).status).toBe(204)
  expect([await statusOfAccount(), await letters('password-setup')]).toEqual([3, []])
})

describe('two registrations of one person', () => {
  test('refuses a second registration once the person has a password', async () => {
    const waiting = await mailed('thief@example.com')
    const thiefsCode = await lastCode()
    await verify(await mailed())
    await post(`/signature/${await linkOf('custodial-agreement')}`, { signerName: 'Cyd Clark', consent: true })
    await post('/user/reset', { password: 'Passw0rd!', passwordResetId: await linkOf('password-setup') })

    expect((await verify(waiting, thiefsCode)).status).toBe(404)
    expect((await post('/register/resend', { uniqueId: waiting })).status).toBe(404)
    expect((await post('/register/email', { uniqueId: waiting, email: 'thief2@example.com' })).status).toBe(404)
    expect((await post('/authenticate', { username: 'cyd@example.com', password: 'Passw0rd!' })).status).toBe(200)
    await post('/user/forgot', { email: 'thief@example.com' })
    expect(await letters('password-reset')).toEqual([])
  })

  test("revokes the links of a person's other registration when one registration is verified", async () => {
    await verify(await mailed('thief@example.com'))
    await post('/user/forgot', { email: 'thief@example.com' })
    const link = await linkOf('password-reset')
    await verify(await mailed())
    expect((await post('/user/reset', { password: 'Passw0rd!', passwordResetId: link })).status).toBe(404)
  })
})
