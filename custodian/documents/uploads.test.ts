import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { refusalText } from '../../contract/fileRefusals.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { credit, debit, internalBook, bookOfAccount, post } from '../ledger/ledger.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { ada, administrator, bob, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { storeFiles } from './files.sql.ts'
import { rescanQuarantined } from './rescan.ts'
import { signatureScanner } from '../platform/scanner/scanner.ts'
import { heic, infectedPdf, pdf, png } from './testing.files.ts'
import { lockedPdfs } from './testing.lockedPdfs.ts'

let server: TestServer
let token: { ada: string; bob: string; admin: string; service: string; reviewer: string }

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  token = {
    ada: await server.tokenOf(ada.email),
    bob: await server.tokenOf(bob.email),
    admin: await server.tokenOf(administrator),
    service: await server.tokenOf(customerService),
    reviewer: await server.tokenOf(reviewer),
  }
  await fund(ada.accountId, 100_000n)
  await fund(bob.accountId, 50_000n)
  await fund(bob.secondAccountId, 2_500n)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.services.scanner = signatureScanner
  await server.services.database.executeSql(
    'delete from attachment_content; delete from attachment; delete from idempotency',
  )
})

async function fund(accountId: number, cents: bigint): Promise<void> {
  await server.services.db.transaction().execute(async (tx) => {
    const lines = [
      credit(await bookOfAccount(tx, accountId), cents),
      debit(await internalBook(tx, 'PLAN_RECEIPTS'), cents),
    ]
    await post(tx, { typeId: 1, date: '2026-01-02', lines, createdBy: null })
  })
}

const file = (more: object = {}) => ({
  fileName: 'letter.pdf',
  contentType: 'application/pdf',
  fileContent: pdf.toString('base64'),
  isWithdrawal: false,
  accountId: ada.accountId,
  accountOwnerId: ada.ownerId,
  ...more,
})
const upload = (who: string, body: object, path = '/api/attachment/upload/', headers?: Record<string, string>) =>
  server.call('POST', path, { token: who, body, ...(headers ? { headers } : {}) })
const guidOf = (answer: { body: unknown }) => (answer.body as { guid: string }).guid
const get = (who: string, path: string) => server.call('GET', path, { token: who })
const kept = async () =>
  await server.services.db.selectFrom('attachment').selectAll().orderBy('attachment_id').execute()

