import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { confirmedDeath } from '../deaths/testing.deaths.ts'
import { createPayments } from '../distributions/settlement/payment.sql.ts'
import { runJob } from '../jobs/run.ts'
import { bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { sealSocial } from '../owners/social.ts'
import { payeesOf } from '../payees/payee.sql.ts'
import { addPayee, changePayee, type PayeeData } from '../payees/storePayee.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { jobFileAssociatedData } from '../platform/jobs/files.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { textOfPdf } from '../platform/pdf/testing.text.ts'
import { ada, administrator, bob, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'

// Instructions for Forms 1099-R and 5498: one form for each recipient, account and code. After the owner's death the
// recipient is the beneficiary or the estate, with that recipient's tax number.

let server: TestServer
afterEach(() => server.close())
beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  const { db, pii } = server.services
  await db
    .updateTable('account_owner')
    .set({ ...sealSocial(pii, ada.ownerId, '900123456'), date_of_birth: '1950-06-01' })
    .where('account_owner_id', '=', ada.ownerId)
    .execute()
  await server.services.database.executeSql(`
    update portal_user set password_hash = 'x';
    insert into address (account_owner_id, address1, city, state, zip)
    values (${ada.ownerId}, '1 Elm St', 'Salem', 'OR', '97301') on conflict do nothing`)
})

const cleo: PayeeData = {
  kind: 'PERSON',
  firstName: 'Cleo',
  lastName: 'Adams',
  tinKind: 'SSN',
  tin: '900777001',
  address: { address1: '7 Oak Ave', address2: null, city: 'Bend', state: 'OR', zip: '97701' },
  bank: { routingNumber: '011000015', bankName: 'A Bank', accountNumber: '1234567890' },
}
const estate: PayeeData = {
  kind: 'ESTATE',
  firstName: '',
  lastName: 'Estate of Ada Adams',
  tinKind: 'EIN',
  tin: '980000042',
  address: { address1: '9 Court Sq', address2: 'Suite 4', city: 'Salem', state: 'OR', zip: '97302' },
  bank: null,
}

const write = <T>(work: (context: ReturnType<typeof writeContextIn>) => Promise<T>) =>
  server.services.db
    .transaction()
    .execute((tx) => work(writeContextIn(tx, server.services, { requestId: 'test', now: new Date() })))
const payee = (data: PayeeData, ownerId: number = ada.ownerId) => write((context) => addPayee(context, ownerId, data))

const comeIn = (cents: bigint) =>
  write(async ({ tx }) =>
    post(tx, {
      typeId: TRANSACTION_TYPE.contribution,
      date: '2025-01-02',
      lines: [
        debit(await internalBook(tx, 'PLAN_RECEIPTS'), cents),
        credit(await bookOfAccount(tx, ada.accountId), cents),
      ],
      createdBy: null,
    }),
  )

/** Posts a paid request: the fee of $25.00, the federal tax, and the remainder by check. */
async function paid(
  payeeId: number | null,
  date: string,
  { entered, federal = 0n, typeId = DISTRIBUTION_TYPE.death }: { entered: bigint; federal?: bigint; typeId?: number },
): Promise<number> {
  return write(async ({ tx, now }) => {
    const { request_id: requestId } = await tx
      .insertInto('distribution_request')
      .values({
        kind: 'WITHDRAWAL',
        account_id: ada.accountId,
        distribution_type_id: typeId,
        amount_cents: entered,
        is_full_amount: false,
        status_id: REQUEST_STATUS.historical,
        date_requested: now,
        payee_id: payeeId,
        ...(payeeId === null ? {} : { evidence_of: 'DEATH' as const, check_payable_to: 'Recipient' }),
      })
      .returning('request_id')
      .executeTakeFirstOrThrow()
    const transactionId = await post(tx, {
      typeId: TRANSACTION_TYPE.withdrawal,
      date,
      requestId,
      lines: [
        debit(await bookOfAccount(tx, ada.accountId), entered),
        credit(await internalBook(tx, 'FEE_DISTRIBUTION'), 2_500n),
        credit(await internalBook(tx, 'FEDERAL_TAX'), federal),
        credit(await internalBook(tx, 'DISBURSEMENTS_CHECK'), entered - 2_500n - federal),
      ],
      createdBy: null,
    })
    await createPayments(tx, [{ requestId, transactionId, code: '4' }], now)
    return requestId
  })
}

