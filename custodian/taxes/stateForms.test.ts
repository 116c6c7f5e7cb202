import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { fund, signNewest, submit, walk } from '../distributions/testing.ts'
import { storeFile } from '../documents/files.sql.ts'
import { runJob } from '../jobs/run.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { ada, administrator, bob, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
let guid = ''
const again = 'service2@example.com'
const ACCEPTED = 'We accepted Form W-4MNP for Minnesota. It applies to your payments from now on.'
const MAKER = 'You requested this or worked on it. Another person must decide.'

beforeEach(() => begin())
afterEach(() => server.close())

async function begin(config: Parameters<typeof startTestServer>[0] = {}): Promise<void> {
  server = await startTestServer(config)
  await seedPeople(server.services)
  await server.services.database.executeSql(`
    insert into portal_user (user_id, email, role_id) values (23, '${again}', 2)`)
  await fund(server.services, ada.accountId, 500_000n)
  guid = await document(ada.ownerId)
}

const document = (ownerId: number, createdBy: number | null = null) =>
  server.services.db.transaction().execute(async (tx) => {
    const file = { fileName: 'w-4mnp.pdf', contentType: 'application/pdf', sha256: 'x' }
    const place = { ownerId, typeId: DOCUMENT_TYPE.generalUpload, createdBy, now: server.clock.now() }
    const content = Buffer.from('%PDF-1.4')
    return (await storeFile(tx, server.services.pii, { ...file, ...place, content })).guid
  })

const as = async (email: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
  server.call(method, `/api${path}`, { token: await server.tokenOf(email), body })
const path = `/state-form/admin/${ada.ownerId}`
const minnesota = { state: 'MN', election: 'PERCENT', percent: 2, signedOn: '2026-03-02' }
const record = (who = customerService, change: object = {}) => as(who, 'POST', path, { ...minnesota, guid, ...change })
const waiting = async () => {
  const { body } = await as(administrator, 'GET', '/approval?effect=state-form')
  return (body as { approvals: Array<{ id: number; status: string }> }).approvals.find(
    ({ status }) => status === 'WAITING',
  )?.id
}
const decide = async (who: string, how: 'approve' | 'refuse' = 'approve') =>
  as(who, 'POST', `/approval/${await waiting()}/${how}`, { note: null })
const open = (who: string, file = guid) => as(who, 'GET', `/attachment/${file}`)
const forms = async () =>
  ((await as(customerService, 'GET', path)).body as { forms: Array<Record<string, unknown>> }).forms
const accept = async (change: object) => {
  expect(await record(customerService, change)).toMatchObject({ status: 200, body: { waits: true } })
  await open(administrator)
  expect((await decide(administrator)).status).toBe(200)
}

const ofWizard = async (federalTaxAmount = 100, residenceState = 'MN') => {
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId, { state: residenceState, federal: federalTaxAmount, stateTax: 62.5 })
  return (await server.call('GET', `/api/wizard/state/${ada.accountId}`, { token })).body
}