describe('an upload by a customer', () => {
  test('stores, lists and returns an upload byte for byte, to owner and staff', async () => {
    const sent = await upload(token.ada, file({ fileName: '../my letter.pdf' }))
    expect(sent.status).toBe(200)
    const guid = guidOf(sent)
    expect(guid).toMatch(/^[0-9a-f]{32}$/)
    const wanted = {
      status: 200,
      body: { contentType: 'application/pdf', fileName: 'my letter.pdf', content: pdf.toString('base64') },
    }
    expect(await get(token.ada, `/api/attachment/${guid}`)).toMatchObject(wanted)
    expect(await get(token.ada, `/api/document/${guid}`)).toMatchObject(wanted)
    expect(await get(token.reviewer, `/api/attachment/${guid}`)).toMatchObject(wanted)
    expect(await get(token.reviewer, `/api/document/admin/${ada.ownerId}/${guid}`)).toMatchObject(wanted)
    expect((await get(token.ada, '/api/attachment')).body).toMatchObject([
      { guid, firstName: 'Ada', dateProcessed: null },
    ])
    expect((await get(token.ada, '/api/document')).body).toMatchObject([
      { guid, fileName: 'my letter.pdf', attachmentTypeId: 3 },
    ])
    expect((await get(token.service, '/api/uploadcenter')).body).toMatchObject([{ guid, lastName: 'Adams' }])
  })

  test("answers 404 for another owner's upload, exactly as for a missing upload", async () => {
    const guid = guidOf(await upload(token.ada, file()))
    const unknown = await get(token.bob, `/api/attachment/${'0'.repeat(32)}`)
    for (const path of [`/api/attachment/${guid}`, `/api/document/${guid}`, `/api/document/${guid}%00`]) {
      const answer = await get(token.bob, path)
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual(unknown.body)
    }
    expect((await get(token.admin, `/api/document/admin/${bob.ownerId}/${guid}`)).status).toBe(404)
    expect((await server.call('GET', `/api/attachment/${guid}`)).status).toBe(401)
    expect((await get(token.bob, '/api/attachment')).body).toEqual([])
  })

  test('refuses an upload about another owner or account', async () => {
    expect((await upload(token.ada, file({ accountOwnerId: bob.ownerId }))).status).toBe(404)
    expect((await upload(token.ada, file({ accountId: bob.accountId }))).status).toBe(404)
    const asStaff = '/api/attachment/admin/upload/'
    expect((await upload(token.service, file({ accountId: bob.accountId }), asStaff)).status).toBe(404)
    expect((await upload(token.service, file({ accountOwnerId: 99_999 }), asStaff)).status).toBe(404)
    expect((await upload(token.service, file({ accountId: 0 }), asStaff)).status).toBe(200)
    expect((await upload(token.reviewer, file(), asStaff)).status).toBe(403)
    expect(await kept()).toHaveLength(1)
  })

  test('stores no bytes of an upload of the wrong type', async () => {
    expect(await upload(token.ada, file({ fileName: 'a.exe' }))).toMatchObject({
      status: 400,
      body: 'Please use a PDF, JPG or PNG file.',
    })
    expect((await upload(token.ada, file({ fileContent: png.toString('base64') }))).status).toBe(400)
    expect((await upload(token.ada, file({ extra: 1 }))).status).toBe(400)
    for (const left of ['fileName', 'fileContent'])
      expect((await upload(token.ada, file({ [left]: undefined }))).body).toEqual({
        errors: [{ path: [left], message: 'Please select a file.' }],
      })
    expect((await upload(token.ada, file({ fileContent: 'A'.repeat(15 * 1024 * 1024) }))).status).toBe(413)
    expect(await kept()).toEqual([])
  })

  test('accepts the idempotency key of a refused upload again, and explains how to send the refused file', async () => {
    const key = { 'idempotency-key': 'upload-after-refusal' }
    const photo = file({ fileName: 'a.jpg', contentType: 'image/jpeg', fileContent: heic.toString('base64') })
    expect(await upload(token.ada, photo, undefined, key)).toMatchObject({ status: 400, body: refusalText('heic') })
    expect(await upload(token.ada, { ...photo, fileName: 'a.heic', contentType: 'image/heic' })).toMatchObject({
      status: 400,
      body: refusalText('heic'),
    })
    expect((await upload(token.ada, file(), undefined, key)).status).toBe(200)
    expect(await kept()).toHaveLength(1)
  })

  test('stores an upload once when the same call is repeated', async () => {
    const key = { 'idempotency-key': 'upload-1' }
    const first = await upload(token.ada, file(), undefined, key)
    const second = await upload(token.ada, file(), undefined, key)
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(await kept()).toHaveLength(1)
    expect((await upload(token.ada, file({ fileName: 'other.pdf' }), undefined, key)).status).toBe(409)
  })

  const fill = (count: number, hoursAgo: number, bytes = 10) =>
    server.services.database.executeSql(`
      insert into attachment (guid, account_owner_id, attachment_type_id, file_name, content_type, size_bytes, sha256, created_by, created_at)
      select gen_random_uuid()::text, ${ada.ownerId}, 3, 'a.pdf', 'application/pdf', ${bytes}, 'x', ${ada.ownerId}, '2026-03-10T15:00:00Z'::timestamptz - interval '${hoursAgo} hours'
      from generate_series(1, ${count})`)
  const byStaff = () => upload(token.service, file(), '/api/attachment/admin/upload')

  test('refuses more than 30 uploads an hour by a customer, but not by staff', async () => {
    await fill(30, 0)
    expect(await upload(token.ada, file())).toMatchObject({
      status: 429,
      body: 'Too many attempts. Please try again later.',
    })
    expect((await byStaff()).status).toBe(200)
  })

  const MB = 1024 * 1024

  test.each([
    ['200 uploads', 200, 10, 'noRoomForFiles', 200, null],
    ['500 MB', 50, 10 * MB, 'noRoomForBytes', 200, null],
    ['1,000 uploads', 1_000, 10, 'noRoomForFiles', 413, 'noRoomOfOwner'],
    ['2,500 MB', 150, 17 * MB, 'noRoomForBytes', 413, 'noRoomOfOwner'],
  ] as const)(
    'refuses a further upload by an owner with %s, and by staff only above their own limit',
    async (_, count, bytes, ofOwner, status, ofStaff) => {
      await fill(count, 2, bytes)
      expect(await upload(token.ada, file())).toMatchObject({ status: 413, body: refusalText(ofOwner) })
      const sent = await byStaff()
      expect([sent.status, sent.status === 200 ? null : sent.body]).toEqual([
        status,
        ofStaff === null ? null : refusalText(ofStaff),
      ])
    },
  )
})

