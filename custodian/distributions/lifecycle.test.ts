import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runJob } from '../jobs/run.ts'
import { balanceOf, balanceOfAccount, internalBook, stateTaxBook } from '../ledger/ledger.ts'
import { ada, administrator, bob, customerService, seedPeople } from '../testing.people.ts'
import { textOfPdf } from '../platform/pdf/testing.text.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { resend } from '../signature/resend.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { requestById } from './request.sql.ts'
import { PAYEE, fund, imbalance, newestLink, signNewest, submit, walk } from './testing.ts'
import { lettersOf } from '../mail/testing.letters.ts'

let server: TestServer
let adas: string
let bobs: string
let staff: string
let colleague: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 1_000_000n)
  await fund(server.services, bob.accountId, 250_000n)
  await fund(server.services, bob.secondAccountId, 100_000n)
  adas = await server.tokenOf(ada.email)
  bobs = await server.tokenOf(bob.email)
  staff = await server.tokenOf(administrator)
  colleague = await server.tokenOf(customerService)
})
afterAll(() => server.close())

const db = () => server.services.db
const balanced = { differenceCents: 0n, unbalanced: [] }
const balance = (accountId: number) => balanceOfAccount(db(), accountId)
const job = (type: 3 | 4) => runJob(server.services, type)
const stored = (requestId: number) =>
  db().selectFrom('distribution_request').selectAll().where('request_id', '=', requestId).executeTakeFirstOrThrow()
