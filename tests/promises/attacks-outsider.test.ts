import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fund, newestLink } from '../../custodian/distributions/testing.ts'
import { lettersOf } from '../../custodian/mail/testing.letters.ts'
import { zipOf } from '../../custodian/planUploads/testing.workbook.ts'
import { hashPassword } from '../../custodian/session/password.ts'
import { totpAt, totpStep } from '../authenticator.ts'
import { ada, administrator, asOperator, bob, customerService, cyd } from '../../custodian/testing.people.ts'
import { TEST_NOW } from '../../custodian/testing.ts'
import { pdfFile } from '../files.ts'
import { startProductionServer, type ProductionServer } from '../production.ts'

// Attacks by a person without access, through the public calls: in production mode on PostgreSQL.

let production: ProductionServer
const PASSWORD = 'quiet river 7 lamps'

beforeAll(async () => {
  production = await startProductionServer()
  await fund(production.server.services, ada.accountId, 500_000n)
})
afterAll(() => production?.stop())
beforeEach(async () => {
  const { services, clock } = production.server
  clock.set(TEST_NOW)
  const password = await hashPassword(PASSWORD)
  await services.database.executeSql(`
    delete from throttle; delete from registration; delete from mail_outbox; delete from second_factor;
    delete from session; delete from password_reset; delete from envelope where account_owner_id = ${cyd.ownerId}`)
  await production.asOwner(`delete from portal_user where account_owner_id = ${cyd.ownerId}`)
  await services.db.updateTable('portal_user').set({ password_hash: password }).execute()
})

const as: ProductionServer['as'] = (...call) => production.as(...call)
const post = (path: string, body: object) => as(null, 'POST', path, body)
const letters = (...kinds: string[]) => lettersOf(production.server.services, ...kinds)
const found = (pattern: RegExp, text: string | undefined) => pattern.exec(text ?? '')?.[1] ?? ''

describe('the registration', () => {
  const person = { social: cyd.social, firstName: cyd.firstName, lastName: cyd.lastName, dob: cyd.dateOfBirth }
  const started = async () => ((await post('/register', person)).body as { uniqueId: string }).uniqueId
  const codeMailed = async () => found(/code is:\n\n(\d{6})\n/, (await letters('verification-code')).at(-1)?.body_text)

  test('reveals at most ten times a day whether an email address is known, across all registrations', async () => {
    const answers: number[] = []
    for (let time = 0; time < 12; time += 1)
      answers.push((await post('/register/email', { email: ada.email, uniqueId: await started() })).status)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  })

  test('limits a caller to a hundred registration calls a day', async () => {
    const uniqueId = 'A'.repeat(22)
    const steps = [
      () => post('/register/email', { email: 'a@example.com', uniqueId }),
      () => post('/register/verify', { uniqueId, verificationCode: '123456' }),
      () => post('/register/resend', { uniqueId }),
    ] as const
    const answers = []
    for (let time = 0; time < 100; time += 1) answers.push((await (steps[time % 3] ?? steps[0])()).status)
    expect(new Set(answers)).toEqual(new Set([404]))
    for (const step of [...steps, () => post('/register', person)]) expect((await step()).status).toBe(429)
  })

  test("registration responds to an employee's email address as to an unknown address", async () => {
    const unknown = await post('/register/email', { email: 'nobody@example.com', uniqueId: await started() })
    const ofStaff = await post('/register/email', { email: administrator, uniqueId: await started() })
    expect([ofStaff.status, ofStaff.body]).toEqual([unknown.status, unknown.body])
    const wrong = await codeMailed().then((code) => String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
    expect((await post('/register/verify', { uniqueId: await started(), verificationCode: wrong })).status).toBe(404)
  })

  test('refuses the right registration code after five wrong codes', async () => {
    const uniqueId = await started()
    await post('/register/email', { email: 'cyd@example.com', uniqueId })
    const code = await codeMailed()
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (const verificationCode of [wrong, wrong, wrong, wrong, wrong, code])
      expect((await post('/register/verify', { uniqueId, verificationCode })).status).toBe(404)
  })

  test("refuses an agreement that is signed with another person's name", async () => {
    const uniqueId = await started()
    await post('/register/email', { email: 'cyd@example.com', uniqueId })
    await post('/register/verify', { uniqueId, verificationCode: await codeMailed() })
    const path = `/signature/${await newestLink(production.server.services)}`
    const sign = (signerName: string) => post(path, { signerName, consent: true })
    expect(await sign('Tom Thief')).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['signerName'], message: expect.stringContaining('Cyd Clark') }] },
    })
    expect((await sign('cyd  CLARK')).status).toBe(204)
  })

  test('stores links and codes only encrypted in the email outbox', async () => {
    const uniqueId = await started()
    await post('/register/email', { email: 'cyd@example.com', uniqueId })
    const code = await codeMailed()
    await post('/register/verify', { uniqueId, verificationCode: code })
    await post('/user/forgot', { email: ada.email })
    const links = (await letters())
      .map(({ body_text }) => found(/\/(?:sign|reset)\/([\w-]+)/, body_text))
      .filter(Boolean)
    expect(links).toHaveLength(2)
    const { rows } = await production.server.services.database.executeSql(
      'select mail_outbox::text as row from mail_outbox',
    )
    for (const secret of [code, ...links]) expect(JSON.stringify(rows)).not.toContain(secret)
    expect((await as(administrator, 'GET', '/dev/mail')).status).toBe(404)
  })
})