describe('a file with malware', () => {
  test('refuses a file with malware, stores no bytes, and audits the refusal', async () => {
    expect(await upload(token.ada, file({ fileContent: infectedPdf.toString('base64') }))).toMatchObject({
      status: 400,
      body: refusalText('infected'),
    })
    expect(await kept()).toEqual([])
    const note = await server.services.db
      .selectFrom('audit')
      .select('action')
      .orderBy('audit_id', 'desc')
      .executeTakeFirst()
    expect(note).toEqual({ action: 'upload.infected' })
    const key = { 'idempotency-key': 'sent-again-and-again' }
    for (const time of ['first', 'second'])
      expect([
        time,
        (await upload(token.ada, file({ fileContent: infectedPdf.toString('base64') }), undefined, key)).status,
      ]).toEqual([time, 400])
  })

  test('quarantines an unscanned file until the scanner reports it clean', async () => {
    server.services.scanner = { scan: async () => 'unknown' }
    const clean = guidOf(await upload(token.ada, file()))
    const infected = guidOf(await upload(token.ada, file({ fileContent: infectedPdf.toString('base64') })))
    expect((await get(token.ada, `/api/attachment/${clean}`)).status).toBe(404)
    expect((await get(token.ada, '/api/document')).body).toEqual([])
    expect((await get(token.service, '/api/uploadcenter')).body).toEqual([])
    expect(await rescanQuarantined(server.services)).toBe(0)
    server.services.scanner = signatureScanner
    expect(await rescanQuarantined(server.services)).toBe(2)
    expect((await get(token.ada, `/api/attachment/${clean}`)).status).toBe(200)
    expect((await get(token.ada, `/api/attachment/${infected}`)).status).toBe(404)
    expect(await rescanQuarantined(server.services)).toBe(0)
  })

  test.each([
    ['the owner, an infected file', 'ada', infectedPdf, 1],
    ['the owner, a clean file', 'ada', pdf, 0],
    ['staff, an infected file', 'service', infectedPdf, 0],
  ] as const)('emails an owner about an infected file once: uploaded by %s', async (_, by, content, emails) => {
    const { services } = server
    await services.database.executeSql('delete from mail_outbox')
    services.scanner = { scan: async () => 'unknown' }
    const path = by === 'ada' ? undefined : '/api/attachment/admin/upload'
    const sent = await upload(token[by], file({ fileContent: content.toString('base64') }), path)
    expect(sent.status).toBe(200)
    services.scanner = signatureScanner
    await Promise.all([rescanQuarantined(services), rescanQuarantined(services)])
    const mails = await lettersOf(services)
    expect(mails.map(({ to_address, subject }) => [to_address, subject])).toEqual(
      Array(emails).fill([ada.email, 'We could not accept your document']),
    )
    for (const { body_text } of mails)
      expect(body_text).toContain(
        'We could not accept letter.pdf: our scanner found harmful content. Please check your device and send the document again.',
      )
    const { attachment_id } = await services.db
      .selectFrom('attachment')
      .select('attachment_id')
      .executeTakeFirstOrThrow()
    const scans = await services.db
      .selectFrom('audit')
      .select('audit_id')
      .where('action', '=', 'attachment.scan')
      .where('entity_id', '=', String(attachment_id))
      .execute()
    expect(scans).toHaveLength(1)
  })

  test.each<[files: number, undecidable: number[], runs: number, settled: number]>([
    [4, [0], 1, 3],
    [4, [0, 1], 1, 2],
    [6, [0, 2, 4], 1, 3],
    [4, [0, 1, 2], 2, 1],
    [24, [...Array(20).keys()], 7, 4],
  ])(
    'scans %i quarantined files, of which the scanner never decides %j, within %i runs',
    async (files, undecidable, runs, settled) => {
      const { services } = server
      await services.db.transaction().execute((tx) =>
        storeFiles(
          tx,
          services.pii,
          Array.from({ length: files }, (_, n) => ({
            ownerId: ada.ownerId,
            typeId: DOCUMENT_TYPE.generalUpload,
            fileName: `${n}.pdf`,
            contentType: 'application/pdf',
            content: Buffer.from(`${n}`),
            sha256: 'x',
            scanState: 'QUARANTINED' as const,
            createdBy: null,
            now: services.clock.now(),
          })),
        ),
      )
      services.scanner = {
        scan: async (content) => (undecidable.includes(Number(content)) ? 'unknown' : 'clean'),
      }
      const tried = { last: 0 }
      let sum = 0
      for (let run = 1; run <= runs; run += 1) sum += await rescanQuarantined(services, tried)
      expect(sum).toBe(settled)
      expect(await rescanQuarantined(services, tried)).toBe(0)
    },
  )

  test('scans the first files again after the last one', async () => {
    const { services } = server
    services.scanner = { scan: async () => 'unknown' }
    for (let n = 0; n < 4; n += 1) await upload(token.ada, file())
    const tried = { last: 0 }
    await rescanQuarantined(services, tried)
    services.scanner = signatureScanner
    expect(await rescanQuarantined(services, tried)).toBe(4)
  })
})