/** Confirms the owner's death, which payments to recipients require. */
const die = async () => {
  const { database } = server.services
  await database.executeSql(`
    insert into attachment (guid, account_owner_id, attachment_type_id, file_name, content_type, size_bytes, sha256, created_at)
    values ('certificate', ${ada.ownerId}, 1, 'certificate.pdf', 'application/pdf', 8, 'x', now())`)
  for (const text of confirmedDeath({ ownerId: ada.ownerId, diedOn: '2025-05-01', guid: 'certificate' }))
    await database.executeSql(text)
}

const run = (jobTypeId: (typeof JOB_TYPE)[keyof typeof JOB_TYPE], day = '2026-01-05') =>
  runJob(server.services, jobTypeId, day)
const forms = async () =>
  (await server.services.db.selectFrom('tax_form').selectAll().orderBy('tax_form_id').execute())
    .filter(({ form }) => form === '1099-R')
    .map((row) => [row.payee_id, row.code, row.number, row.gross_cents, row.federal_cents])

/**
 * The payments of one year from one account: the owner's last payment, two payments to Cleo and one to the estate.
 */
async function aYear() {
  await comeIn(1_000_000n)
  await paid(null, '2025-02-03', { entered: 102_500n, federal: 10_250n, typeId: DISTRIBUTION_TYPE.normal })
  await die()
  const [cleoId, estateId] = [await payee(cleo), await payee(estate)]
  await paid(cleoId, '2025-06-02', { entered: 302_500n, federal: 30_250n })
  await paid(cleoId, '2025-06-03', { entered: 12_500n, federal: 1_250n })
  await paid(estateId, '2025-07-01', { entered: 202_500n })
  return { cleoId, estateId }
}

/** The contents of each stored file whose name ends with `ending`. */
async function filed(ending: string): Promise<string[]> {
  const rows = await server.services.db.selectFrom('job_file').selectAll().orderBy('job_file_id').execute()
  return rows
    .filter(({ file_name: name }) => name.endsWith(ending))
    .map((row) =>
      server.services.pii.openBytes(row.content, jobFileAssociatedData(row.job_id, row.file_name)).toString(),
    )
}

test('creates one tax form per recipient, and the totals of the forms equal the ledger', async () => {
  const { cleoId, estateId } = await aYear()
  expect(await run(JOB_TYPE.taxForms)).toMatchObject({ forms: 4, corrections: 0, failures: [] })
  expect(await forms()).toEqual([
    [null, '7', 0, 100_000n, 10_250n],
    [cleoId, '4', 0, 310_000n, 31_500n],
    [estateId, '4', 0, 200_000n, 0n],
  ])
  const { rows } = await sql<{ paid: bigint; told: bigint; withheld: bigint; line3: bigint }>`
    select (select sum(p.amount_cents) from posting p join book b using (book_id) where b.account_id = ${ada.accountId}
        and p.side = 'D')::bigint - 4 * 2500 as paid,
      gross_cents as told, federal_cents as withheld, withheld_cents as line3 from tax_year_run`.execute(
    server.services.db,
  )
  expect(rows).toEqual([{ paid: 610_000n, told: 610_000n, withheld: 41_750n, line3: 41_750n }])
  expect(await run(JOB_TYPE.taxForms)).toMatchObject({ forms: 0, corrections: 0 })
})