describe('notices to an owner about changed data', () => {
  const values = async () =>
    (await letters('details-changed')).map(({ body_text }) =>
      body_text.split('\n').filter((line) => /^(?:Before|Now): /.test(line)),
    )

  test('notifies the owner of a new address, phone number and email setting', async () => {
    const reno = { address1: '9 Oak Street', address2: null, city: 'Reno', state: 'NV', zip: '89501' }
    const setting = { accountOwnerId: ada.ownerId, emailSetting: true }
    expect((await as(customerService, 'PUT', `/address/admin/${ada.ownerId}`, reno)).status).toBe(200)
    expect((await as(customerService, 'PUT', `/phonenumber/admin/${ada.ownerId}/cell/7755550199`)).status).toBe(200)
    expect((await as(ada.email, 'PUT', '/phonenumber/cell/5125550100')).status).toBe(200)
    expect((await as(customerService, 'PUT', `/emailsetting/admin/${ada.ownerId}`, setting)).status).toBe(200)
    expect(await values()).toEqual([
      ['Before: none', 'Now: 9 O•••, Reno, NV 895••'],
      ['Before: none', 'Now: •••-•••-0199'],
      ['Before: •••-•••-0199', 'Now: •••-•••-0100'],
      ['Before: Statements by email: off', 'Now: Statements by email: on'],
    ])
    expect(new Set((await letters('details-changed')).map(({ to_address }) => to_address))).toEqual(
      new Set([ada.email]),
    )
  })

  test('notifies the owner of new bank details', async () => {
    const account = { accountNumber: '999888777666', confirmAccountNumber: '999888777666' }
    const page = (step: string, body: object) =>
      as(customerService, 'POST', `/wizard/admin/${ada.ownerId}/${step}/${ada.accountId}`, body)
    await page('amount', { amount: 100, isFullAmount: false })
    await page('distribution-type', { distributionTypeId: DISTRIBUTION_TYPE.normal })
    await page('payment', { isCheck: false })
    expect((await page('account', { ...account, bankName: '', routingNumber: '021000021' })).status).toBe(200)
    await page('federal', { federalTaxAmount: 10, residenceState: 'TX' })
    await page('state', { stateTaxAmount: 0, stateOptOut: false })
    expect((await page('finalize', {})).status).toBe(200)
    expect(await values()).toEqual([['Before: none', expect.stringMatching(/^Now: .+ ending in 7666$/)]])
  })

  test('notifies the owner of a new password', async () => {
    const change = { currentPassword: PASSWORD, newPassword: 'another river 9 lamps' }
    expect((await as(ada.email, 'PUT', '/user/password', change)).status).toBeLessThan(300)
    expect(await letters('password-changed')).toMatchObject([{ to_address: ada.email }])
  })

  test('notifies both the old and the new address of a changed email address', async () => {
    await asOperator(production.server.services, (tx) =>
      tx
        .updateTable('account_owner')
        .set({ email: 'cyd.at.work@example.com' })
        .where('account_owner_id', '=', cyd.ownerId)
        .execute(),
    )
    const { social, firstName, lastName, dateOfBirth: dob } = cyd
    const { uniqueId } = (await post('/register', { social, firstName, lastName, dob })).body as { uniqueId: string }
    await post('/register/email', { uniqueId, email: 'thief@example.com' })
    const verificationCode = found(/code is:\n\n(\d{6})\n/, (await letters('verification-code')).at(-1)?.body_text)
    expect((await post('/register/verify', { uniqueId, verificationCode })).status).toBe(204)
    expect((await letters('details-changed')).map(({ to_address }) => to_address)).toEqual([
      'cyd.at.work@example.com',
      'thief@example.com',
    ])
  })
})

