import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROLLOVER_DIRECTION } from '../../../contract/signedTexts.ts'
import { textOfPdf } from '../../platform/pdf/testing.text.ts'
import { ada, administrator, bob, customerService, reviewer, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

const get = async (who: string, path: string) => server.call('GET', path, { token: await server.tokenOf(who) })
const own = (accountId: number) => `/api/account/${accountId}/rollover-form`
const staffs = (ownerId: number, accountId: number) => `/api/account/admin/${ownerId}/${accountId}/rollover-form`
/** Removes spaces and line breaks from a text, to compare it with the text of a PDF. */
const flat = (text: string) => text.replaceAll(/\s+/g, '')

async function formOf(who: string, path: string) {
  const { status, body } = await get(who, path)
  const { content, ...file } = body as { content: string; contentType: string; fileName: string }
  const bytes = Buffer.from(content, 'base64')
  return { status, file, bytes, text: flat(textOfPdf(bytes)) }
}

describe('the blank rollover form', () => {
  test('creates a one-page PDF with the company, the owner and the account', async () => {
    const { status, file, bytes, text } = await formOf(bob.email, own(bob.secondAccountId))
    expect(status).toBe(200)
    expect(file).toEqual({ contentType: 'application/pdf', fileName: 'rollover-form-300122.pdf' })
    expect(bytes.toString('latin1')).toMatch(/^%PDF-/)
    expect(bytes.toString('latin1')).toMatch(/\/Count 1\b/)
    for (const printed of [server.services.config.companyName, 'Bob Baker', '300122', 'Roth IRA'])
      expect(text).toContain(flat(printed))
    expect((await formOf(ada.email, own(ada.accountId))).text).toContain(flat('Account type Traditional IRA'))
  })

  test('asks for recipient, amount and signature on the blank rollover form, and explains the next steps', async () => {
    const { text } = await formOf(ada.email, own(ada.accountId))
    for (const label of [
      'Receiving institution',
      'Check payable to',
      'Attention',
      'Receiving account number',
      'Employer plan or IRA',
      'Address',
      'Amount, or "full balance"',
      'Signature of the account owner',
      'Date',
      ROLLOVER_DIRECTION,
      'starts a rollover request for the full balance of the account. The distribution fee, $25.00 today, is taken',
      'A second person approves the request before anything is paid.',
    ])
      expect(text).toContain(flat(label))
  })

  test('gives the same rollover form to staff only if they act for the owner', async () => {
    const path = staffs(ada.ownerId, ada.accountId)
    const ofOwner = await formOf(ada.email, own(ada.accountId))
    for (const who of [administrator, customerService]) expect((await formOf(who, path)).text).toBe(ofOwner.text)
    expect((await get(reviewer, path)).status).toBe(403)
    expect((await get(ada.email, path)).status).toBe(403)
  })

  test("answers 404 when a blank rollover form is requested for another owner's account", async () => {
    const unknown = await get(ada.email, own(999_999))
    expect(unknown.status).toBe(404)
    const foreign = await get(ada.email, own(bob.accountId))
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
    expect((await get(customerService, staffs(ada.ownerId, bob.accountId))).status).toBe(404)
  })

  test('creates no request and no attachment for a blank rollover form', async () => {
    await formOf(ada.email, own(ada.accountId))
    expect(await server.services.db.selectFrom('distribution_request').select('request_id').execute()).toEqual([])
    expect(await server.services.db.selectFrom('attachment').select('attachment_id').execute()).toEqual([])
  })
})