describe('the staff list of uploads (upload center)', () => {
  test('lists open uploads until staff mark them complete', async () => {
    await upload(token.ada, file())
    const [row] = (await get(token.service, '/api/uploadcenter')).body as Array<{ id: number }>
    const mark = () => server.call('PUT', `/api/uploadcenter/${row?.id}`, { token: token.service })
    expect(await mark()).toMatchObject({
      status: 200,
      body: { id: row?.id, dateProcessed: '2026-03-10T15:00:00.000Z' },
    })
    expect(await mark()).toMatchObject({ status: 409, body: 'This file is already marked as complete.' })
    expect((await get(token.service, '/api/uploadcenter')).body).toEqual([])
    expect((await get(token.ada, '/api/attachment')).body).toMatchObject([
      { dateProcessed: '2026-03-10T15:00:00.000Z' },
    ])
    expect((await server.call('PUT', '/api/uploadcenter/999999', { token: token.service })).status).toBe(404)
    expect((await get(token.reviewer, '/api/uploadcenter')).status).toBe(403)
    expect((await get(token.reviewer, '/api/uploadcenter?isDone=true')).status).toBe(403)
  })

  test('finds completed uploads with their account, and reopens them', async () => {
    await upload(token.ada, file())
    const [row] = (await get(token.service, '/api/uploadcenter')).body as Array<{ id: number }>
    const put = (path: string) => server.call('PUT', `/api/uploadcenter/${row?.id}${path}`, { token: token.service })
    const done = async (query = '') => (await get(token.service, `/api/uploadcenter?isDone=true${query}`)).body
    expect(await put('/reopen')).toMatchObject({ status: 409, body: 'This file is not marked as complete.' })
    expect(JSON.stringify(await done())).not.toContain(`"id":${row?.id},`)
    await put('')
    expect(await done('&find=adams&sort=-uploaded')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: row?.id, accountOwnerId: ada.ownerId, dateProcessed: expect.any(String) }),
      ]),
    )
    expect(await done('&find=nobody')).toEqual([])
    expect(await put('/reopen')).toMatchObject({ status: 200, body: { id: row?.id, dateProcessed: null } })
    expect((await get(token.service, '/api/uploadcenter')).body).toMatchObject([{ id: row?.id }])
    const told = await server.services.db
      .selectFrom('audit')
      .select(['action', 'account_owner_id'])
      .orderBy('audit_id', 'desc')
      .limit(1)
      .execute()
    expect(told).toEqual([{ action: 'upload.reopen', account_owner_id: ada.ownerId }])
    expect((await server.call('PUT', '/api/uploadcenter/999999/reopen', { token: token.service })).status).toBe(404)
    await put('')
  })

  test('sorts and finds uploads by the current names of their owners', async () => {
    await upload(token.bob, file({ accountOwnerId: bob.ownerId, accountId: bob.accountId }))
    await upload(token.ada, file())
    const names = async (query: string) =>
      ((await get(token.service, `/api/uploadcenter?${query}`)).body as { lastName: string }[]).map(
        (row) => row.lastName,
      )
    const rename = (name: string) =>
      server.services.database.executeSql(
        `update account_owner set last_name = '${name}' where account_owner_id = ${ada.ownerId}`,
      )
    expect(await names('sort=name')).toEqual(['Adams', 'Baker'])
    expect(await names('sort=-name')).toEqual(['Baker', 'Adams'])
    expect(await names('find=baker, b')).toEqual(['Baker'])
    await rename('Young')
    expect(await names('sort=name')).toEqual(['Baker', 'Young'])
    expect([await names('find=ad'), await names('find=yo')]).toEqual([[], ['Young']])
    await rename('Adams')
  })
})