describe('a login', () => {
  const login = (username: string, more: object = {}) =>
    post('/authenticate', { username, password: PASSWORD, ...more })

  test('refuses the sign-in of an employee with the password alone', async () => {
    for (const who of [administrator, customerService])
      expect(await login(who)).toMatchObject({ status: 409, body: expect.stringContaining('authenticator app') })
  })

  test('asks staff for an authenticator code, and accepts each code once', async () => {
    await post('/user/forgot', { email: customerService })
    const passwordResetId = found(/\/reset\/([\w-]+)/, (await letters('password-reset')).at(-1)?.body_text)
    const { secondFactor } = (await post('/user/reset/link', { passwordResetId })).body as {
      secondFactor: { secret: string }
    }
    const code = (drift: number) => totpAt(secondFactor.secret, totpStep(production.server.clock.now()) + drift)
    const password = 'another river 9 lamps'
    expect((await post('/user/reset', { passwordResetId, password })).status).toBe(400)
    expect((await post('/user/reset', { passwordResetId, password, code: code(-1) })).status).toBe(204)
    expect((await login(customerService, { password })).status).toBe(400)
    expect((await login(customerService, { password, code: code(0) })).status).toBe(200)
    expect((await login(customerService, { password, code: code(0) })).status).toBe(400)
  })

  test('refuses short and guessable passwords', async () => {
    for (const newPassword of ['Passw0rd', 'a1b2c3d', 'ada@example.com'])
      expect((await as(ada.email, 'PUT', '/user/password', { currentPassword: PASSWORD, newPassword })).status).toBe(
        400,
      )
    const short = { currentPassword: PASSWORD, newPassword: 'kettle-41-x' }
    expect((await as(customerService, 'PUT', '/user/password', short)).status).toBe(400)
  })

  test('ends all sessions of a person who signs out, and no session of others', async () => {
    const token = async (who: string) => ((await login(who)).body as { token: string }).token
    const [here, there, theirs] = [await token(ada.email), await token(ada.email), await token(bob.email)]
    const { server } = production
    expect((await server.call('POST', '/api/user/session/end', { token: here })).status).toBe(204)
    const open = await Promise.all([here, there, theirs].map((one) => server.call('GET', '/api/user', { token: one })))
    expect(open.map(({ status }) => status)).toEqual([401, 401, 200])
  })
})

test('refuses a PDF with an embedded archive, and removes an archive appended to a PDF', async () => {
  const place = { accountId: ada.accountId, accountOwnerId: ada.ownerId, isWithdrawal: false }
  const send = (content: Buffer) =>
    as(ada.email, 'POST', '/attachment/upload/', {
      fileName: 'a.pdf',
      contentType: 'application/pdf',
      fileContent: content.toString('base64'),
      ...place,
    })
  const archive = zipOf({ 'run.js': 'alert(1)' })
  expect((await send(Buffer.concat([pdfFile(), archive, Buffer.from('\n%%EOF\n')]))).status).toBe(400)
  const sent = await send(Buffer.concat([pdfFile(), archive]))
  expect(sent.status).toBe(200)
  const kept = await as(ada.email, 'GET', `/attachment/${(sent.body as { guid: string }).guid}`)
  const content = Buffer.from((kept.body as { content: string }).content, 'base64')
  expect(content.toString('latin1').trimEnd()).toBe(pdfFile().toString('latin1').trimEnd())
})