const accountStatus = async (accountId: number) =>
  (
    await db()
      .selectFrom('retirement_account')
      .select('status_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  )?.status_id
const mails = async (kind: string) =>
  (await lettersOf(server.services, kind)).map((mail) => `${mail.subject}\n${mail.body_text}`)
const events = async (requestId: number) =>
  (
    await db()
      .selectFrom('request_event')
      .select('kind')
      .where('request_id', '=', requestId)
      .orderBy('event_id')
      .execute()
  ).map(({ kind }) => kind)

async function list(kind: 'withdrawal' | 'rollover', name: string) {
  const answer = await server.call('GET', `/api/${kind}/admin/${name}`, { token: staff })
  return answer.body as Array<Record<string, unknown> & { id: number }>
}

/** Saves the edit form with these changes, as an employee does. */
async function edit(
  kind: 'withdrawal' | 'rollover',
  id: number,
  change: Record<string, unknown>,
  method: 'PUT' | 'POST' = 'PUT',
  token = staff,
) {
  const lists = ['open', 'signature', 'approved', 'incomplete', 'historical']
  const all = (await Promise.all(lists.map((name) => list(kind, name)))).flat()
  const item: Record<string, unknown> = all.find((one) => one.id === id) ?? {}
  const fields =
    kind === 'withdrawal'
      ? [
          'id',
          'amount',
          'address1',
          'address2',
          'city',
          'state',
          'zip',
          'federalWithholding',
          'stateWithholding',
          'statusId',
          'waiveFees',
        ]
      : [
          'id',
          'amount',
          'receivingAccountNumber',
          'checkPayableTo',
          'attentionTo',
          'address1',
          'address2',
          'city',
          'state',
          'zip',
          'statusId',
          'waiveFees',
        ]
  const body = { ...Object.fromEntries(fields.map((field) => [field, item[field]])), ...change }
  return server.call(method, `/api/${kind}/admin/${kind}`, { token, body })
}

describe('a withdrawal by check, from the wizard to the archive', () => {
  let requestId: number

  test('submits one request, emails one link to its form and deletes the draft', async () => {
    await walk(server, adas, ada.accountId)
    requestId = await submit(server, adas, ada.accountId)
    expect(await stored(requestId)).toMatchObject({
      kind: 'WITHDRAWAL',
      status_id: REQUEST_STATUS.open,
      signed_at: null,
      amount_cents: 100000n,
      federal_cents: 10000n,
      state_cents: 1000n,
      fee_cents: 2500n,
      distribution_type_id: DISTRIBUTION_TYPE.normal,
    })
    expect(await db().selectFrom('wizard_draft').selectAll().execute()).toEqual([])
    expect(await mails('distribution-form')).toHaveLength(1)
    expect(await list('withdrawal', 'signature')).toMatchObject([
      { id: requestId, amount: 1000, netAmount: 865, signedAt: null },
    ])
    expect(await list('withdrawal', 'open')).toEqual([])
    expect((await server.call('GET', '/api/withdrawal/active', { token: adas })).body).toEqual({
      rolloverRequests: [],
      withdrawalRequests: [{ retirementAccountId: ada.accountId }],
    })
  })

  test('omits amounts and account numbers from emails', async () => {
    // The random code in an email may contain any digits, so it is removed first.
    const text = (await mails('distribution-form')).join('\n').replace(/^\d{6}$/gm, '')
    expect(text).not.toMatch(/1,?000|865|300111|Adams/)
  })

  test('refuses a second request and the wizard pages while the account has an active request', async () => {
    const answer = await server.call('POST', `/api/wizard/finalize/${ada.accountId}`, { token: adas })
    expect(answer).toMatchObject({
      status: 409,
      body: expect.stringMatching(/^A distribution request is already active\. It is W-\d{4}-0*\d+\.$/),
    })
    expect((await server.call('GET', `/api/wizard/distribution/${ada.accountId}`, { token: adas })).status).toBe(409)
  })

  test('refuses to sign a request with only the link, or as another owner', async () => {
    const path = `/api/signature/${await newestLink(server.services)}`
    const body = { signerName: 'Ada Adams', consent: true }
    expect((await server.call('GET', path)).status).toBe(401)
    expect((await server.call('POST', path, { body })).status).toBe(401)
    expect((await server.call('GET', path, { token: bobs })).status).toBe(404)
    expect((await server.call('POST', path, { token: bobs, body })).status).toBe(404)
    expect((await server.call('POST', path, { token: staff, body })).status).toBe(404)
    expect((await server.call('POST', path, { token: adas, body: { ...body, consent: false } })).status).toBe(400)
    expect((await stored(requestId)).signed_at).toBeNull()
  })

  test('accepts a resent signing link and rejects the earlier link', async () => {
    const first = await newestLink(server.services)
    const answer = await server.call('POST', `/api/request/${requestId}/resend`, { token: adas })
    expect(answer).toMatchObject({ status: 200, body: { sentTo: 'a•••@example.com' } })
    expect((await server.call('GET', `/api/signature/${first}`, { token: adas })).status).toBe(404)
    expect(
      (await server.call('GET', `/api/signature/${await newestLink(server.services)}`, { token: adas })).body,
    ).toMatchObject({
      kind: 'DISTRIBUTION_FORM',
      status: 'AWAITING',
      amount: 1000,
      netAmount: 865,
      payee: 'Ada Adams',
    })
    expect((await server.call('POST', `/api/request/${requestId}/resend`, { token: bobs })).status).toBe(404)
  })

  test("resends the signing link to the owner's present address, and to nobody without one", async () => {
    const withEmail = (email: string) =>
      db().updateTable('portal_user').set({ email }).where('account_owner_id', '=', ada.ownerId).execute()
    await withEmail('new.ada@example.com')
    for (const [path, token] of [
      [`/api/request/${requestId}/resend`, adas],
      [`/api/request/admin/${ada.ownerId}/${requestId}/resend`, staff],
    ] as const) {
      expect(await server.call('POST', path, { token })).toMatchObject({
        status: 200,
        body: { sentTo: 'n•••@example.com' },
      })
      expect((await lettersOf(server.services, 'distribution-form')).at(-1)?.to_address).toBe('new.ada@example.com')
    }
    const toNobody = db()
      .transaction()
      .execute(async (tx) =>
        resend(writeContextIn(tx, server.services, { requestId: 'test' }), {
          ownerId: ada.ownerId,
          request: { ...(await requestById(tx, requestId))!, owner_email: null },
        }),
      )
    await expect(toNobody).rejects.toMatchObject({ status: 409 })
    await withEmail(ada.email)
  })

  test('stores the displayed document with a record of the signing, and refuses to sign the request again', async () => {
    const path = `/api/signature/${await newestLink(server.services)}`
    const shown = (await server.call('GET', `${path}/document`, { token: adas })).body as { content: string }
    await signNewest(server, adas)
    const body = { signerName: 'Ada Adams', consent: true }
    expect((await server.call('POST', path, { token: adas, body })).status).toBe(404)
    const signed = (await server.call('GET', `${path}/document`, { token: adas })).body as {
      content: string
      fileName: string
    }
    expect(signed.fileName).toBe('distribution-form-signed.pdf')
    expect(signed.content.length).toBeGreaterThan(shown.content.length)
    const envelope = await db()
      .selectFrom('envelope')
      .selectAll()
      .where('signed_at', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(envelope).toMatchObject({ signer_name: 'Ada Adams', signer_ip: '127.0.0.1' })
    const digest = await crypto.subtle.digest('SHA-256', Buffer.from(shown.content, 'base64'))
    expect(envelope.document_sha256).toBe(Buffer.from(digest).toString('hex'))
    expect(await list('withdrawal', 'open')).toMatchObject([{ id: requestId, statusId: REQUEST_STATUS.open }])
    expect(await list('withdrawal', 'signature')).toEqual([])
  })

  test.each([
    ['amount', 900],
    ['federalWithholding', 0],
    ['stateWithholding', 0],
    ['address1', '1 Thief St'],
    ['city', 'Elsewhere'],
    ['state', 'NV'],
    ['zip', '99999'],
  ])('refuses to let staff change the field %s of a signed withdrawal', async (field, value) => {
    const answer = await edit('withdrawal', requestId, { [field]: value, statusId: REQUEST_STATUS.approved })
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ path: [field], message: 'This field cannot be changed.' }] },
    })
    expect(await stored(requestId)).toMatchObject({ amount_cents: 100000n, status_id: REQUEST_STATUS.open })
  })

  test('lets staff approve a signed request, and answers 409 to an outdated version', async () => {
    const { version } = await stored(requestId)
    expect((await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.approved, version })).status).toBe(200)
    expect(await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.incomplete, version })).toMatchObject({
      status: 409,
      body: 'This request was changed by someone else. Please reload.',
    })
    expect(await list('withdrawal', 'approved')).toMatchObject([{ id: requestId, statusId: REQUEST_STATUS.approved }])
  })

  test('pays no request when the payment job runs before the calculation job', async () => {
    await job(4)
    expect(await balance(ada.accountId)).toBe(1_000_000n)
  })

  test('freezes the figures of a request once without moving money when it is calculated', async () => {
    expect(await job(3)).toMatchObject({ calculated: 1 })
    const frozen = await stored(requestId)
    expect(frozen).toMatchObject({ status_id: REQUEST_STATUS.pending })
    expect(frozen.frozen_at).not.toBeNull()
    expect(await job(3)).not.toHaveProperty('calculated')
    expect(await stored(requestId)).toEqual(frozen)
    expect(await balance(ada.accountId)).toBe(1_000_000n)
  })

  test('pays a request once in concurrent runs, posts each part to its book and keeps the request Pending', async () => {
    const runs = await Promise.all([job(4), job(4), job(4)])
    expect(runs.reduce((sum, run) => sum + Number(run['paid'] ?? 0), 0)).toBe(1)
    expect(await balance(ada.accountId)).toBe(900_000n)
    expect(await balanceOf(db(), await internalBook(db(), 'FEDERAL_TAX'))).toBe(10_000n)
    expect(await balanceOf(db(), await stateTaxBook(db(), 'CA'))).toBe(1_000n)
    expect(await balanceOf(db(), await internalBook(db(), 'FEE_DISTRIBUTION'))).toBe(2_500n)
    expect(await balanceOf(db(), await internalBook(db(), 'DISBURSEMENTS_CHECK'))).toBe(86_500n)
    expect(await stored(requestId)).toMatchObject({ status_id: REQUEST_STATUS.pending })
    expect(await imbalance(server.services)).toEqual(balanced)
  })

  test('completes and archives a paid request without moving money', async () => {
    expect((await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.completed })).status).toBe(200)
    expect((await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.historical })).status).toBe(200)
    expect(await balance(ada.accountId)).toBe(900_000n)
    expect(await accountStatus(ada.accountId)).toBe(3)
    expect(await events(requestId)).toEqual([
      'SUBMITTED',
      'SIGNED',
      'APPROVED',
      'FROZEN',
      'SENT',
      'COMPLETED',
      'ARCHIVED',
    ])
    expect((await server.call('GET', '/api/withdrawal/active', { token: adas })).body).toMatchObject({
      withdrawalRequests: [],
    })
  })

  test('shows the owner every step of a request, and emails the owner about each step after submission', async () => {
    const [mine] = (await server.call('GET', '/api/request', { token: adas })).body as Array<Record<string, unknown>>
    expect(mine).toMatchObject({
      requestId,
      number: `W-2026-00${requestId}`,
      payee: 'Ada Adams',
      statusId: REQUEST_STATUS.historical,
      netAmount: 865,
    })
    expect(JSON.stringify(mine)).not.toContain('FROZEN')
    const texts = await mails('request-status')
    const subjects = texts.map((mail) => mail.split('\n')[0])
    expect(subjects).toEqual(
      ['Signed', 'Approved', 'Sent', 'Completed'].map(
        (word) => `Your distribution request W-2026-00${requestId}: ${word}`,
      ),
    )
    expect(texts[2]).toContain('Your payment is on its way by check. Allow time for delivery.')
    const receipt = await server.call('GET', `/api/request/${requestId}/receipt`, { token: adas })
    const paper = textOfPdf(Buffer.from((receipt.body as { content: string }).content, 'base64'))
    for (const step of ['Submitted', 'Signed', 'Approved', 'Sent', 'Completed'])
      expect(paper).toMatch(new RegExp(`${step}\\s*\\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d [AP]M E[SD]T`))
    expect(paper).not.toContain('Closed')
    expect((await server.call('GET', `/api/request/${requestId}/receipt`, { token: bobs })).status).toBe(404)
  })

  test('refuses every transition of an archived paid request, and never pays it again', async () => {
    for (const statusId of [1, 2, 3, 4, 6])
      expect(await edit('withdrawal', requestId, { statusId })).toMatchObject({
        status: 409,
        body: 'This request was paid and closed. It stays Historical.',
      })
    await job(3)
    await job(4)
    expect(await balance(ada.accountId)).toBe(900_000n)
    expect((await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.historical })).status).toBe(200)
  })
})