test('corrects only the tax form of the recipient who got a further payment', async () => {
  const { cleoId, estateId } = await aYear()
  await run(JOB_TYPE.taxForms)
  await paid(estateId, '2025-08-01', { entered: 52_500n })
  expect(await run(JOB_TYPE.taxForms)).toMatchObject({ forms: 0, corrections: 1 })
  expect((await forms()).at(-1)).toEqual([estateId, '4', 1, 250_000n, 0n])
  expect((await forms()).filter(([id]) => id === cleoId)).toHaveLength(1)
})

test("prints tax form copies with the recipient's address, and hides the copies from the owner", async () => {
  // The owner's session is still open, but shows no recipient's copy.
  const token = await server.tokenOf(ada.email)
  const { cleoId, estateId } = await aYear()
  await run(JOB_TYPE.taxForms)
  expect(await run(JOB_TYPE.taxCopies)).toMatchObject({ copies: 4, failures: [] })
  const mine = await server.call('GET', '/api/document', { token })
  expect((mine.body as Array<{ fileName: string }>).map(({ fileName }) => fileName).toSorted()).toEqual([
    'certificate.pdf',
    'form-1099-r-2025-300111-7.pdf',
    'form-5498-2025-300111.pdf',
  ])
  const staff = { token: await server.tokenOf(customerService) }
  const all = (await server.call('GET', `/api/document/admin/${ada.ownerId}`, staff)).body as Array<{
    fileName: string
    guid: string
  }>
  const of = (payeeId: number) => all.find(({ fileName }) => fileName.includes(`recipient-${payeeId}`))
  const guid = of(cleoId)?.guid
  const opened = await server.call('GET', `/api/document/admin/${ada.ownerId}/${guid}`, staff)
  const text = textOfPdf(Buffer.from((opened.body as { content: string }).content, 'base64'))
  for (const part of ['Cleo Adams', 'XXX-XX-7001', '7 Oak Ave', 'Bend, OR 97701', '$3,100.00'])
    expect(text).toContain(part)
  for (const part of ['XXX-XX-3456', '1 Elm St', '900777001']) expect(text).not.toContain(part)
  expect(of(estateId)?.fileName).toBe(`form-1099-r-2025-300111-recipient-${estateId}-4.pdf`)
  for (const path of [`/api/document/${guid}`, `/api/attachment/${guid}`])
    expect((await server.call('GET', path, { token })).status).toBe(404)
  expect(await lettersOf(server.services, 'tax-form-ready')).toEqual([])
  expect(await run(JOB_TYPE.printVendorUpload)).toMatchObject({ copies: 4 })
})

test('furnishes a tax form again to a recipient whose name was corrected, but to no other recipient', async () => {
  const { cleoId } = await aYear()
  await run(JOB_TYPE.taxForms)
  expect(await run(JOB_TYPE.taxCopies)).toMatchObject({ copies: 4 })
  const before = { payeeId: cleoId, ownerId: ada.ownerId }
  await write((context) => changePayee(context, before, { ...cleo, lastName: 'Adamson' }))
  expect(await run(JOB_TYPE.taxCopies)).toMatchObject({ copies: 0, corrected: 1, failures: [] })
  expect(await run(JOB_TYPE.taxCopies)).toMatchObject({ copies: 0, corrected: 0 })
  const staff = { token: await server.tokenOf(customerService) }
  const all = (await server.call('GET', `/api/document/admin/${ada.ownerId}`, staff)).body as Array<{
    fileName: string
  }>
  expect(all.map(({ fileName }) => fileName).filter((name) => name.includes('corrected'))).toEqual([
    `form-1099-r-2025-300111-recipient-${cleoId}-4-corrected-1.pdf`,
  ])
})

