import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { fund, moveWithdrawal, newestLink, signNewest, storedRequest, submit, walk } from '../distributions/testing.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { ada, administrator, bob, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
let adas: string
let requestId: number
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 1_000_000n)
  adas = await server.tokenOf(ada.email)
})
afterAll(() => server.close())

const db = () => server.services.db
const ask = (token = adas, of = requestId) => server.call('POST', `/api/request/${of}/signing-code`, { token })
const askAgain = () => server.call('POST', `/api/request/${requestId}/signing-code?again=true`, { token: adas })
const lettersWithCode = () => lettersOf(server.services, 'distribution-form', 'signing-code')
const codesMailed = async () => (await lettersWithCode()).length
const sign = (code: string, more: { token?: string; signerName?: string; of?: number } = {}) =>
  server.call('POST', `/api/request/${more.of ?? requestId}/sign`, {
    token: more.token ?? adas,
    body: { code, signerName: more.signerName ?? 'Ada Adams', consent: true },
  })
const cancel = (token = adas) => server.call('POST', `/api/request/${requestId}/cancel`, { token })
async function mailedCode(): Promise<string> {
  const mail = (await lettersWithCode()).at(-1)
  return /^(\d{6})$/m.exec(mail?.body_text ?? '')?.[1] ?? ''
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const isSigned = async () =>
  (
    await db()
      .selectFrom('distribution_request')
      .select('signed_at')
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow()
  ).signed_at !== null

beforeEach(async () => {
  await server.services.database.executeSql('update distribution_request set status_id = 5; delete from throttle')
  await walk(server, adas, ada.accountId, { amount: 700, type: 50 })
  requestId = await submit(server, adas, ada.accountId)
})

test.each([
  ['the emailed link', async () => signNewest(server, adas)],
  [
    'a code',
    async () => {
      expect((await ask()).status).toBe(200)
      expect((await sign(await mailedCode())).status).toBe(204)
    },
  ],
])('lets the owner sign by %s a request that staff approved unsigned, and staff review it again', async (_, signs) => {
  const { open, approved } = REQUEST_STATUS
  expect((await cancel()).status).toBe(204)
  await walk(server, adas, ada.accountId)
  requestId = await submit(server, adas, ada.accountId)
  expect((await moveWithdrawal(server, administrator, requestId, approved)).status).toBe(200)
  expect(await storedRequest(server, requestId)).toMatchObject({ status_id: approved, signed_at: null })
  await signs()
  expect(await storedRequest(server, requestId)).toMatchObject({ status_id: open, signed_at: expect.any(Date) })
})

describe('signing by an emailed code', () => {
  test('signs a request once with the session and the code emailed to the address on file', async () => {
    const sent = await ask()
    expect(sent).toMatchObject({ status: 200, body: { sentTo: 'a•••@example.com', signerName: 'Ada Adams' } })
    const [letter] = (await lettersWithCode()).slice(-1)
    expect(letter).toMatchObject({ to_address: ada.email })
    expect(JSON.stringify(sent.body)).not.toContain(await mailedCode())
    const code = await mailedCode()
    expect((await sign(`${code.slice(0, 3)} ${code.slice(3)}`, { signerName: ' ada ADAMS ' })).status).toBe(204)
    expect(await isSigned()).toBe(true)
    expect((await sign(code)).status).toBe(409)
    expect((await ask()).status).toBe(409)
    const actions = await db().selectFrom('audit').select('action').orderBy('audit_id', 'desc').limit(12).execute()
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['envelope.open', 'envelope.try', 'envelope.sign']),
    )
  })

  test('stores the response to a signature under its idempotency key, but not the response to a wrong code', async () => {
    await ask()
    const code = await mailedCode()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const keyed = (given: string) =>
      server.call('POST', `/api/request/${requestId}/sign`, {
        token: adas,
        headers,
        body: { code: given, signerName: 'Ada Adams', consent: true },
      })
    expect((await keyed(otherThan(code))).status).toBe(400)
    expect((await keyed(code)).status).toBe(204)
    expect(await keyed(code)).toMatchObject({ status: 204, headers: { 'idempotency-hit': 'true' } })
    expect((await keyed(otherThan(code))).status).toBe(409)
  })

  test('stores only a hash of the signing code', async () => {
    await ask()
    const rows = await db().selectFrom('signing_code').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(await mailedCode())
  })

  test('refuses to sign with a wrong code or a code of another request', async () => {
    const code = await mailedCode()
    expect(await sign(otherThan(code))).toMatchObject({ status: 400, body: { errors: [{ path: ['code'] }] } })
    await cancel()
    await walk(server, adas, ada.accountId, { amount: 900, type: 50 })
    requestId = await submit(server, adas, ada.accountId)
    expect((await sign(code)).status).toBe(400)
    expect(await isSigned()).toBe(false)
  })

  test('invalidates a signing code after five wrong tries, and accepts a new one', async () => {
    await ask()
    const code = await mailedCode()
    for (let turn = 0; turn < 5; turn++) expect((await sign(otherThan(code))).status).toBe(400)
    expect((await sign(code)).status).toBe(400)
    await ask()
    const next = await mailedCode()
    expect((await sign(next)).status).toBe(204)
  })

  test('allows three signing codes an hour per request, and ten tries a day per owner', async () => {
    for (let turn = 0; turn < 3; turn++) expect((await askAgain()).status).toBe(200)
    expect((await askAgain()).status).toBe(429)
    // The last code is still valid, so no other code is sent.
    expect((await ask()).status).toBe(200)
    for (let turn = 0; turn < 10; turn++) expect((await sign('000000')).status).toBe(400)
    expect((await sign(await mailedCode())).status).toBe(429)
    expect(await isSigned()).toBe(false)
  })

  test('emails another signing code while one is valid only if the owner asks for it', async () => {
    const mailed = await codesMailed()
    const first = await ask()
    // The email with the link contains the first code.
    expect(first.body).toMatchObject({ wasMailed: false })
    for (let turn = 0; turn < 4; turn++) expect((await ask()).body).toMatchObject({ wasMailed: false })
    expect(await codesMailed()).toBe(mailed)
    expect(((await ask()).body as { validUntil: string }).validUntil).toBe(
      (first.body as { validUntil: string }).validUntil,
    )
    expect((await askAgain()).body).toMatchObject({ wasMailed: true })
    expect(await codesMailed()).toBe(mailed + 1)
    const next = await mailedCode()
    expect((await sign(next)).status).toBe(204)
  })

  test('replaces a signing code that expires soon or was sent to a former address', async () => {
    await ask()
    const before = server.clock.now()
    server.clock.forward(12 * 60_000 + 1000)
    expect((await ask()).body).toMatchObject({ wasMailed: true })
    await server.turnBackTo(before)
    await server.services.database.executeSql(
      `update portal_user set email = 'ada.new@example.com' where account_owner_id = ${ada.ownerId}`,
    )
    expect((await ask()).body).toMatchObject({ wasMailed: true })
    expect((await lettersWithCode()).at(-1)?.to_address).toBe('ada.new@example.com')
    await server.services.database.executeSql(
      `update portal_user set email = '${ada.email}' where account_owner_id = ${ada.ownerId}`,
    )
  })

  test('emails one new signing link with a code if the earlier link has expired', async () => {
    const mailed = await codesMailed()
    await db()
      .updateTable('envelope')
      .set({ expires_at: server.clock.now() })
      .where('request_id', '=', requestId)
      .execute()
    expect((await ask()).body).toMatchObject({ wasMailed: true })
    expect(await codesMailed()).toBe(mailed + 1)
    expect((await sign(await mailedCode())).status).toBe(204)
  })

  test('emails a new signing link only to the present address', async () => {
    const mailed = await codesMailed()
    const withEmail = (email: string) =>
      db().updateTable('portal_user').set({ email }).where('account_owner_id', '=', ada.ownerId).execute()
    await withEmail('ada.new@example.com')
    await db()
      .updateTable('envelope')
      .set({ expires_at: server.clock.now() })
      .where('request_id', '=', requestId)
      .execute()
    expect((await ask()).body).toMatchObject({ wasMailed: true, sentTo: 'a•••@example.com' })
    expect((await lettersWithCode()).slice(mailed).map(({ to_address }) => to_address)).toEqual(['ada.new@example.com'])
    expect((await sign(await mailedCode())).status).toBe(204)
    await withEmail(ada.email)
  })

  test('accepts a signing code for 15 minutes', async () => {
    await ask()
    const before = server.clock.now()
    server.clock.forward(15 * 60_000 + 1)
    expect((await sign(await mailedCode())).status).toBe(400)
    await server.turnBackTo(before)
    expect((await sign(await mailedCode())).status).toBe(204)
  })

  test('refuses to sign by code with a different name, without counting a try', async () => {
    await ask()
    for (let turn = 0; turn < 6; turn++)
      expect(await sign(await mailedCode(), { signerName: 'Mallory Moe' })).toMatchObject({
        status: 400,
        body: { errors: [{ path: ['signerName'] }] },
      })
    expect((await sign(await mailedCode())).status).toBe(204)
  })

  test('refuses a signing code after the request was changed', async () => {
    await ask()
    const code = await mailedCode()
    await db()
      .updateTable('distribution_request')
      .set({ amount_cents: 900_00n })
      .where('request_id', '=', requestId)
      .execute()
    expect((await sign(code)).status).toBe(409)
    expect(await isSigned()).toBe(false)
    // A new code belongs to a new document.
    await ask()
    expect((await sign(code)).status).toBe(code === (await mailedCode()) ? 204 : 400)
  })

  test('accepts the emailed signing link until the request is signed with a code', async () => {
    const link = await newestLink(server.services)
    await ask()
    expect((await server.call('GET', `/api/signature/${link}`, { token: adas })).status).toBe(200)
    expect((await sign(await mailedCode())).status).toBe(204)
    const again = { token: adas, body: { signerName: 'Ada Adams', consent: true } }
    expect((await server.call('POST', `/api/signature/${link}`, again)).status).toBe(404)
  })

  test('refuses to let other owners or staff sign with a code', async () => {
    const bobs = await server.tokenOf(bob.email)
    const staff = await server.tokenOf(administrator)
    await ask()
    const code = await mailedCode()
    for (const [token, status] of [
      [bobs, 404],
      [staff, 403],
    ] as const) {
      expect((await ask(token)).status).toBe(status)
      expect((await sign(code, { token })).status).toBe(status)
      expect((await cancel(token)).status).toBe(status)
    }
    expect(await isSigned()).toBe(false)
  })

  test('signs a request once, even when two tries run at the same time', async () => {
    await ask()
    const code = await mailedCode()
    const answers = await Promise.all([1, 2, 3].map(() => sign(code)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  })
})

describe('a request whose owner staff asked to sign', () => {
  const resend = () => server.call('POST', `/api/request/${requestId}/resend`, { token: adas })
  const become = (set: string) =>
    server.services.database.executeSql(`update distribution_request set ${set} where request_id = ${requestId}`)
  const shown = async () => {
    const { body } = await server.call('GET', `/api/request?requestId=${requestId}`, { token: adas })
    return (body as object[])[0]
  }

  test.each([
    ['a paper form', 'is_paper_form = true', 'AWAITING_SIGNATURE'],
    ['an Incomplete request that was never paid', 'status_id = 6', 'INCOMPLETE'],
  ])('lets the owner sign by code and by a new link only after the question: %s', async (_, kind, progress) => {
    const link = await newestLink(server.services)
    const code = await mailedCode()
    const body = { signerName: 'Ada Adams', consent: true }
    await become(kind)
    const answers = [await ask(), await sign(code), await resend(), await cancel()]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    expect((await server.call('POST', `/api/signature/${link}`, { token: adas, body })).status).toBe(404)
    await become('asked_to_sign_at = now()')
    expect(await shown()).toMatchObject({ progress, awaitsSignature: true, mayCancel: false, signBy: null })
    expect([(await resend()).status, (await ask()).status, (await cancel()).status]).toEqual([200, 200, 409])
    expect((await sign(await mailedCode())).status).toBe(204)
    expect(await shown()).toMatchObject({ awaitsSignature: false, mayCancel: false })
  })

  test('refuses to sign a paper form whose signature staff have recorded since', async () => {
    await become(`is_paper_form = true, asked_to_sign_at = now(), paper_signer = 'Ada Adams'`)
    const answers = [await ask(), await sign(await mailedCode()), await resend()]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409])
    expect(await shown()).toMatchObject({ progress: 'IN_REVIEW', awaitsSignature: false })
  })
})

describe('a request canceled by its owner', () => {
  test('cancels a request before signing, and revokes its link and code', async () => {
    const link = await newestLink(server.services)
    await ask()
    const code = await mailedCode()
    expect((await cancel()).status).toBe(204)
    const row = await db()
      .selectFrom('distribution_request')
      .select(['status_id', 'outcome'])
      .where('request_id', '=', requestId)
      .executeTakeFirst()
    expect(row).toEqual({ status_id: REQUEST_STATUS.historical, outcome: 'cancelled' })
    expect((await sign(code)).status).toBe(409)
    expect((await server.call('GET', `/api/signature/${link}`, { token: adas })).status).toBe(404)
    expect((await server.call('GET', '/api/withdrawal/active', { token: adas })).body).toMatchObject({
      rolloverRequests: [],
    })
    expect((await cancel()).status).toBe(409)
  })

  test('refuses to cancel a signed request', async () => {
    await ask()
    await sign(await mailedCode())
    expect(await cancel()).toMatchObject({ status: 409 })
    expect(await isSigned()).toBe(true)
  })
})