describe('direct deposits, reversals, full amounts, rollovers and transfers', () => {
  test('pays an early direct deposit by ACH, with the bank account sealed on the request', async () => {
    await walk(server, bobs, bob.accountId, {
      amount: 500,
      type: 1,
      isCheck: false,
      federal: 50,
      state: 'TX',
      stateTax: 0,
    })
    const requestId = await submit(server, bobs, bob.accountId)
    await signNewest(server, bobs)
    await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.approved })
    await job(3)
    await job(4)
    expect(await balance(bob.accountId)).toBe(200_000n)
    expect(await balanceOf(db(), await internalBook(db(), 'DISBURSEMENTS_ACH'))).toBe(42_500n)
    const request = await stored(requestId)
    expect(request).toMatchObject({
      distribution_type_id: DISTRIBUTION_TYPE.early,
      bank_name: 'JPMorgan Chase Bank',
      bank_account_last4: '6789',
    })
    expect(Object.values(request).join('|')).not.toContain('123456789')
    expect((await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.completed })).status).toBe(200)
  })

  test('reverses a payment once, for exactly the amount paid', async () => {
    const [request] = await list('withdrawal', 'historical')
    const requestId = request?.id ?? 0
    expect((await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.historical }, 'POST')).status).toBe(409)
    await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.incomplete })
    expect((await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.historical }, 'POST')).body).toMatchObject({
      statusId: REQUEST_STATUS.historical,
      outcome: 'reversed',
    })
    expect(await balance(bob.accountId)).toBe(250_000n)
    expect(await balanceOf(db(), await internalBook(db(), 'DISBURSEMENTS_ACH'))).toBe(0n)
    expect((await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.historical }, 'POST')).status).toBe(409)
    expect(await balance(bob.accountId)).toBe(250_000n)
    expect(await imbalance(server.services)).toEqual(balanced)
  })

  test('sets an account paid out in full to Pending Closure, and closes it when the request is completed', async () => {
    await walk(server, bobs, bob.secondAccountId, { isFullAmount: true, type: 1, federal: 0, state: 'CA', stateTax: 0 })
    const requestId = await submit(server, bobs, bob.secondAccountId)
    await signNewest(server, bobs)
    await fund(server.services, bob.secondAccountId, 123n)
    await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.approved })
    await job(3)
    expect(await stored(requestId)).toMatchObject({
      distribution_type_id: DISTRIBUTION_TYPE.earlyRoth,
      amount_cents: 100_123n,
    })
    await job(4)
    expect(await balance(bob.secondAccountId)).toBe(0n)
    expect(await accountStatus(bob.secondAccountId)).toBe(4)
    await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.completed })
    expect(await accountStatus(bob.secondAccountId)).toBe(5)
    // Staff can't reactivate a request on a closed account.
    expect(await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.incomplete })).toMatchObject({
      status: 409,
      body: 'The account is closed. Set its status to Pending Closure first.',
    })
    const path = `/api/account/admin/${bob.secondAccountId}/status/4`
    expect((await server.call('PUT', path, { token: staff })).status).toBe(200)
    await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.incomplete })
    await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.historical }, 'POST')
    expect(await balance(bob.secondAccountId)).toBe(100_123n)
    expect(await accountStatus(bob.secondAccountId)).toBe(3)
  })

  test.each([
    [50, 5],
    [60, 6],
  ])('pays a rollover (50) or transfer (60) less the fee, without taxes: type %i', async (type, transactionTypeId) => {
    const before = await balance(ada.accountId)
    await walk(server, adas, ada.accountId, { amount: 700, type })
    const requestId = await submit(server, adas, ada.accountId)
    await signNewest(server, adas)
    expect(await list('rollover', 'open')).toMatchObject([
      { id: requestId, receivingAccountNumber: '••••5566', checkPayableTo: 'New Custodian', netAmount: 675 },
    ])
    const owned = await server.call('GET', `/api/request?requestId=${requestId}`, { token: adas })
    expect(owned.body).toMatchObject([
      { payee: 'New Custodian FBO Ada Adams', attentionTo: 'IRA Desk', receivingAccount: '••••5566' },
    ])
    const full = `/api/request/admin/${ada.ownerId}/${requestId}/receiving-account`
    const shown = await server.call('POST', full, { token: staff })
    expect(shown).toMatchObject({ status: 200, body: { receivingAccountNumber: PAYEE.receivingAccount } })
    const others = `/api/request/admin/${bob.ownerId}/${requestId}/receiving-account`
    expect((await server.call('POST', others, { token: staff })).status).toBe(404)
    expect((await server.call('POST', full, { token: adas })).status).toBe(403)
    const readings = db().selectFrom('audit').selectAll().where('action', '=', 'request.readReceivingAccount')
    const [reading] = await readings.where('entity_id', '=', String(requestId)).execute()
    expect(
      JSON.stringify(reading, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(PAYEE.receivingAccount)
    expect(reading).toMatchObject({ account_owner_id: ada.ownerId })
    const unchanged = await stored(requestId)
    for (const receivingAccountNumber of ['••••5566', PAYEE.receivingAccount]) {
      expect((await edit('rollover', requestId, { receivingAccountNumber })).status).toBe(200)
      expect(await stored(requestId)).toEqual(unchanged)
    }
    await edit('rollover', requestId, { waiveFees: true, checkPayableTo: 'Newer Custodian' })
    await edit('rollover', requestId, { statusId: REQUEST_STATUS.approved }, 'PUT', colleague)
    await job(3)
    await job(4)
    expect(await balance(ada.accountId)).toBe(before - 70_000n)
    expect(await stored(requestId)).toMatchObject({
      kind: 'ROLLOVER',
      fee_cents: 0n,
      federal_cents: 0n,
      check_payable_to: 'Newer Custodian',
    })
    const posted = await db()
      .selectFrom('ledger_transaction')
      .select('transaction_type_id')
      .where('request_id', '=', requestId)
      .execute()
    expect(posted).toEqual([{ transaction_type_id: transactionTypeId }])
    expect((await edit('rollover', requestId, { statusId: REQUEST_STATUS.approved })).status).toBe(409)
    expect((await edit('rollover', requestId, { checkPayableTo: 'Thief' })).status).toBe(400)
    expect((await edit('rollover', requestId, { statusId: REQUEST_STATUS.completed })).status).toBe(200)
    expect((await edit('rollover', requestId, { statusId: REQUEST_STATUS.historical })).status).toBe(200)
  })
})

