import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentPart, EnvelopeAnswer } from '../../contract/signature.ts'
import { fund, newestLink, submit, walk } from '../distributions/testing.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { textOfPdf } from '../platform/pdf/testing.text.ts'
import { ada, cyd, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { sendCustodialAgreement } from './agreement.ts'

let server: TestServer
let adas: string
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 1_000_000n)
  adas = await server.tokenOf(ada.email)
})
afterAll(() => server.close())

const lettersOf = (text: string) => text.replaceAll(/\s+/g, '')
const textsOf = ({ text, rows }: DocumentPart) => [text, ...rows.flatMap(({ label, value }) => [label, value])]

async function partsOf(envelopeId: string, token?: string): Promise<DocumentPart[]> {
  const { body } = await server.call('GET', `/api/signature/${envelopeId}`, token ? { token } : {})
  return (body as EnvelopeAnswer).parts
}

/** Requires that the PDF contains every text of the parts. Returns the letters of the PDF that belong to no part. */
async function notShown(envelopeId: string, parts: readonly DocumentPart[], token?: string): Promise<string> {
  const { body } = await server.call('GET', `/api/signature/${envelopeId}/document`, token ? { token } : {})
  let rest = lettersOf(textOfPdf(Buffer.from((body as { content: string }).content, 'base64')))
  for (const text of parts.flatMap(textsOf).map(lettersOf)) {
    expect(rest).toContain(text)
    rest = rest.replace(text, '')
  }
  return rest
}

async function sendAgreement(): Promise<string> {
  await server.services.db.transaction().execute((tx) =>
    sendCustodialAgreement(writeContextIn(tx, server.services, { requestId: 'test' }), {
      ownerId: cyd.ownerId,
      email: 'cyd@example.com',
    }),
  )
  return newestLink(server.services)
}

test('shows the whole unsigned agreement as text', async () => {
  const link = await sendAgreement()
  const parts = await partsOf(link)
  expect(parts.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['LETTERHEAD', 'TITLE', 'HEADING', 'PARAGRAPH', 'DETAILS', 'BLANKS']),
  )
  expect(await notShown(link, parts)).toMatch(/^(.{0,40}CustodialAgreement)?Page1of1$/)
})

test('shows the whole unsigned distribution form as text, and no text of a signed form', async () => {
  await walk(server, adas, ada.accountId)
  await submit(server, adas, ada.accountId)
  const link = await newestLink(server.services)
  const parts = await partsOf(link, adas)
  expect(parts.flatMap(({ rows }) => rows).find(({ isStrong }) => isStrong)?.label).toBe('Net amount')
  expect(await notShown(link, parts, adas)).toMatch(/DistributionRequestPage1of1$/)
  const body = { signerName: 'Ada Adams', consent: true }
  expect((await server.call('POST', `/api/signature/${link}`, { token: adas, body })).status).toBe(204)
  expect(await partsOf(link, adas)).toEqual([])
})

test('shows no text of a document if rendering it again gives different bytes', async () => {
  const link = await sendAgreement()
  await server.services.db
    .updateTable('account_owner')
    .set({ last_name: 'Clarke' })
    .where('account_owner_id', '=', cyd.ownerId)
    .execute()
  expect(await partsOf(link)).toEqual([])
})
