import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lettersOf } from '../mail/testing.letters.ts'
import { ada, administrator, customerService, cyd, seedPeople } from '../testing.people.ts'
import { startTestServer, TEST_NOW, type TestServer } from '../testing.ts'

let server: TestServer
const tokens = { ada: '', staff: '' }
const db = () => server.services.db
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  // Posts a contribution, because later steps of the wizard need a balance.
  await server.services.database.executeSql(`
    select post_transaction(1, '2026-01-02', 'Contribution', null, null, null, null,
      array[(select book_id from book where kind = 'CUSTODY_CASH'), (select book_id from book where account_id = ${ada.accountId})],
      array['D', 'C'], array[100000, 100000]::bigint[])`)
  tokens.ada = await server.tokenOf(ada.email)
  tokens.staff = await server.tokenOf(customerService)
})
afterAll(() => server.close())
beforeEach(() => db().deleteFrom('mail_outbox').execute())

const send = (who: keyof typeof tokens, method: 'POST' | 'PUT', path: string, body?: unknown) =>
  server.call(method, `/api${path}`, { token: tokens[who], body })
const told = async () => (await lettersOf(server.services)).map(shown)
const shown = (mail: { to_address: string; subject: string; body_text: string }) => ({
  to: mail.to_address,
  subject: mail.subject,
  values: mail.body_text.split('\n').filter((line) => /^(Before|Now): /.test(line)),
})
const austin = { address1: '12 Elm Street', address2: null, city: 'Austin', state: 'TX', zip: '78701' }
const reno = { address1: '9 Oak Street', address2: null, city: 'Reno', state: 'NV', zip: '89501' }