describe('recording a state form', () => {
  test('changes no withholding before another person has opened and accepted the state form', async () => {
    expect(await record()).toMatchObject({ status: 200, body: { waits: true } })
    expect(await forms()).toEqual([])
    expect(await ofWizard()).toMatchObject({ minimumStateWithholding: 62.5, canModify: false })
    expect(await decide(administrator)).toMatchObject({
      status: 409,
      body: 'Open the file w-4mnp.pdf before you approve this.',
    })
    await open(administrator)
    expect((await decide(administrator)).status).toBe(200)
    expect(await forms()).toMatchObject([
      {
        state: 'MN',
        form: 'W-4MNP',
        election: 'PERCENT',
        percent: 2,
        amount: null,
        isCurrent: true,
        recordedBy: customerService,
        acceptedBy: administrator,
      },
    ])
    expect(await ofWizard()).toMatchObject({
      minimumStateWithholding: 20,
      canOptOut: false,
      canModify: true,
      messageOutput: 'Form W-4MNP on file asks for $20.00 for Minnesota.',
    })
  })

  test('refuses a decision about a state form by its maker, by the sender of the file and by other roles', async () => {
    guid = await document(ada.ownerId, 23)
    await record()
    for (const who of [customerService, again]) {
      await open(who)
      expect(await decide(who)).toMatchObject({ status: 409, body: MAKER })
    }
    expect((await decide(reviewer)).status).toBe(403)
    expect((await decide(ada.email)).status).toBe(403)
    expect(await forms()).toEqual([])
  })

  test('ignores a refused state form, and accepts one pending form per state', async () => {
    await record()
    expect(await record(administrator)).toMatchObject({
      status: 409,
      body: 'This waits for a second person already.',
    })
    expect((await record(customerService, { state: 'MI', election: 'NONE', percent: null })).status).toBe(200)
    expect((await decide(administrator, 'refuse')).status).toBe(200)
    expect((await decide(administrator, 'refuse')).status).toBe(200)
    expect(await forms()).toEqual([])
  })

  test.each([
    [{ state: 'KS' }, 'state', 'This state has no withholding form that applies here.'],
    [{ state: 'ZZ' }, 'state', 'This state has no withholding form that applies here.'],
    [{ state: 'MI' }, 'election', 'Form MI W-4P does not have this choice.'],
    [
      { state: 'IA', election: 'AMOUNT', percent: null, amount: 5 },
      'election',
      'Form IA W-4P does not have this choice.',
    ],
    [{ percent: null }, 'percent', 'Required'],
    [{ amount: 5 }, 'amount', 'Only a fixed amount has an amount.'],
    [{ election: 'NONE' }, 'percent', 'Only a percentage has a percent.'],
    [{ election: 'AMOUNT', percent: null }, 'amount', 'Required'],
    [
      { state: 'CT', election: 'AMOUNT', percent: null, amount: 9.99 },
      'amount',
      'Number must be greater than or equal to $10.00',
    ],
    [{ election: 'AMOUNT', percent: null, amount: 0 }, 'amount', 'Number must be greater than or equal to $0.01'],
    [{ percent: 2.125 }, 'percent', 'A percent has at most two decimals'],
    [{ signedOn: '2026-03-11' }, 'signedOn', 'Date must not be in the future'],
    [{ guid: 'nothing' }, 'guid', 'Please choose a file that was uploaded for this account owner'],
  ])('refuses a state form with %j, and names the field', async (change, field, message) => {
    expect(await record(customerService, change)).toMatchObject({
      status: 400,
      body: { errors: [{ path: [field], message }] },
    })
    expect(await waiting()).toBeUndefined()
  })

  test("refuses a state form with another owner's file, or recorded by an owner or a reviewer", async () => {
    const theirs = await document(bob.ownerId)
    expect((await record(customerService, { guid: theirs })).status).toBe(400)
    expect((await record(reviewer)).status).toBe(403)
    expect((await record(ada.email)).status).toBe(403)
    expect((await as(ada.email, 'GET', path)).status).toBe(403)
  })

  test.each([true, false])(
    'refuses a state form that employees record for their own account (second-person rule on: %s)',
    async (fourEyes) => {
      await server.close()
      await begin({ config: { fourEyes } })
      await server.services.database.executeSql(`
      insert into person (person_id, name, account_owner_id) values (7, 'Ada Adams', ${ada.ownerId});
      update portal_user set person_id = 7 where email = '${customerService}'`)
      expect(await record()).toMatchObject({
        status: 409,
        body: 'This is about an account of your own. Another person must decide.',
      })
      expect((await record(administrator)).status).toBe(200)
    },
  )

  test('applies a state form immediately if the second-person rule is off', async () => {
    await server.close()
    await begin({ config: { fourEyes: false } })
    expect(await record()).toMatchObject({ status: 200, body: { waits: false } })
    expect(await forms()).toMatchObject([{ isCurrent: true, acceptedBy: null }])
  })

  test('the database refuses a state form accepted by its maker or by a person who has not opened its file, and any later change', async () => {
    const insert = (by: number, accepted: number | null) =>
      server.services.database.executeSql(`
        insert into state_form (account_owner_id, state, election, signed_on, attachment_id, recorded_at, recorded_by,
          accepted_at, accepted_by)
        select ${ada.ownerId}, 'MI', 'NONE', '2026-03-02', attachment_id, '2026-01-01', ${by}, now(), ${accepted}
        from attachment where guid = '${guid}'`)
    await open(customerService)
    await expect(insert(22, 22)).rejects.toThrow('state_form_check')
    await expect(insert(22, 21)).rejects.toThrow('has opened it')
    await insert(22, null)
    await expect(server.services.database.executeSql(`update state_form set election = 'DEFAULT'`)).rejects.toThrow(
      'append-only',
    )
    await expect(server.services.database.executeSql('delete from state_form')).rejects.toThrow('append-only')
  })
})