test("writes each recipient's tax number, the type of the number and the name into the returns", async () => {
  await aYear()
  await run(JOB_TYPE.taxForms)
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ originals: 4, incomplete: 0, failures: [] })
  const [layout = ''] = await filed('-1.txt')
  const payees = layout.split('\r\n').filter((record) => record.startsWith('B'))
  expect(payees.map((record) => [record[10], record.slice(11, 20), record.slice(287, 327).trim()])).toEqual([
    ['2', '900123456', 'ADAMS ADA'],
    ['2', '900777001', 'ADAMS CLEO'],
    ['1', '980000042', 'ESTATE OF ADA ADAMS'],
    ['2', '900123456', 'ADAMS ADA'],
  ])
  const [table = ''] = await filed('1099-r-2025-1.csv')
  expect(table).toContain('EIN,980000042,B,Estate of Ada Adams,,,,,,US,9 Court Sq Suite 4')
})

test("corrects a recipient's wrong tax number in two steps, and refiles no other form", async () => {
  const { estateId } = await aYear()
  await run(JOB_TYPE.taxForms)
  await run(JOB_TYPE.taxReturns)
  await write((context) =>
    changePayee(context, { payeeId: estateId, ownerId: ada.ownerId }, { ...estate, tin: '980000043' }),
  )
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ originals: 0, corrections: 0, newPersons: 1 })
  const records = (await filed('-2.txt'))
    .at(-1)
    ?.split('\r\n')
    .filter((record) => record.startsWith('B'))
  expect(records?.map((record) => [record[5], record.slice(11, 20), record.slice(54, 66)])).toEqual([
    ['G', '980000042', '000000000000'],
    ['C', '980000043', '000000200000'],
  ])
})

test.each(['2026-12-30T17:00:00Z', '2027-01-04T17:00:00Z'])(
  'lists the table whose receipt is recorded at %s, also after the year in which it was written',
  async (at) => {
    await aYear()
    await run(JOB_TYPE.taxForms)
    await run(JOB_TYPE.taxReturns)
    server.clock.set(new Date(at))
    const body = { fileName: 'tax-returns-1099-r-2025-1.csv', receipt: '2026-68698468914-b0b2da138' }
    const headers = { authorization: `Operator ${testConfig.operatorKey}` }
    const recorded = await server.call('POST', '/api/taxFiles/command/receipt', { headers, body })
    expect(recorded.body).toEqual({ files: [{ ...body, returns: 3 }] })
  },
)

test('names in a correction the IRIS receipt and the row of the original return', async () => {
  const { estateId } = await aYear()
  await run(JOB_TYPE.taxForms)
  await run(JOB_TYPE.taxReturns)
  const headers = { authorization: `Operator ${testConfig.operatorKey}` }
  const ask = (path: string, body: object) => server.call('POST', `/api/taxFiles/command/${path}`, { headers, body })
  const fileName = 'tax-returns-1099-r-2025-1.csv'
  const receipt = '2026-68698468914-b0b2da138'
  expect((await ask('list', {})).body).toEqual({
    files: [
      { fileName, returns: 3, receipt: null },
      { fileName: 'tax-returns-5498-2025-1.csv', returns: 1, receipt: null },
    ],
  })
  const another = { ...estate, tin: '980000043' }
  const change = (data: PayeeData) =>
    write((context) => changePayee(context, { payeeId: estateId, ownerId: ada.ownerId }, data))
  await change(another)
  // Without a recorded receipt the correction names no original, and the run reports this.
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ newPersons: 1, withoutReceipt: 1 })
  // A later run gives its tables other names.
  const corrections = 'tax-returns-1099-r-2025-2-corrections.csv'
  for (const [name, id] of [
    [fileName, receipt],
    [corrections, 'R-00002'],
  ])
    expect(await ask('receipt', { fileName: name, receipt: id })).toMatchObject({
      status: 200,
      body: { files: [{ fileName: name, receipt: id }] },
    })
  const { body: table } = await ask('read', { fileName: corrections })
  const { content } = table as { content: string }
  expect(parse(Buffer.from(content, 'base64').toString(), { columns: true })).toHaveLength(2)
  expect((await ask('read', { fileName: 'nothing.csv' })).status).toBe(404)
  expect((await server.call('POST', '/api/taxFiles/command/read', { body: { fileName } })).status).not.toBe(200)
  const unknown = await ask('receipt', { fileName: 'nothing.csv', receipt })
  expect(unknown.status).toBe(404)
  expect(JSON.stringify(unknown.body)).toContain(`${corrections}, tax-returns-5498-2025-1.csv, ${fileName}`)
  // Another receipt replaces the recorded one only with `replace`. The same receipt may be recorded again.
  expect((await ask('receipt', { fileName, receipt })).status).toBe(200)
  expect(await ask('receipt', { fileName, receipt: 'R-00003' })).toMatchObject({
    status: 409,
    body: `${fileName} has the receipt ${receipt}. Add --replace to replace it.`,
  })
  for (const id of ['R-00003', receipt])
    expect((await ask('receipt', { fileName, receipt: id, replace: true })).body).toMatchObject({
      files: [{ receipt: id }],
    })
  expect((await ask('receipt', { fileName, receipt: 'a b' })).status).toBe(400)
  expect((await server.call('POST', '/api/taxFiles/command/list', { body: {} })).status).not.toBe(200)
  await change({ ...another, tin: '980000044' })
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ newPersons: 1, withoutReceipt: 0 })
  const rows = parse((await filed('-corrections.csv')).at(-1) ?? '', { columns: true }) as Array<Record<string, string>>
  // The correct return of the first correction is row 2 of its table. The correct return of the second correction
  // refers to no earlier return.
  expect(rows.map((row) => [row['Recipient Taxpayer ID Number'], row['Original Record ID']])).toEqual([
    ['980000043', 'R-00002|1|2'],
    ['980000044', ''],
  ])
})