describe('the notification of a data change', () => {
  test('notifies the owner of a changed mailing address, with the old and the new one', async () => {
    await send('ada', 'PUT', '/address', austin)
    await send('staff', 'PUT', `/address/admin/${ada.ownerId}`, reno)
    await send('staff', 'PUT', `/address/admin/${ada.ownerId}`, reno)
    expect(await told()).toEqual([
      {
        to: ada.email,
        subject: 'Your mailing address was changed',
        values: ['Before: none', 'Now: 12 •••, Austin, TX 787••'],
      },
      {
        to: ada.email,
        subject: 'Your mailing address was changed',
        values: ['Before: 12 •••, Austin, TX 787••', 'Now: 9 O•••, Reno, NV 895••'],
      },
    ])
  })

  test.each([
    [{ lastName: 'Thief' }, ['Before: Ada Adams', 'Now: Ada Thief']],
    [{ dateOfBirth: '1950-05-13' }, ['Before: Ada Adams', 'Now: Ada Adams, another date of birth']],
    [{ social: '900110099' }, ['Before: Ada Adams', 'Now: Ada Adams, another Social Security number']],
    [{}, null],
  ])('notifies the owner only of an actual change of personal data: %j', async (change, values) => {
    const identity = { firstName: 'Ada', lastName: 'Adams', dateOfBirth: '1950-05-12', social: '900110011' }
    const token = await server.tokenOf(administrator)
    const save = (body: object) => server.call('PUT', `/api/accountowner/admin/${ada.ownerId}`, { token, body })
    expect((await save({ ...identity, ...change })).status).toBe(200)
    const subject = 'Your name or personal data was changed'
    expect(await told()).toEqual(values === null ? [] : [{ to: ada.email, subject, values }])
    expect((await save(identity)).status).toBe(200)
  })

  test('notifies the owner of a changed phone number, with the old and the new one', async () => {
    await send('ada', 'PUT', '/phonenumber/cell/5125550100')
    await send('staff', 'PUT', `/phonenumber/admin/${ada.ownerId}/cell/7755550199`)
    await send('ada', 'PUT', '/phonenumber/cell/7755550199')
    expect((await told()).map(({ values }) => values)).toEqual([
      ['Before: none', 'Now: •••-•••-0100'],
      ['Before: •••-•••-0100', 'Now: •••-•••-0199'],
    ])
  })

  test('notifies the owner of a changed email setting, with the old and the new one', async () => {
    const body = { accountOwnerId: ada.ownerId, emailSetting: true }
    await send('staff', 'PUT', `/emailsetting/admin/${ada.ownerId}`, body)
    await send('ada', 'PUT', '/emailsetting', body)
    expect(await told()).toEqual([
      {
        to: ada.email,
        subject: 'Your email setting was changed',
        values: ['Before: Statements by email: off', 'Now: Statements by email: on'],
      },
    ])
  })

  test('notifies the owner of changed bank details, without the bank account number', async () => {
    const bank = (accountNumber: string) => ({
      accountNumber,
      confirmAccountNumber: accountNumber,
      bankName: '',
      routingNumber: '021000021',
    })
    const page = (step: string) => `/wizard/${step}/${ada.accountId}`
    const ofStaff = (step: string) => `/wizard/admin/${ada.ownerId}/${step}/${ada.accountId}`
    await send('ada', 'POST', page('amount'), { amount: 100, isFullAmount: false })
    await send('ada', 'POST', page('distribution-type'), { distributionTypeId: DISTRIBUTION_TYPE.normal })
    await send('ada', 'POST', page('payment'), { isCheck: false })
    expect((await send('ada', 'POST', page('account'), bank('000111222333'))).status).toBe(200)
    expect(await told(), 'what is typed and never submitted changes nothing').toEqual([])
    const submitWith = async (number: string) => {
      await send('ada', 'POST', page('amount'), { amount: 100, isFullAmount: false })
      await send('ada', 'POST', page('distribution-type'), { distributionTypeId: DISTRIBUTION_TYPE.normal })
      await send('ada', 'POST', page('payment'), { isCheck: false })
      expect((await send('staff', 'POST', ofStaff('account'), bank(number))).status).toBe(200)
      await send('ada', 'POST', page('federal'), { federalTaxAmount: 10, residenceState: 'TX' })
      await send('ada', 'POST', page('state'), { stateTaxAmount: 0, stateOptOut: false })
      const { status, body } = await send('ada', 'POST', page('finalize'))
      expect(status).toBe(200)
      const { requestId } = body as { requestId: number }
      expect((await send('ada', 'POST', `/request/${requestId}/cancel`, {})).status).toBeLessThan(300)
    }
    for (const number of ['000111222333', '000111222333', '999888777666']) await submitWith(number)
    const mails = (await told()).filter(({ values }) => values.length > 0)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      Array(2).fill([ada.email, 'Your bank details were changed']),
    )
    expect(mails[0]?.values).toEqual(['Before: none', expect.stringMatching(/^Now: .+ ending in 2333$/)])
    expect(mails[1]?.values).toEqual([
      expect.stringMatching(/^Before: .+ ending in 2333$/),
      expect.stringMatching(/^Now: .+ ending in 7666$/),
    ])
    expect(JSON.stringify(mails)).not.toContain('98887')
  })

  test('notifies the owner of a changed email address at the old and the new address', async () => {
    await db()
      .updateTable('account_owner')
      .set({ email: 'cyd.at.work@example.com' })
      .where('account_owner_id', '=', cyd.ownerId)
      .execute()
    const { social, firstName, lastName, dateOfBirth } = cyd
    const started = await send('ada', 'POST', '/register', { social, firstName, lastName, dob: dateOfBirth })
    const { uniqueId } = started.body as { uniqueId: string }
    await send('ada', 'POST', '/register/email', { uniqueId, email: 'thief@example.com' })
    const [mail] = await lettersOf(server.services)
    const verificationCode = /\d{6}/.exec(mail?.body_text ?? '')?.[0]
    expect((await send('ada', 'POST', '/register/verify', { uniqueId, verificationCode })).status).toBe(204)
    const values = ['Before: c•••@example.com', 'Now: t•••@example.com']
    expect((await told()).filter(({ subject }) => subject === 'Your email address was changed')).toEqual(
      ['cyd.at.work@example.com', 'thief@example.com'].map((to) => ({
        to,
        subject: 'Your email address was changed',
        values,
      })),
    )
  })
})

test('sends no email if a change is refused or changes nothing', async () => {
  expect((await send('ada', 'PUT', '/address', { ...reno, zip: '1' })).status).toBe(400)
  expect((await send('ada', 'PUT', '/address', reno)).status).toBe(200)
  expect(await told()).toEqual([])
  expect(server.services.clock.now()).toEqual(TEST_NOW)
})