describe('a state form in force', () => {
  test('applies a state form in the tax calculator only to its owner, until a newer form replaces it', async () => {
    const estimate = async (email: string) =>
      (
        (
          await as(email, 'POST', '/calculator', {
            state: 'MN',
            withdrawalAmount: 1000,
            isEarlyWithdrawal: false,
            isTaxDeferred: true,
          })
        ).body as { minimumStateWithholding: number }
      ).minimumStateWithholding
    await accept({})
    expect(await estimate(ada.email)).toBe(20)
    expect(await estimate(bob.email)).toBe(62.5)
    expect(await estimate(customerService)).toBe(62.5)
    await accept({ election: 'DEFAULT', percent: null })
    expect(await estimate(ada.email)).toBe(62.5)
    expect((await forms()).map(({ election, isCurrent }) => [election, isCurrent])).toEqual([
      ['DEFAULT', true],
      ['PERCENT', false],
    ])
  })

  test('withholds from an approved request by the state form in force on the day of payment', async () => {
    const token = await server.tokenOf(ada.email)
    await accept({})
    await walk(server, token, ada.accountId, { state: 'MN', federal: 100, stateTax: 20 })
    const id = await submit(server, token, ada.accountId)
    await signNewest(server, token)
    await server.services.database.executeSql(`update distribution_request set status_id = 2 where request_id = ${id}`)
    await accept({ election: 'AMOUNT', percent: null, amount: 30 })
    await runJob(server.services, JOB_TYPE.calculateWithdrawals)
    const request = await server.services.db
      .selectFrom('distribution_request')
      .select(['status_id', 'state_cents'])
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(request).toEqual({ status_id: 3, state_cents: 3000n })
  })

  test('withholds nothing from a signed request once a form without withholding is accepted', async () => {
    const token = await server.tokenOf(ada.email)
    await walk(server, token, ada.accountId, { state: 'MN', federal: 100, stateTax: 62.5 })
    const id = await submit(server, token, ada.accountId)
    await signNewest(server, token)
    await server.services.database.executeSql(`update distribution_request set status_id = 2 where request_id = ${id}`)
    server.clock.set(new Date('2026-03-11T15:00:00Z'))
    await accept({ election: 'NONE', percent: null })
    await runJob(server.services, JOB_TYPE.calculateWithdrawals)
    const request = await server.services.db
      .selectFrom('distribution_request')
      .select(['status_id', 'state_cents'])
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(request).toEqual({ status_id: 3, state_cents: 0n })
  })

  test.each([
    ['2026-03-01', ', signed before the form that it replaces'],
    ['2026-03-02', ''],
  ])(
    'tells the second person whether a form signed on %s is older than the form in force',
    async (signedOn, warning) => {
      await accept({})
      await record(customerService, { election: 'NONE', percent: null, signedOn })
      const { body } = await as(administrator, 'GET', '/approval?effect=state-form')
      const { approvals } = body as { approvals: Array<{ status: string; description: string }> }
      expect(approvals.find(({ status }) => status === 'WAITING')?.description).toBe(
        `Form W-4MNP of account owner ${ada.ownerId}${warning}`,
      )
    },
  )

  test('notifies the owner of an accepted state form, and of the election that the form replaces', async () => {
    await record()
    expect(await lettersOf(server.services, 'state-form-accepted')).toEqual([])
    await open(administrator)
    await decide(administrator)
    await accept({ election: 'DEFAULT', percent: null })
    const told = await lettersOf(server.services, 'state-form-accepted')
    expect(told.map(({ to_address: to, body_text: text }) => [to, text.split('\n').slice(2, 6)])).toEqual([
      [ada.email, [ACCEPTED, '', 'Before: no form', 'Now: 2% of each payment']],
      [ada.email, [ACCEPTED, '', 'Before: 2% of each payment', 'Now: As the state says without a form']],
    ])
  })

  test('the wizard refuses withholding below the amount on the newest state form', async () => {
    await accept({})
    await ofWizard()
    const token = await server.tokenOf(ada.email)
    const send = (body: object) => server.call('POST', `/api/wizard/state/${ada.accountId}`, { token, body })
    expect((await send({ stateTaxAmount: 19.99, stateOptOut: false })).status).toBe(400)
    expect((await send({ stateOptOut: true })).status).toBe(400)
    expect((await send({ stateTaxAmount: 20, stateOptOut: false })).status).toBe(200)
    await accept({ election: 'AMOUNT', percent: null, amount: 30 })
    expect((await send({ stateTaxAmount: 20, stateOptOut: false })).status).toBe(400)
    expect((await send({ stateTaxAmount: 30, stateOptOut: false })).status).toBe(200)
  })
})