test("refuses to change the payee of a request or payment, or to pay another owner's payee", async () => {
  await die()
  const mine = await payee(cleo)
  const theirs = await payee(cleo, bob.ownerId)
  await comeIn(500_000n)
  await expect(paid(theirs, '2025-06-02', { entered: 102_500n })).rejects.toThrow('is none of the owner')
  const requestId = await paid(mine, '2025-06-02', { entered: 102_500n })
  for (const [change, refused] of [
    [`update distribution_request set payee_id = null where request_id = ${requestId}`, 'stays who it was'],
    [`update payment set payee_id = null where request_id = ${requestId}`, 'stays who it was'],
    ["update payee_version set last_name = 'Thief'", 'is not changed'],
    ['delete from payee_version', 'is not changed'],
    ['delete from payee', 'append-only'],
  ] as const)
    await expect(server.services.database.executeSql(change)).rejects.toThrow(refused)
  const row = (await payeesOf(server.services.db, [mine])).get(mine)
  expect(JSON.stringify(row)).not.toMatch(/900777001|1234567890/)
})

test('lists the owner and the recipient of each tax form', async () => {
  await aYear()
  await run(JOB_TYPE.taxForms)
  const { body } = await server.call('GET', '/api/taxForms', { token: await server.tokenOf(administrator) })
  expect(
    (body as Array<{ ownerName: string; recipientName: string }>).map((row) => [row.ownerName, row.recipientName]),
  ).toEqual([
    ['Ada Adams', 'Ada Adams'],
    ['Ada Adams', 'Cleo Adams'],
    ['Ada Adams', 'Estate of Ada Adams'],
  ])
})

test('reports the value on the day of death on Form 5498, and creates no form for later years', async () => {
  await aYear()
  await run(JOB_TYPE.taxForms, '2026-01-05')
  server.clock.set(new Date('2027-01-05T15:00:00Z'))
  await run(JOB_TYPE.taxForms, '2027-01-05')
  const values = (await server.services.db.selectFrom('tax_form').selectAll().orderBy('tax_form_id').execute())
    .filter(({ form }) => form === '5498')
    .map((row) => [row.tax_year, row.rollover_cents, row.value_cents])
  // The value is 10,000.00 less the owner's 1,025.00 before the death. On December 31, 2025 the balance is 3,800.00.
  expect(values).toEqual([[2025, 1_000_000n, 897_500n]])
})