const script = Buffer.concat([pdf.subarray(0, 9), Buffer.from('<</S/JavaScript/JS(1)>>\n'), pdf.subarray(9)])

describe('a PDF with active content', () => {
  test('stores a PDF with active content, and warns staff before they open it', async () => {
    await upload(token.ada, file())
    await upload(token.ada, file({ fileContent: script.toString('base64') }))
    expect((await get(token.service, '/api/uploadcenter')).body).toMatchObject([
      { warning: null },
      { warning: 'This PDF runs scripts.' },
    ])
  })
})

describe('internal documents', () => {
  test('shows internal documents to operations only', async () => {
    await server.services.database.executeSql(`
      insert into attachment (attachment_id, guid, attachment_type_id, file_name, content_type, size_bytes, sha256, created_at)
        values (900, 'house', 0, 'daily.html', 'text/html', 1, 'x', now());
      insert into attachment_content values (900, 'x')`)
    expect((await get(token.ada, '/api/attachment/house')).status).toBe(404)
    expect((await get(token.reviewer, '/api/attachment/house')).status).toBe(404)
    // Whatever the stored type, the served type is one that browsers do not execute.
    expect((await get(token.service, '/api/attachment/house')).body).toMatchObject({
      contentType: 'application/octet-stream',
    })
  })
})

