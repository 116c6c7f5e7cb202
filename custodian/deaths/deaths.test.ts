import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { fund, imbalance, signNewest, submit, walk, type Walk } from '../distributions/testing.ts'
import { storeFile } from '../documents/files.sql.ts'
import { runJob } from '../jobs/run.ts'
import { balanceOfAccount } from '../ledger/ledger.ts'
import { DEAD } from '../owners/death.ts'
import { hashPassword } from '../session/password.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { notifyOwners } from '../statements/notifyOwners.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { ada, administrator, bob, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
const tokens = { ada: '', admin: '', service: '', service2: '', reviewer: '' }
let certificate = ''

beforeEach(() => begin())
async function begin(config: Parameters<typeof startTestServer>[0] = {}): Promise<void> {
  server = await startTestServer(config)
  await seedPeople(server.services)
  await server.services.database.executeSql(`
    insert into portal_user (user_id, email, role_id) values (23, 'service2@example.com', 2);
    insert into address (account_owner_id, address1, city, state, zip)
    values (${ada.ownerId}, '1 Elm Street', 'Reno', 'NV', '89501') on conflict do nothing`)
  await fund(server.services, ada.accountId, 1_000_000n)
  tokens.ada = await server.tokenOf(ada.email)
  tokens.admin = await server.tokenOf(administrator)
  tokens.service = await server.tokenOf(customerService)
  tokens.service2 = await server.tokenOf('service2@example.com')
  tokens.reviewer = await server.tokenOf(reviewer)
  certificate = await document(ada.ownerId)
}
afterEach(() => server.close())

const document = async (ownerId: number, createdBy: number | null = null) =>
  server.services.db.transaction().execute(async (tx) => {
    const file = {
      ownerId,
      typeId: DOCUMENT_TYPE.generalUpload,
      fileName: 'certificate.pdf',
      contentType: 'application/pdf',
      sha256: 'x',
    }
    const content = Buffer.from('%PDF-1.4')
    return (await storeFile(tx, server.services.pii, { ...file, content, createdBy, now: server.clock.now() })).guid
  })

const documentRow = () =>
  server.services.db
    .selectFrom('attachment')
    .select(['attachment_id as id', 'guid'])
    .where('account_owner_id', '=', ada.ownerId)
    .executeTakeFirstOrThrow()

const send = (who: keyof typeof tokens, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  server.call(method, `/api${path}`, { token: tokens[who], body })
const report = (
  who: keyof typeof tokens = 'service',
  body: object = {},
  ownerId = ada.ownerId,
  certificateGuid = certificate,
) =>
  send(who, 'POST', `/death/admin/${ownerId}`, {
    diedOn: '2026-01-20',
    certificateGuid,
    isDeathCertificate: true,
    ...body,
  })
const newest = async () => {
  const { body } = await send('admin', 'GET', '/approval')
  return (body as { approvals: Array<{ id: number }> }).approvals[0]?.id ?? 0
}
const decide = async (who: keyof typeof tokens, how: 'approve' | 'refuse' | 'withdraw') =>
  send(who, 'POST', `/approval/${await newest()}/${how}`, how === 'withdraw' ? {} : { note: null })
/** Opens the certificate, then approves the death report. */
const confirm = async (who: keyof typeof tokens = 'admin') => {
  await send(who, 'GET', `/attachment/${certificate}`)
  return decide(who, 'approve')
}
const state = async () => ((await send('admin', 'GET', `/death/admin/${ada.ownerId}`)).body as { state: string }).state
const logIn = (password: string) =>
  server.call('POST', '/api/authenticate', { body: { username: ada.email, password } })
const requests = async () =>
  (
    await server.services.db
      .selectFrom('distribution_request')
      .select(['request_id', 'status_id', 'signed_at'])
      .orderBy('request_id')
      .execute()
  ).map(({ request_id: id, status_id: status, signed_at: signed }) => ({ id, status, isSigned: signed !== null }))
const waitingPayments = () =>
  server.services.db
    .selectFrom('payment')
    .select('payment_id')
    .where('job_file_id', 'is', null)
    .where('closed_as', 'is', null)
    .execute()
/** A Completed request paid by check, with an unsent payment. */
async function paidRequest(isFullAmount: boolean): Promise<number> {
  const id = await signedRequest({
    isFullAmount,
    isCheck: true,
    ...(isFullAmount ? { federal: 1000, stateTax: 100 } : {}),
  })
  const { db } = server.services
  await db.updateTable('distribution_request').set({ status_id: 2 }).where('request_id', '=', id).execute()
  await runJob(server.services, JOB_TYPE.calculateWithdrawals)
  await runJob(server.services, JOB_TYPE.processWithdrawals)
  await db.updateTable('distribution_request').set({ status_id: 4 }).where('request_id', '=', id).execute()
  return id
}
async function signedRequest(choice: Walk = {}): Promise<number> {
  await walk(server, tokens.ada, ada.accountId, choice)
  const id = await submit(server, tokens.ada, ada.accountId)
  await signNewest(server, tokens.ada)
  return id
}

describe('a death report', () => {
  test('requires a second person who neither made the report nor uploaded the certificate', async () => {
    certificate = await document(ada.ownerId, 23)
    expect(await report()).toMatchObject({
      status: 200,
      body: { state: 'REPORTED', diedOn: '2026-01-20', certificate: { fileName: 'certificate.pdf' } },
    })
    for (const who of ['service', 'service2'] as const)
      expect(await confirm(who)).toMatchObject({ status: 409, body: expect.stringContaining('Another person') })
    expect((await confirm('reviewer')).status).toBe(403)
    expect((await confirm('admin')).status).toBe(200)
    expect(await state()).toBe('CONFIRMED')
    expect(await report('admin')).toMatchObject({ status: 409 })
  })

  test('requires the second person to open the certificate after the report', async () => {
    await send('admin', 'GET', `/attachment/${certificate}`)
    server.clock.forward(1_000)
    await report()
    expect(await decide('admin', 'approve')).toMatchObject({
      status: 409,
      body: 'Open the file certificate.pdf before you approve this.',
    })
    await send('admin', 'GET', `/document/admin/${ada.ownerId}/${certificate}`)
    expect((await decide('admin', 'approve')).status).toBe(200)
  })

  test('refuses in the database a death confirmation by somebody who has not opened the certificate', async () => {
    await send('admin', 'GET', `/attachment/${certificate}`)
    server.clock.forward(1_000)
    await report()
    const { database } = server.services
    const confirms = (userId: number) =>
      database.executeSql(`update owner_death set state = 'CONFIRMED', confirmed_at = now(), confirmed_by = ${userId}`)
    const unopened = 'has opened the certificate'
    for (const userId of [21, 22]) await expect(confirms(userId)).rejects.toThrow(unopened)
    await send('service2', 'GET', `/attachment/${certificate}`)
    await expect(confirms(21)).rejects.toThrow(unopened)
    await expect(
      database.executeSql(`insert into owner_death (account_owner_id, died_on, attachment_id, reported_at, reported_by, state, confirmed_at, confirmed_by)
        select ${bob.ownerId}, '2026-01-20', attachment_id, now(), 21, 'CONFIRMED', now(), 23 from attachment`),
    ).rejects.toThrow(unopened)
    await confirms(23)
    expect(await state()).toBe('CONFIRMED')
  })

  test('confirms a death immediately if the second-person rule is off', async () => {
    await server.close()
    await begin({ config: { fourEyes: false } })
    expect(await report()).toMatchObject({ status: 200, body: { state: 'CONFIRMED' } })
  })

  test('requires for a death report a past date of death and a clean certificate of the owner', async () => {
    const wrong = async (body: object) => ((await report('service', body)).body as { errors: unknown }).errors
    expect(await wrong({ diedOn: '2099-01-01' })).toMatchObject([{ path: ['diedOn'] }])
    expect(await wrong({ diedOn: '1900-01-01' })).toMatchObject([{ path: ['diedOn'] }])
    for (const guid of [await document(bob.ownerId), 'unknown'])
      expect(await wrong({ certificateGuid: guid })).toMatchObject([{ path: ['certificateGuid'] }])
    // A general upload counts as a certificate only if the employee who reports the death confirms that it is one.
    for (const isDeathCertificate of [false, undefined])
      expect(await wrong({ isDeathCertificate })).toEqual([
        { path: ['isDeathCertificate'], message: 'Open the file and confirm that it is the death certificate' },
      ])
    expect((await report('ada')).status).toBe(403)
    expect((await report('reviewer')).status).toBe(403)
    expect(await state()).toBeNull()
  })

  test('ends the sessions of an owner reported dead, and refuses login without naming the death', async () => {
    expect((await send('ada', 'GET', '/account/balance')).status).toBe(200)
    await server.services.db
      .updateTable('portal_user')
      .set({ password_hash: await hashPassword('Passw0rd!') })
      .where('email', '=', ada.email)
      .execute()
    expect((await logIn('Passw0rd!')).status).toBe(200)
    await report()
    expect(await logIn('Passw0rd!')).toMatchObject({
      status: 409,
      body: 'You cannot log in at the moment. Please call us.',
    })
    expect((await logIn('other')).status).toBe(401)
    expect((await send('ada', 'GET', '/account/balance')).status).toBe(401)
    await expect(server.tokenOf(ada.email)).rejects.toThrow('nobody signs in as an owner who has died')
    await expect(
      server.services.database.executeSql(`insert into session (token_hash, user_id, created_at, expires_at)
        values ('h', 11, now(), now() + interval '1 hour')`),
    ).rejects.toThrow('nobody signs in as an owner who has died')
    const [mail] = await lettersOf(server.services, 'log-in-closed')
    expect([mail?.to_address, mail?.body_text]).toEqual([ada.email, expect.not.stringMatching(/death|died|deceased/i)])
  })

  test('suspends requests of an owner reported dead, and refuses to create, sign, approve or pay any', async () => {
    const id = await signedRequest()
    await report()
    expect(await requests()).toEqual([{ id, status: 6, isSigned: true }])
    const draft = await send('service', 'POST', `/wizard/admin/${ada.ownerId}/amount/${ada.accountId}`, {
      amount: 100,
      isFullAmount: false,
    })
    expect(draft).toMatchObject({ status: 409, body: DEAD })
    const { body } = await send('admin', 'GET', `/withdrawal/admin/withdrawal/${id}`)
    const { request } = body as {
      request: { holdReason: string; moves: Array<{ statusId: number; reason: string | null }> }
    }
    expect(request.holdReason).toBe(DEAD)
    for (const statusId of [2, 3, 4])
      expect(request.moves.find((move) => move.statusId === statusId)?.reason).not.toBeNull()
    expect(request.moves.find(({ statusId }) => statusId === 2)?.reason).toBe(DEAD)
    await server.services.db.updateTable('distribution_request').set({ status_id: 2 }).execute()
    await runJob(server.services, JOB_TYPE.calculateWithdrawals)
    expect(await requests()).toEqual([{ id, status: 2, isSigned: true }])
    await server.services.database.executeSql('update distribution_request set status_id = 3, frozen_at = now()')
    await runJob(server.services, JOB_TYPE.processWithdrawals)
    expect(await server.services.db.selectFrom('payment').selectAll().execute()).toEqual([])
    expect(await balanceOfAccount(server.services.db, ada.accountId)).toBe(1_000_000n)
    await expect(
      server.services.database.executeSql(`insert into distribution_request (kind, account_id, distribution_type_id,
        amount_cents, is_full_amount, status_id, date_requested) values ('WITHDRAWAL', ${ada.accountId}, 5, 100, false, 5, now())`),
    ).rejects.toThrow('has died, or has not')
  })

  test('keeps the beneficiaries of an owner reported dead unchanged', async () => {
    await report()
    const added = { accountId: ada.accountId, firstName: 'New', lastName: 'Heir', dob: '1990-01-01' }
    expect(await send('service', 'POST', `/beneficiary/admin/${ada.ownerId}`, added)).toMatchObject({ status: 409 })
    const path = `/accountowner/admin/${ada.accountId}/${ada.ownerId}/beneficiary/allocation`
    expect(await send('service', 'PUT', path, [])).toMatchObject({ status: 409 })
  })

  test('holds a posted payment of an owner reported dead if no payment file contains the payment yet', async () => {
    await signedRequest()
    await server.services.database.executeSql('update distribution_request set status_id = 2')
    await runJob(server.services, JOB_TYPE.calculateWithdrawals)
    await runJob(server.services, JOB_TYPE.processWithdrawals)
    await report()
    await runJob(server.services, JOB_TYPE.printVendorUpload)
    const waiting = () =>
      server.services.db.selectFrom('payment').select('payment_id').where('job_file_id', 'is', null).execute()
    expect(await waiting()).toHaveLength(1)
    // A manual status change does not send the payment.
    await server.services.db.updateTable('distribution_request').set({ status_id: 4 }).execute()
    await runJob(server.services, JOB_TYPE.printVendorUpload)
    expect(await waiting()).toHaveLength(1)
    expect(await imbalance(server.services)).toMatchObject({ differenceCents: 0n })
  })

  test.each([
    ['refused', false],
    ['refused', true],
    ['withdrawn', false],
  ] as const)(
    'sets a completed request with an unsent payment to Incomplete until the death report is %s (full amount: %s)',
    async (how, isFullAmount) => {
      const id = await paidRequest(isFullAmount)
      const before = await balanceOfAccount(server.services.db, ada.accountId)
      await report()
      expect(await requests()).toEqual([{ id, status: 6, isSigned: true }])
      expect((await waitingPayments()).length).toBe(1)
      expect(await balanceOfAccount(server.services.db, ada.accountId)).toBe(before)
      await runJob(server.services, JOB_TYPE.printVendorUpload)
      expect((await waitingPayments()).length).toBe(1)
      expect(
        (await decide(how === 'refused' ? 'admin' : 'service', how === 'refused' ? 'refuse' : 'withdraw')).status,
      ).toBe(200)
      expect(await requests()).toEqual([{ id, status: 4, isSigned: true }])
      await runJob(server.services, JOB_TYPE.printVendorUpload)
      expect(await waitingPayments()).toEqual([])
      expect(await imbalance(server.services)).toMatchObject({ differenceCents: 0n })
    },
  )

  test.each([false, true])(
    'reverses the unsent payment of a Completed request when the death is confirmed (full amount: %s)',
    async (isFullAmount) => {
      const id = await paidRequest(isFullAmount)
      await report()
      await confirm()
      const { body } = await send('admin', 'GET', `/withdrawal/admin/withdrawal/${id}`)
      const { request } = body as { request: Record<string, unknown> }
      const { amount, federalWithholding, stateWithholding, waiveFees } = request
      const edit = { id, amount, federalWithholding, stateWithholding, waiveFees, statusId: 5 }
      expect((await send('admin', 'PUT', '/withdrawal/admin/withdrawal', edit)).status).toBe(200)
      expect(await requests()).toEqual([{ id, status: 5, isSigned: true }])
      expect(await waitingPayments()).toEqual([])
      expect(await balanceOfAccount(server.services.db, ada.accountId)).toBe(1_000_000n)
      expect(await imbalance(server.services)).toMatchObject({ differenceCents: 0n })
    },
  )

  test('holds the payment of a Completed request after a death report, even if another request is active', async () => {
    const first = await paidRequest(false)
    const second = await signedRequest()
    await report()
    expect(await requests()).toMatchObject([
      { id: first, status: 4 },
      { id: second, status: 6 },
    ])
    await runJob(server.services, JOB_TYPE.printVendorUpload)
    expect((await waitingPayments()).length).toBe(1)
    await decide('admin', 'refuse')
    await runJob(server.services, JOB_TYPE.printVendorUpload)
    expect(await waitingPayments()).toEqual([])
  })

  test('sets only the last of several Completed requests of an account to Incomplete on a death report', async () => {
    const ids = [await paidRequest(false), await paidRequest(false)]
    await report()
    expect((await requests()).map(({ id, status }) => [id, status])).toEqual([
      [ids[0], 4],
      [ids[1], 6],
    ])
    expect((await waitingPayments()).length).toBe(2)
  })

  test('emails an owner reported dead about changes, and sends nothing after the death is confirmed', async () => {
    await report()
    const phone = (number: string) => send('service', 'PUT', `/phoneNumber/admin/${ada.ownerId}/cell/${number}`, {})
    expect((await phone('7755550101')).status).toBe(200)
    const told = async () =>
      (await lettersOf(server.services, 'details-changed')).filter(({ to_address: to }) => to === ada.email).length
    expect(await told()).toBe(1)
    await confirm()
    await phone('7755550102')
    expect(await told()).toBe(1)
    const forgot = await server.call('POST', `/api/user/forgot/${ada.email}`, { body: {} })
    expect(forgot.status).toBeLessThan(300)
    expect((await lettersOf(server.services, 'password-reset')).length).toBe(0)
  })
})

const DAY_MS = 24 * 60 * 60 * 1000

describe('death reports by one person', () => {
  const OWNERS = [901, 902, 903, 904, 905, 906]
  let files: Record<number, string> = {}

  beforeEach(async () => {
    await server.services.database.executeSql(
      OWNERS.map(
        (id) =>
          `insert into account_owner (account_owner_id, first_name, last_name) values (${id}, 'Mort', 'Owner ${id}');`,
      ).join(''),
    )
    files = {}
    for (const id of OWNERS) files[id] = await document(id)
  })

  const reportOf = (ownerId: number, who: 'service' | 'service2' = 'service') =>
    report(who, {}, ownerId, files[ownerId])
  const stopped = async () => {
    const { rows } = await server.services.database.executeSql(
      "select account_owner_id as id from owner_death where state <> 'ENDED' order by 1",
    )
    return rows.map((row) => row['id'])
  }
  const waits = async () =>
    (
      await server.services.db
        .selectFrom('approval')
        .select('account_owner_id')
        .where('effect', '=', 'owner-death-report')
        .where('status', '=', 'WAITING')
        .orderBy('account_owner_id')
        .execute()
    ).map((row) => row.account_owner_id)

  test('lets one employee stop payments by three death reports in 24 hours, and holds the fourth', async () => {
    for (const id of [901, 902, 903, 904]) expect((await reportOf(id)).status).toBe(200)
    expect([await stopped(), await waits()]).toEqual([[901, 902, 903], [904]])
    expect((await reportOf(904)).body).toBe('This waits for a second person already.')
    // The limit of three reports applies per employee.
    await reportOf(905, 'service2')
    expect(await stopped()).toEqual([901, 902, 903, 905])
  })

  test('lets a second person who opened the certificate confirm the fourth death report', async () => {
    for (const id of [901, 902, 903, 904]) await reportOf(id)
    expect(await decide('service', 'approve')).toMatchObject({ status: 409 })
    expect(await decide('admin', 'approve')).toMatchObject({
      status: 409,
      body: 'Open the file certificate.pdf before you approve this.',
    })
    await send('admin', 'GET', `/document/admin/904/${files[904]}`)
    expect((await decide('admin', 'approve')).status).toBe(200)
    const { rows } = await server.services.database.executeSql(
      'select state, reported_by, confirmed_by from owner_death where account_owner_id = 904',
    )
    expect(rows).toMatchObject([{ state: 'CONFIRMED', reported_by: 22, confirmed_by: 21 }])
  })

  test.each(['withdraw', 'refuse'] as const)(
    'counts ended death reports toward the 24-hour limit (%s)',
    async (how) => {
      for (const id of [901, 902, 903]) {
        await reportOf(id)
        await decide(how === 'withdraw' ? 'service' : 'admin', how)
      }
      expect(await stopped()).toEqual([])
      await reportOf(904)
      expect([await stopped(), await waits()]).toEqual([[], [904]])
      await decide(how === 'withdraw' ? 'service' : 'admin', how)
      await reportOf(905)
      expect([await stopped(), await waits()]).toEqual([[], [905]])
    },
  )

  test.each([
    [DAY_MS - 1_000, [901, 902, 903], [905]],
    [DAY_MS + 1_000, [901, 902, 903, 905], []],
  ])(
    'applies the 24-hour limit: a fourth death report after %i ms leaves payments of owners %j stopped',
    async (passed, expected, waiting) => {
      for (const id of [901, 902, 903]) await reportOf(id)
      server.clock.forward(passed)
      tokens.service = await server.tokenOf(customerService)
      await reportOf(905)
      expect([await stopped(), await waits()]).toEqual([expected, waiting])
    },
  )

  test('applies the 24-hour limit to concurrent death reports: three stop payments, two wait', async () => {
    await Promise.all([901, 902, 903, 904, 905].map((id) => reportOf(id)))
    expect([(await stopped()).length, (await waits()).length]).toEqual([3, 2])
  })

  test("emails each death report to every administrator without the owner's name", async () => {
    for (const id of [901, 902, 903, 904]) await reportOf(id)
    const mails = await lettersOf(server.services, 'death-reported')
    expect(mails.map(({ to_address: to }) => to)).toEqual(Array.from({ length: 4 }, () => administrator))
    expect(mails.map(({ body_text: text }) => /has made (\d) reports? within 24 hours/.exec(text ?? '')?.[1])).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
    expect(mails.at(-1)?.body_text).toContain('Nothing has stopped yet')
    expect(mails[0]?.body_text).not.toContain('Mort')
  })

  test('shows the name of an owner reported dead to the second person', async () => {
    await reportOf(901)
    const { body } = await send('admin', 'GET', '/approval')
    expect(body).toMatchObject({ approvals: [{ accountOwnerId: 901, ownerName: 'Mort Owner 901' }] })
  })
})

describe('a death report that ends', () => {
  test.each([
    ['refused', 'admin', 'refuse'],
    ['withdrawn', 'service', 'withdraw'],
  ] as const)('resumes logins, requests and payments when a report is %s', async (_how, who, how) => {
    const id = await signedRequest()
    await server.services.database.executeSql('update distribution_request set status_id = 2')
    await report()
    expect((await decide(who, how)).status).toBe(200)
    expect(await state()).toBeNull()
    expect(await requests()).toEqual([{ id, status: 2, isSigned: true }])
    tokens.ada = await server.tokenOf(ada.email)
    expect((await send('ada', 'GET', '/account/balance')).status).toBe(200)
    await runJob(server.services, JOB_TYPE.calculateWithdrawals)
    await runJob(server.services, JOB_TYPE.processWithdrawals)
    expect(await server.services.db.selectFrom('payment').selectAll().execute()).toHaveLength(1)
    expect((await report()).status).toBe(200)
  })

  test('keeps a request changed during a death report Incomplete when the report is refused', async () => {
    await signedRequest()
    await report()
    await server.services.database.executeSql('update distribution_request set version = version + 1')
    await decide('admin', 'refuse')
    expect(await requests()).toMatchObject([{ status: 6 }])
  })

  test('lets two people cancel a wrongly confirmed death', async () => {
    const takeBack = (who: 'admin' | 'service') =>
      send(who, 'POST', `/death/admin/${ada.ownerId}/takeBack`, { note: 'She came to the desk' })
    expect((await takeBack('admin')).status).toBe(409)
    await report()
    await confirm()
    expect((await takeBack('admin')).status).toBe(200)
    expect((await takeBack('service')).status).toBe(409)
    expect((await confirm('admin')).status).toBe(409)
    expect((await confirm('service')).status).toBe(200)
    expect(await state()).toBeNull()
    expect(await server.tokenOf(ada.email)).not.toBe('')
  })
})

test('refuses to change or delete a reported death in the database', async () => {
  await report()
  for (const change of [
    "update owner_death set died_on = '2020-01-01'",
    "update owner_death set state = 'ENDED', ended_at = now(), reported_by = 21",
    'delete from owner_death',
    'truncate owner_death cascade',
  ])
    await expect(server.services.database.executeSql(change)).rejects.toThrow('is not changed')
})

test('mails paper statements for a deceased owner, without required-minimum notices', async () => {
  await server.services.database.executeSql(
    `update portal_user set password_hash = 'x';
    insert into email_setting values (${ada.ownerId}, true) on conflict (account_owner_id) do update set email_setting = true`,
  )
  await report('service', { diedOn: '2025-12-20' })
  await confirm()
  const { id, guid } = await documentRow()
  const statement = { ownerId: ada.ownerId, attachmentId: id }
  const told = await server.services.db
    .transaction()
    .execute((tx) => notifyOwners(writeContextIn(tx, server.services, { requestId: 'test' }), [statement]))
  expect([told, guid]).toEqual([[], certificate])
  expect(await server.services.db.selectFrom('print_copy').select('attachment_id').execute()).toEqual([
    { attachment_id: id },
  ])
  await runJob(server.services, JOB_TYPE.minimumNotice)
  expect(await lettersOf(server.services, 'minimum-notice')).toEqual([])
  const { body } = await send('admin', 'GET', `/account/admin/${ada.ownerId}/minimum`)
  expect(body).toEqual([])
  const owner = await send('reviewer', 'GET', `/accountowner/admin/${ada.ownerId}`)
  expect(owner.body).toMatchObject({ death: 'CONFIRMED' })
  const found = await send('admin', 'POST', '/accountowner/search', { lastName: 'Adams' })
  expect(found.body).toMatchObject([{ death: 'CONFIRMED' }])
})
