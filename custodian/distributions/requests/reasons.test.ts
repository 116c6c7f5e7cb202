import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { REASONS } from '../../../contract/reasonTexts.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { lettersOf } from '../../mail/testing.letters.ts'
import { ada, administrator, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { fund, PAYEE, signNewest, submit, walk } from '../testing.ts'

let server: TestServer
let owner: string
let id: number

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
  owner = await server.tokenOf(ada.email)
  await walk(server, owner, ada.accountId, { amount: 700, type: 50 })
  id = await submit(server, owner, ada.accountId)
  await signNewest(server, owner)
})
afterEach(() => server.close())

/** Sends the edit form as staff do: saves it, or closes the request by Cancel or Reverse. */
async function send(method: 'PUT' | 'POST', statusId: number, reason?: object) {
  const { checkPayee: checkPayableTo, address: address1, receivingAccount: receivingAccountNumber, ...rest } = PAYEE
  const form = { id, amount: 700, checkPayableTo, address1, receivingAccountNumber, waiveFees: false, ...rest }
  const body = { ...form, statusId, ...(reason ? { reason } : {}) }
  return server.call(method, '/api/rollover/admin/rollover', { token: await server.tokenOf(administrator), body })
}
const asOwner = async () => {
  const { body } = await server.call('GET', '/api/request', { token: owner })
  const [request] = body as Array<{ incompleteReason: string | null; events: Array<{ kind: string; note: string }> }>
  return request
}
const lastMail = async () => (await lettersOf(server.services, 'request-status')).at(-1)?.body_text ?? ''
const audited = async () => {
  const row = await server.services.db
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'request.status')
    .orderBy('audit_id', 'desc')
    .executeTakeFirstOrThrow()
  return row.after
}
const { incomplete, historical, approved, open } = REQUEST_STATUS

describe('a standard reason for a status change', () => {
  test('shows a reason for Incomplete on the request, in its history, in the email and in the audit trail', async () => {
    expect((await send('PUT', incomplete, { kind: 'SIGNATURE' })).status).toBe(200)
    expect(await asOwner()).toMatchObject({ incompleteReason: REASONS.SIGNATURE })
    expect((await asOwner())?.events.at(-1)).toMatchObject({ kind: 'INCOMPLETE', note: REASONS.SIGNATURE })
    expect(await lastMail()).toContain(`${REASONS.SIGNATURE} Your request needs attention. Open it`)
    expect(await audited()).toMatchObject({ statusId: incomplete, reason: REASONS.SIGNATURE })
  })

  test('shows a reason for Cancel in the history and in the email', async () => {
    expect((await send('POST', historical, { kind: 'TWICE' })).status).toBe(200)
    expect((await asOwner())?.events.at(-1)).toMatchObject({ kind: 'CANCELLED', note: REASONS.TWICE })
    expect(await lastMail()).toContain(`${REASONS.TWICE} Your request was canceled.`)
  })

  test('names the missing page on the request and in the audit trail, and emails only that a page is missing', async () => {
    const text = 'A page of your form is missing: page 2 of Sue.'
    for (const what of ['page 2 of Sue', 'page 2 of Sue.']) {
      expect((await send('PUT', incomplete, { kind: 'FORM', text: what })).status).toBe(200)
      expect(await asOwner()).toMatchObject({ incompleteReason: text })
    }
    expect(await audited()).toMatchObject({ statusId: incomplete, reason: text })
    expect(await lastMail()).toContain(`${REASONS.FORM} Your request needs attention. Open it`)
    expect(await lastMail()).not.toContain('Sue')
  })

  test('allows a status change without a reason, and shows the owner no reason', async () => {
    expect((await send('PUT', incomplete)).status).toBe(200)
    expect(await asOwner()).toMatchObject({ incompleteReason: null })
    expect((await send('POST', historical)).status).toBe(200)
    expect((await asOwner())?.events.at(-1)).toMatchObject({ kind: 'REVERSED', note: null })
    expect(await lastMail()).toContain('Your request was closed without a payment.')
  })
})

describe('a free-text reason for a status change', () => {
  test('shows a free-text reason after sign-in, and never emails it', async () => {
    const text = 'Please call Sue about page 2.'
    expect((await send('PUT', incomplete, { kind: 'OTHER', text })).status).toBe(200)
    expect(await asOwner()).toMatchObject({ incompleteReason: text })
    expect(await lastMail()).not.toContain('Sue')
  })

  test.each([
    [{ kind: 'OTHER' }, 'Please enter a reason'],
    [{ kind: 'OTHER', text: '  ' }, 'Please enter a reason'],
    [{ kind: 'SIGNATURE', text: 'And more' }, 'Only another reason and a missing page have a text'],
  ])('refuses the reason %j, and names its field', async (reason, message) => {
    const { status, body } = await send('PUT', incomplete, reason)
    expect([status, body]).toMatchObject([400, { errors: [{ path: ['reason', 'text'], message }] }])
  })

  test('limits a free-text reason to 300 characters', async () => {
    expect((await send('PUT', incomplete, { kind: 'OTHER', text: 'x'.repeat(301) })).status).toBe(400)
    expect((await send('PUT', incomplete, { kind: 'OTHER', text: 'x'.repeat(300) })).status).toBe(200)
  })
})

describe('the reason of an Incomplete request', () => {
  test('replaces the reason of an Incomplete request, with a history entry and another email', async () => {
    expect((await send('PUT', incomplete, { kind: 'SIGNATURE' })).status).toBe(200)
    expect((await send('PUT', incomplete, { kind: 'ADDRESS' })).status).toBe(200)
    expect(await asOwner()).toMatchObject({ incompleteReason: REASONS.ADDRESS })
    expect((await asOwner())?.events.slice(-2)).toMatchObject([
      { kind: 'INCOMPLETE', note: REASONS.SIGNATURE },
      { kind: 'INCOMPLETE', note: REASONS.ADDRESS },
    ])
    expect(await lastMail()).toContain(REASONS.ADDRESS)
    expect(await audited()).toMatchObject({ statusId: incomplete, reason: REASONS.ADDRESS })
  })

  test('keeps the reason of an Incomplete request and sends no email when the reason is omitted or unchanged', async () => {
    expect((await send('PUT', incomplete, { kind: 'SIGNATURE' })).status).toBe(200)
    const mails = (await lettersOf(server.services, 'request-status')).length
    expect((await send('PUT', incomplete)).status).toBe(200)
    expect((await send('PUT', incomplete, { kind: 'SIGNATURE' })).status).toBe(200)
    expect(await asOwner()).toMatchObject({ incompleteReason: REASONS.SIGNATURE })
    expect(await lettersOf(server.services, 'request-status')).toHaveLength(mails)
  })
})

test('refuses a reason for a status change that shows the owner no reason', async () => {
  for (const to of [open, approved]) {
    const { status, body } = await send('PUT', to, { kind: 'FORM' })
    expect([status, body]).toMatchObject([400, { errors: [{ path: ['reason'] }] }])
  }
})