describe('a rollover form', () => {
  const form = (more: object = {}) =>
    file({ isWithdrawal: true, accountId: bob.accountId, accountOwnerId: bob.ownerId, ...more })
  const send = (body: object) => upload(token.bob, body, '/api/attachment/withdrawal')
  const requests = () => server.services.db.selectFrom('distribution_request').selectAll().execute()
  beforeEach(async () => {
    await server.services.database.executeSql(`
      alter table request_event disable trigger all; delete from request_event; alter table request_event enable trigger all;
      delete from distribution_request`)
  })

  test('emails the owner about a rollover form uploaded by anybody', async () => {
    await server.services.db.deleteFrom('mail_outbox').execute()
    await upload(token.service, form(), '/api/attachment/admin/withdrawal')
    const mails = await lettersOf(server.services)
    expect(mails.map(({ to_address }) => to_address)).toEqual([bob.email])
    expect(mails[0]?.body_text).toContain('It starts a rollover of the full balance')
  })

  test('opens a rollover request for the whole balance, with its form attached for staff', async () => {
    const sent = await send(form())
    expect(sent.status).toBe(200)
    const [request, ...others] = await requests()
    expect(others).toEqual([])
    expect(request).toMatchObject({
      kind: 'ROLLOVER',
      status_id: REQUEST_STATUS.open,
      amount_cents: 50_000n,
      is_full_amount: true,
      fee_cents: 2_500n,
    })
    expect(request).toMatchObject({ signed_at: null, is_paper_form: true })
    const [attachment] = await kept()
    expect(attachment).toMatchObject({
      guid: guidOf(sent),
      request_id: request?.request_id,
      attachment_type_id: 2,
      in_upload_center: false,
    })
    const events = await server.services.db.selectFrom('request_event').select('kind').orderBy('event_id').execute()
    expect(events.map(({ kind }) => kind)).toEqual(['SUBMITTED'])
  })

  test('opens no request for a rollover form that needs a password', async () => {
    const locked = (content: string) => form({ fileContent: content })
    for (const other of [lockedPdfs.aes256WithPassword, lockedPdfs.rc4Of40BitsWithPassword])
      expect(await send(locked(other))).toMatchObject({ status: 400, body: refusalText('pdfPassword') })
    const photo = form({ fileName: 'form.heic', contentType: 'image/heic', fileContent: heic.toString('base64') })
    expect(await send(photo)).toMatchObject({ status: 400, body: refusalText('pdfWanted') })
    expect(await requests()).toEqual([])
    expect(await kept()).toEqual([])
    expect((await send(locked(lockedPdfs.aes256))).status).toBe(200)
    expect(await requests()).toHaveLength(1)
  })

  test('warns staff who open a rollover form with active content', async () => {
    await send(form({ fileContent: script.toString('base64') }))
    expect((await get(token.service, '/api/rollover/admin/open')).body).toMatchObject([
      { attachmentWarning: 'This PDF runs scripts.' },
    ])
  })

  test('refuses a rollover form while the owner has an active request on any account', async () => {
    await send(form())
    for (const accountId of [bob.accountId, bob.secondAccountId])
      expect(await send(form({ accountId }))).toMatchObject({
        status: 409,
        body: expect.stringMatching(/^A distribution request is already active\. It is R-\d{4}-\d{6}\.$/),
      })
    expect(await requests()).toHaveLength(1)
    expect(await kept()).toHaveLength(1)
  })

  test('creates one request for concurrent uploads of one rollover form', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(form())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    expect(await requests()).toHaveLength(1)
  })

  test('requires for a rollover a PDF form, and an own account with more money than the fee', async () => {
    expect(
      await send(form({ fileName: 'a.png', contentType: 'image/png', fileContent: png.toString('base64') })),
    ).toMatchObject({
      status: 400,
      body: 'Please use a PDF file.',
    })
    expect((await send(form({ accountId: 0 }))).status).toBe(404)
    expect((await send(form({ accountId: ada.accountId }))).status).toBe(404)
    expect(await send(form({ accountId: bob.secondAccountId }))).toMatchObject({
      status: 409,
      body: 'The withholding and fee leave nothing to pay.',
    })
    expect(await requests()).toEqual([])
    expect(await kept()).toEqual([])
  })

  test('adds a request file uploaded by staff to the active request of the account', async () => {
    const path = '/api/attachment/admin/upload/'
    expect(await upload(token.service, form(), path)).toMatchObject({
      status: 409,
      body: 'The account has no active request.',
    })
    await send(form())
    const added = await upload(token.service, form({ fileName: 'better scan.pdf' }), path)
    expect(added.status).toBe(200)
    const [request] = await requests()
    expect((await kept()).map(({ request_id }) => request_id)).toEqual([request?.request_id, request?.request_id])
    expect((await get(token.service, '/api/uploadcenter')).body).toEqual([])
    expect((await upload(token.bob, form())).status).toBe(400)
    expect((await upload(token.service, form({ fileName: 'a.png', contentType: 'image/png' }), path)).status).toBe(400)
  })
})