describe('a withdrawal below 20 dollars', () => {
  test.each([
    ['a part of the balance', false],
    ['the full amount', true],
  ])('refuses to approve a withdrawal below 20 dollars: %s', async (_, is_full_amount) => {
    await walk(server, adas, ada.accountId, { amount: 100, federal: 0, stateTax: 0 })
    const requestId = await submit(server, adas, ada.accountId)
    const set = (amount_cents: bigint) =>
      db()
        .updateTable('distribution_request')
        .set({ amount_cents, is_full_amount })
        .where('request_id', '=', requestId)
        .execute()
    await set(1_999n)
    expect((await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.approved })).body).toEqual({
      errors: [{ path: ['amount'], message: 'Please enter an amount greater than $20' }],
    })
    await set(2_000n)
    expect((await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.open })).status).toBe(200)
    await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.historical }, 'POST')
  })
})

describe('manual status changes', () => {
  test('cancels a request without moving money, invalidates its link, and lets the account have a new request', async () => {
    await walk(server, adas, ada.accountId)
    const requestId = await submit(server, adas, ada.accountId)
    const before = await balance(ada.accountId)
    expect((await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.historical }, 'POST')).body).toMatchObject({
      outcome: 'cancelled',
      statusId: REQUEST_STATUS.historical,
    })
    expect(await balance(ada.accountId)).toBe(before)
    expect(
      (await server.call('GET', `/api/signature/${await newestLink(server.services)}`, { token: adas })).status,
    ).toBe(404)
    expect((await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.historical }, 'POST')).status).toBe(409)
  })

  test('sets an approved unsigned request back to Open, so the owner can sign it, instead of paying it', async () => {
    await walk(server, adas, ada.accountId)
    const requestId = await submit(server, adas, ada.accountId)
    await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.approved })
    expect(await job(3)).toMatchObject({ unsigned: 1 })
    expect(await stored(requestId)).toMatchObject({ status_id: REQUEST_STATUS.open, incomplete_reason: null })
    expect(await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.completed })).toMatchObject({
      status: 409,
      body: 'The request is not signed.',
    })
  })

  test('pays an unpaid request once when staff set it to Completed', async () => {
    const [request] = await list('withdrawal', 'signature')
    const requestId = request?.id ?? 0
    const before = await balance(ada.accountId)
    await signNewest(server, adas)
    expect((await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.completed })).status).toBe(200)
    expect(await balance(ada.accountId)).toBe(before - 100_000n)
    await job(3)
    await job(4)
    expect(await balance(ada.accountId)).toBe(before - 100_000n)
  })

  test('refuses to set a Completed request to Incomplete while the account has another active request', async () => {
    await walk(server, adas, ada.accountId)
    const requestId = await submit(server, adas, ada.accountId)
    const old = (await list('withdrawal', 'historical')).find(
      ({ retirementAccountId, statusId }) => retirementAccountId === ada.accountId && statusId === 4,
    )
    expect(await edit('withdrawal', old?.id ?? 0, { statusId: REQUEST_STATUS.incomplete })).toMatchObject({
      status: 409,
      body: 'A distribution request is already active.',
    })
    await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.historical }, 'POST')
  })

  test('sets a request above the balance to Incomplete instead of overdrawing', async () => {
    await walk(server, bobs, bob.accountId, {
      amount: 2500,
      isFullAmount: false,
      type: 1,
      federal: 250,
      state: 'TX',
      stateTax: 0,
    })
    const requestId = await submit(server, bobs, bob.accountId)
    await signNewest(server, bobs)
    await db()
      .updateTable('distribution_request')
      .set({ amount_cents: 250_001n, is_full_amount: false })
      .where('request_id', '=', requestId)
      .execute()
    await edit('withdrawal', requestId, { statusId: REQUEST_STATUS.approved })
    expect(await job(3)).toMatchObject({ incomplete: 1 })
    expect(await stored(requestId)).toMatchObject({
      status_id: REQUEST_STATUS.incomplete,
      incomplete_reason: 'The balance does not cover the amount.',
    })
    expect(await imbalance(server.services)).toEqual(balanced)
  })
})

test('audits every transition of a request without full account numbers', async () => {
  const rows = await db().selectFrom('audit').selectAll().execute()
  const actions = new Set(rows.map(({ action }) => action))
  for (const action of [
    'request.submit',
    'envelope.sign',
    'request.status',
    'request.freeze',
    'request.pay',
    'request.edit',
    'request.fee',
    'account.status',
    'job.run',
  ])
    expect(actions).toContain(action)
  expect(
    JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toMatch(/123456789|NC-445566/)
})
