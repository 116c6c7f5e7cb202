import { refusalText } from '../../contract/fileRefusals.ts'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rescanQuarantined } from '../documents/rescan.ts'
import { runJob } from '../jobs/run.ts'
import { signatureScanner } from '../platform/scanner/scanner.ts'
import { balanceOf, balanceOfAccount, internalBook, type InternalBookKind, trialBalance } from '../ledger/ledger.ts'
import { openSocial } from '../owners/social.ts'
import { administrator, ada, customerService, reviewer, seedPeople } from '../testing.people.ts'
import type { Services } from '../platform/context/services.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { planFilesSettled, processPlanFile, processWaitingPlanFiles } from './planFile.ts'

const sample = readFileSync(new URL('../../web/public/plan-participants-sample.csv', import.meta.url), 'utf8')
const [header = ''] = sample.split('\n')
let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  token = await server.tokenOf(administrator)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.executeSql(
    'alter table plan_money disable trigger all; delete from plan_money; alter table plan_money enable trigger all; alter table plan_receivable disable trigger all; delete from plan_receivable; alter table plan_receivable enable trigger all; delete from desk_item; delete from plan_file; delete from attachment_content; delete from attachment',
  )
})

const body = (text: string, more: object = {}) => ({
  fileName: 'people.csv',
  planTypeId: 1,
  planId: 1,
  contentType: 'text/csv',
  fileContent: Buffer.from(text).toString('base64'),
  ...more,
})
async function upload(text: string, more: object = {}) {
  const answer = await server.call('POST', '/api/attachment/planupload', { token, body: body(text, more) })
  await planFilesSettled()
  return answer
}
/** Uploads a file and leaves it unprocessed, as if the custodian had stopped right after the upload. */
async function uploadWaiting(row: string) {
  server.services.scanner = { scan: async () => 'unknown' }
  const sent = await upload([header, row].join('\n'), { planId: 2 })
  server.services.scanner = signatureScanner
  await server.services.database.executeSql("update attachment set scan_state = 'CLEAN'")
  return sent
}
/** Decides the newest waiting approval of plan money. */
async function decide(who: string, verb = 'approve', given?: object) {
  const other = await server.tokenOf(who)
  const { body: list } = await server.call('GET', '/api/approval?effect=plan-money&limit=1', { token: other })
  const [waits] = (list as { approvals: Array<{ id: number; amount: number }> }).approvals
  const total = given ?? { controlTotal: waits?.amount }
  return server.call('POST', `/api/approval/${waits?.id}/${verb}`, {
    token: other,
    body: verb === 'withdraw' ? {} : { note: '', ...(verb === 'approve' && total) },
  })
}
type Result = { state: string; rows: number; findings: object[]; reportId: number; errors: number }
const resultOf = async (sent: { body: unknown }) =>
  (await server.call('GET', `/api/attachment/planupload/${(sent.body as { jobId: number }).jobId}`, { token }))
    .body as Result
/** The lines of the report for staff. */
async function report(sent: { body: unknown }): Promise<string[][]> {
  const { reportId } = await resultOf(sent)
  const { body: file } = await server.call('GET', `/api/job/file/${reportId}`, { token })
  const content = Buffer.from((file as { content: string }).content, 'base64')
  expect(content.toString()).toMatch(/^\uFEFF/)
  return parse(content, { bom: true })
}
const owners = async () =>
  server.services.db
    .selectFrom('account_owner')
    .selectAll()
    .where('account_owner_id', '>', 1000)
    .orderBy('account_owner_id')
    .execute()
const accounts = async () =>
  server.services.db
    .selectFrom('retirement_account')
    .selectAll()
    .where('account_id', '>', 1000)
    .orderBy('account_id')
    .execute()
const line = (cells: Record<string, string>) =>
  header
    .split(',')
    .map((name) => cells[name] ?? '')
    .join(',')
const person = (social: string, more: Record<string, string> = {}) =>
  line({
    SSN: social,
    FirstName: 'Pia',
    LastName: 'Poe',
    DateOfBirth: '01/01/1980',
    Address1: '1 A St',
    City: 'B',
    State: 'TX',
    Zip: '75001',
    Amount: '10',
    AccountType: 'Roth',
    ...more,
  })

describe('a plan file', () => {
  test('reads one person per row of an XML plan file, and reports a missing column for the whole file', async () => {
    const people = (columns: string[]) => {
      const row = (social: string) =>
        person(social)
          .split(',')
          .map((cell, index) => [header.split(',')[index] ?? '', cell] as const)
          .filter(([name]) => columns.includes(name))
          .map(([name, cell]) => `<${name}>${cell}</${name}>`)
          .join('')
      return `<people>${['900210091', '900210092'].map((social) => `<p>${row(social)}</p>`).join('')}</people>`
    }
    const check = (text: string) =>
      server.call('POST', '/api/attachment/planupload/check', {
        token,
        body: {
          fileName: 'people.xml',
          contentType: 'application/xml',
          fileContent: Buffer.from(text).toString('base64'),
          planTypeId: 1,
          planId: 1,
        },
      })
    const columns = header.split(',').filter((name) => line({ [name]: 'x' }) !== '')
    expect(await check(people(columns))).toMatchObject({ status: 200, body: { rows: 2, errors: 0 } })
    expect(await check(people(columns.filter((name) => name !== 'Zip')))).toMatchObject({
      body: { rows: 0, findings: [{ line: 0, column: 'Zip', text: refusalText('missingColumn') }], corrections: null },
    })
  })

  test('opens a funded account for every row of a plan file, and shows staff the result', async () => {
    const sent = await upload(sample)
    expect(sent).toMatchObject({ status: 200, body: { jobId: expect.any(Number) } })
    const people = await owners()
    expect(people.map(({ first_name, last_name }) => `${first_name} ${last_name}`)).toEqual([
      'Mia Moore',
      'Noah Nash',
      "Olga O'Neil",
    ])
    const [mia] = people
    expect(openSocial(server.services.pii, mia?.account_owner_id ?? 0, mia?.social_sealed ?? '')).toBe('900210001')
    const opened = await accounts()
    expect(
      opened.map(({ account_type, status_id, account_owner_id }) => [account_type, status_id, account_owner_id]),
    ).toEqual([
      ['TRADITIONAL', 1, mia?.account_owner_id],
      ['ROTH', 1, mia?.account_owner_id],
      ['TRADITIONAL', 1, people[1]?.account_owner_id],
      ['TRADITIONAL', 1, people[2]?.account_owner_id],
    ])
    const balances = () => Promise.all(opened.map(({ account_id }) => balanceOfAccount(server.services.db, account_id)))
    expect(await balances()).toEqual([0n, 0n, 0n, 0n])
    expect(await resultOf(sent)).toMatchObject({ state: 'LOADED', money: 'WAITING' })
    expect((await decide(customerService)).status).toBe(200)
    expect(await balances()).toEqual([245_000n, 81_025n, 699_999n, 9_510n])
    expect(await resultOf(sent)).toMatchObject({ state: 'LOADED', money: 'CREDITED' })
    const book = async (kind: InternalBookKind) =>
      balanceOf(server.services.db, await internalBook(server.services.db, kind))
    // A file is not a deposit: the plan owes the money until the bank statement shows it.
    expect([await book('PLAN_RECEIPTS'), await book('PLAN_RECEIVABLE'), await book('CUSTODY_CASH')]).toEqual([
      0n,
      1_035_534n,
      0n,
    ])
    expect(await trialBalance(server.services.db)).toEqual({ differenceCents: 0n, unbalanced: [] })
    const job = await server.services.db
      .selectFrom('job')
      .selectAll()
      .where('job_id', '=', (sent.body as { jobId: number }).jobId)
      .executeTakeFirstOrThrow()
    expect(job).toMatchObject({
      job_type_id: JOB_TYPE.planUpload,
      outcome: { accounts: 4, owners: 3, errors: 0 },
      date_completed: server.clock.now(),
    })
    expect(await resultOf(sent)).toMatchObject({
      fileName: 'people.csv',
      state: 'LOADED',
      rows: 4,
      accounts: 4,
      owners: 3,
      total: 10_355.34,
      errors: 0,
      warnings: 0,
      findings: [],
    })
    const newOwner = (name: string) => expect.stringMatching(new RegExp(`^New owner: ${name}, .+, [A-Z]{2} \\d{5}`))
    const numbers = opened.map(({ plan_account_number }) => plan_account_number)
    expect(await report(sent)).toEqual([
      ['Line', 'Kind', 'Column', 'Text', 'First Name', 'Last Name', 'Account Type', 'Amount', 'Account #', 'Contact'],
      ['', 'Result', '', '4 accounts opened, 3 new account owners.', '', '', '', '', '', ''],
      ['2', 'Row', '', '', 'Mia', 'Moore', 'Traditional', '2450.00', numbers[0], ''],
      ['3', 'Row', '', '', 'Mia', 'Moore', 'Roth', '810.25', numbers[1], newOwner('Mia Moore')],
      ['4', 'Row', '', '', 'Noah', 'Nash', 'Traditional', '6999.99', numbers[2], newOwner('Noah Nash')],
      ['5', 'Row', '', '', 'Olga', "O'Neil", 'Traditional', '95.10', numbers[3], newOwner("Olga O'Neil")],
    ])
    // The upload center lists only files that wait for staff.
    expect((await server.call('GET', '/api/uploadcenter', { token })).body).toEqual([])
  })

  test('accepts a plan file again after its money was refused, and credits the money once', async () => {
    const file = `${header}\n${person('900260001', { Amount: '500' })}\n`
    const first = await upload(file)
    expect((await decide(administrator)).status).toBe(409)
    expect(await upload(file)).toMatchObject({ status: 409 })
    expect((await decide(customerService, 'refuse')).status).toBe(200)
    expect(await resultOf(first)).toMatchObject({ state: 'LOADED', money: 'REFUSED' })
    const before = await accounts()
    const again = await upload(file)
    expect(await resultOf(again)).toMatchObject({
      state: 'LOADED',
      money: 'WAITING',
      owners: 0,
      accounts: 0,
      errors: 0,
    })
    expect(await accounts()).toEqual(before)
    expect((await decide(customerService)).status).toBe(200)
    expect(await balanceOfAccount(server.services.db, before.at(-1)?.account_id ?? 0)).toBe(500_00n)
    expect(await resultOf(await upload(`${file}\n`))).toMatchObject({ state: 'FAILED', money: null, errors: 1 })
  })

  test('shows the second person new and differing addresses of the people in a file', async () => {
    const people = Array.from({ length: 22 }, (_, n) => ({ social: `9002200${n + 10}`, LastName: `N${n}` }))
    const file = (address: string) =>
      [
        header,
        ...people.map(({ social, LastName }, n) =>
          person(social, { LastName, ...(n === 0 ? { Address1: address } : {}) }),
        ),
      ].join('\n')
    await upload(file('9 Thief Road'))
    const shown = async () => {
      const { body } = await server.call('GET', '/api/approval?effect=plan-money&limit=1', {
        token: await server.tokenOf(customerService),
      })
      return (
        (body as { approvals: Array<{ changes: Array<{ label: string; after: string }> }> }).approvals[0]?.changes ?? []
      )
    }
    const first = await shown()
    expect(first).toHaveLength(23)
    expect(first[1]).toEqual({
      label: 'Addresses and numbers',
      before: null,
      after: 'New, uploaded by admin@example.com on 03/10/2026, not confirmed',
    })
    expect(first[2]).toEqual({
      label: 'Line 2',
      before: null,
      after: 'New owner: Pia N0, 9 Thief Road, B, TX 75001',
    })
    expect(first.at(-1)?.after).toMatch(/^2 more are in the result of job \d+$/)
    // After the refusal, the people keep the data of the first file. The next file is compared with that data.
    expect((await decide(customerService, 'refuse')).status).toBe(200)
    await upload(file('77 Elm Street'))
    const second = await shown()
    expect(second).toHaveLength(24)
    expect(second.slice(3, 5)).toEqual([
      {
        label: 'Line 2',
        before: null,
        after: 'Pia N0 stays at 9 Thief Road, B, TX 75001; the file says 77 Elm Street, B, TX 75001',
      },
      {
        label: 'Line 3',
        before: null,
        after: 'Kept from a refused file of admin@example.com: Pia N1, 1 A St, B, TX 75001',
      },
    ])
    expect(second.at(-1)?.after).toMatch(/^2 more are in the result of job \d+$/)
  })

  test.each<[string, () => ReturnType<typeof decide>, Record<string, string>, number]>([
    ['refused', () => decide(customerService, 'refuse'), {}, 1],
    ['withdrawn', () => decide(administrator, 'withdraw'), {}, 1],
    ['refused, if the next file has another email address', () => decide(customerService, 'refuse'), { Email: '' }, 1],
    ['credited', () => decide(customerService), { Reference: 'MAY' }, 0],
  ])('shows the people of a file again whose money was %s', async (which, end, more, lines) => {
    const social = `9002210${String(which.length).padStart(2, '0')}`
    const thief = { Address1: '9 Thief Road', Email: 'thief@example.com' }
    const file = ({ Reference = '', ...cells }: Record<string, string>) =>
      [`${header},Reference`, `${person(social, { ...thief, ...cells })},${Reference}`].join('\n')
    await upload(file({}))
    expect((await end()).status).toBe(200)
    await upload(file(more))
    const { body } = await server.call('GET', '/api/approval?effect=plan-money&limit=1', {
      token: await server.tokenOf(customerService),
    })
    const [waits] = (body as { approvals: Array<{ changes: Array<{ label: string; after: string }> }> }).approvals
    const after = 'Kept from a refused file of admin@example.com: Pia Poe, 9 Thief Road, B, TX 75001, thief@example.com'
    expect(waits?.changes.filter(({ label }) => label.startsWith('Line '))).toEqual(
      Array.from({ length: lines }, () => ({ label: 'Line 2', before: null, after })),
    )
  })

  test('stores plan files encrypted', async () => {
    await upload(`${header}\n${person('900250001')}\n`)
    const { db } = server.services
    const rows = [
      ...(await db.selectFrom('attachment_content').select('content').execute()),
      ...(await db.selectFrom('job_file').select('content').execute()),
    ]
    expect(rows.length).toBeGreaterThan(1)
    for (const { content } of rows) expect(Buffer.from(content).toString('latin1')).not.toMatch(/900250001|Poe|Result/)
  })

  test('accepts the same plan file once per plan', async () => {
    const text = `${header}\n${person('900220001')}\n`
    expect((await upload(text)).status).toBe(200)
    expect(await upload(text)).toMatchObject({ status: 409, body: refusalText('alreadyUploaded') })
    expect((await upload(text, { planId: 2 })).status).toBe(200)
  })

  test('loads no rows of a file with one wrong row in ten thousand, then loads the corrected file', async () => {
    const before = await accounts()
    const rows = Array.from({ length: 9_999 }, (_, index) => person(String(900_300_000 + index)))
    const sent = await upload([header, ...rows, person('12')].join('\n'))
    expect(await accounts()).toEqual(before)
    const text = 'Please enter a valid social security number'
    expect(await resultOf(sent)).toMatchObject({
      state: 'FAILED',
      rows: 10_000,
      accounts: 0,
      total: 0,
      errors: 1,
      findings: [{ line: 10_001, column: 'SSN', text, isWarning: false }],
    })
    const lines = await report(sent)
    expect(lines).toHaveLength(10_002)
    expect(lines[1]?.[3]).toBe('Nothing was loaded. Please correct the errors and upload the file again.')
    expect(lines.at(-1)?.slice(0, 4)).toEqual(['10001', 'Error', 'SSN', text])
    expect(JSON.stringify(lines)).not.toMatch(/9003\d{5}/)
    const { jobId } = sent.body as { jobId: number }
    const token = await server.tokenOf(customerService)
    const jobs = async (path: string) => (await server.call('GET', path, { token })).body as Array<{ id: number }>
    expect((await jobs('/api/job')).find(({ id }) => id === jobId)).toMatchObject({
      dateCompleted: null,
      note: '1 error',
    })
    expect((await jobs('/api/job/complete')).filter(({ id }) => id === jobId)).toEqual([])
    await upload([header, ...rows.slice(0, 600), person('900390000')].join('\n'))
    expect(await accounts()).toHaveLength(before.length + 601)
    expect(await trialBalance(server.services.db)).toEqual({ differenceCents: 0n, unbalanced: [] })
  })

  test.each([
    ['without a header', `${person('900-24-0001')}\n`],
    ['with a person in the header line', `${header},900-24-0001\n${person('900240002')}\n`],
  ])('loads no rows of a file %s, and reveals no personal data', async (_, text) => {
    const before = await accounts()
    const sent = await upload(text)
    expect(await accounts()).toEqual(before)
    const job = await server.services.db.selectFrom('job').selectAll().orderBy('job_id', 'desc').executeTakeFirst()
    for (const answered of [JSON.stringify(job), JSON.stringify(await report(sent))])
      expect(answered).not.toMatch(/24.?0001|Pia|Poe/)
  })

  test('reports duplicates within a plan file and with accounts in the database', async () => {
    await upload([header, person('900230001', { PlanAccountNumber: 'X-1' })].join('\n'))
    const before = await accounts()
    await upload(
      [
        header,
        person('900230001', { Amount: '11', PlanAccountNumber: 'X-9' }),
        person('900230002', { PlanAccountNumber: 'X-1' }),
        person('900230003'),
        person('900230003'),
        person('900230003', { AccountType: 'Traditional', LastName: 'Other' }),
        person('900230004', { PlanAccountNumber: 'X-2' }),
        person('900230005', { PlanAccountNumber: 'X-2' }),
        person('900230006', { Zip: '1' }),
      ].join('\n'),
    )
    expect(await accounts()).toEqual(before)
    expect(
      (await server.services.db.selectFrom('job').select('outcome').orderBy('job_id', 'desc').executeTakeFirst())
        ?.outcome,
    ).toMatchObject({
      findings: [
        { line: 0, column: '', text: '1 row goes to an account that is open already', isWarning: true },
        { line: 2, column: 'PlanAccountNumber', text: 'The account of this person in the plan has another number' },
        { line: 3, column: 'PlanAccountNumber', text: 'Another account has this number' },
        { line: 5, column: 'SSN', text: 'The same person and account type as in line 4' },
        { line: 6, column: 'SSN', text: 'Another person has this number in line 4' },
        { line: 8, column: 'PlanAccountNumber', text: 'The same number as in line 7' },
        { line: 9, column: 'Zip', text: 'Please enter a valid zip code.' },
      ],
    })
  })

  test("credits a plan's further transfer to the person's existing account in the plan", async () => {
    const row = (more: object) => [header, person('900280001', { Amount: '4000', ...more })].join('\n')
    await upload(row({}))
    await decide(customerService)
    const before = await accounts()
    const account = before.at(-1)
    const further = await upload(row({ Amount: '37.12' }))
    expect(await resultOf(further)).toMatchObject({
      state: 'LOADED',
      accounts: 0,
      owners: 0,
      errors: 0,
      findings: [{ line: 0, text: '1 row goes to an account that is open already', isWarning: true }],
    })
    expect((await report(further))[3]?.[8]).toBe(account?.plan_account_number)
    const { body: list } = await server.call('GET', '/api/approval?effect=plan-money&limit=1', {
      token: await server.tokenOf(customerService),
    })
    expect(list).toMatchObject({
      approvals: [
        {
          changes: expect.arrayContaining([{ label: 'To open accounts', before: null, after: '$37.12 to 1 account' }]),
        },
      ],
    })
    expect((await decide(customerService)).status).toBe(200)
    expect(await accounts()).toEqual(before)
    expect(await balanceOfAccount(server.services.db, account?.account_id ?? 0)).toBe(4_037_12n)
  })

  test.each([
    ['the same row', '900280011', {}, /^The file PLAN-\d+ has this amount for this person/],
    [
      'the same row with its account number added',
      '900280012',
      { PlanAccountNumber: 'given' },
      /^The file PLAN-\d+ has this amount/,
    ],
    ['another name', '900280013', { Amount: '5', LastName: 'Other' }, /another name or birth date$/],
    ['another birth date', '900280014', { Amount: '5', DateOfBirth: '01/02/1980' }, /another name or birth date$/],
  ])('refuses a second plan file that has %s for the same person', async (_, social, more, text) => {
    const row = (of: object) => [header, person(social, { Amount: '4000', ...of })].join('\n')
    await upload(row({}))
    const number = (await accounts()).at(-1)?.plan_account_number ?? ''
    const again = await upload(
      row({ ...more, ...('PlanAccountNumber' in more ? { PlanAccountNumber: number } : {}) }) + '\n',
    )
    expect(await resultOf(again)).toMatchObject({ state: 'FAILED', errors: 1 })
    expect((await resultOf(again)).findings).toContainEqual(
      expect.objectContaining({ line: 2, text: expect.stringMatching(text) }),
    )
  })

  const ofOwner = {}
  const ofNamed = { FirstName: 'Bea', LastName: 'Birch', DateOfBirth: '03/03/1990' }
  const ofThird = { ...ofNamed, LastName: 'Third' }
  const { notValidated, validated, rejected } = ACCOUNT_STATUS
  test.each([
    ['opens an account', 'its owner', 'an account that waits', '900281001', notValidated, ofOwner, 1, null],
    ['opens an account', 'its owner', 'a rejected account', '900281002', rejected, ofOwner, 1, null],
    ['goes to it', 'its owner', 'an approved account', '900281003', validated, ofOwner, 0, null],
    ['goes to it', 'that person', 'an account that waits', '900281004', notValidated, ofNamed, 0, null],
    ['goes to it', 'that person', 'an approved account', '900281005', validated, ofNamed, 0, null],
    ['is refused', 'that person', 'a rejected account', '900281006', rejected, ofNamed, 0, /^2 SSN: .*was rejected/],
    [
      'is refused',
      'a third person',
      'an account that waits',
      '900281007',
      notValidated,
      ofThird,
      0,
      /^2 SSN: .*another name/,
    ],
    ['is refused', 'a third person', 'a rejected account', '900281008', rejected, ofThird, 0, /^2 SSN: .*another name/],
  ])(
    '%s: money of %s after %s was opened for another person',
    async (_does, _who, _which, social, statusId, whose, opened, text) => {
      const file = (cells: Record<string, string>) => upload([header, person(social, cells)].join('\n'))
      await file({ AccountType: 'Traditional' })
      await decide(customerService)
      await file(ofNamed)
      await decide(customerService)
      const before = await accounts()
      const others = before.at(-1)
      expect(others?.named_in_file).toBe('Bea Birch, born 03/03/1990')
      await server.services.db
        .updateTable('retirement_account')
        .set({ status_id: statusId })
        .where('account_id', '=', others?.account_id ?? 0)
        .execute()
      const sent = await file({ ...whose, Amount: '37.12' })
      const { findings, ...result } = await resultOf(sent)
      expect(result).toMatchObject({ state: text === null ? 'LOADED' : 'FAILED', accounts: opened, owners: 0 })
      const refusals = (findings as Array<{ line: number; column: string; text: string; isWarning: boolean }>)
        .filter(({ isWarning }) => !isWarning)
        .map((finding) => `${finding.line} ${finding.column}: ${finding.text}`)
      expect(refusals.join()).toMatch(text ?? /^$/)
      const added = (await accounts()).slice(before.length)
      expect(added.map((one) => [one.account_owner_id, one.named_in_file])).toEqual(
        Array.from({ length: opened }, () => [others?.account_owner_id, null]),
      )
    },
  )

  test.each([
    ['of its owner', '900281011', ofOwner, 0],
    ['of a person of another name, which opens an account', '900281012', ofNamed, 1],
    ['of a person of another name, whose account waits for a reviewer', '900281013', ofNamed, 2],
  ])('warns about money %s', async (_, social, whose, others) => {
    const file = (cells: Record<string, string>) => upload([header, person(social, cells)].join('\n'))
    await file({ AccountType: 'Traditional' })
    await decide(customerService)
    if (others === 2) {
      await file({ ...whose, Amount: '5' })
      await decide(customerService)
    }
    const { findings } = await resultOf(await file({ ...whose, Amount: '37.12' }))
    const ofPerson = (findings as Array<{ line: number }>).filter(({ line }) => line > 0)
    const warning = {
      line: 2,
      column: 'SSN',
      text: 'This number belongs to a person of another name or birth date in our records: Compliance must review the account',
      isWarning: true,
    }
    expect(ofPerson).toEqual(others > 0 ? [warning] : [])
    const { changes } = await server.services.db
      .selectFrom('approval')
      .select('changes')
      .orderBy('approval_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const shown = (changes as Array<{ label: string; after: string }>).filter(
      ({ label }) => label === 'Number of another person',
    )
    const says = expect.stringMatching(/^\$37\.12 to accounts that Compliance must review: 1-\d+$/) as unknown
    expect(shown.map(({ after }) => after)).toEqual(others > 0 ? [says] : [])
  })

  test("refuses further money for the owner's own account that was rejected", async () => {
    const file = (amount: string) => upload([header, person('900281021', { Amount: amount })].join('\n'))
    const setStatus = async (statusId: number) => {
      const accountId = (await accounts()).at(-1)?.account_id ?? 0
      await server.services.db
        .updateTable('retirement_account')
        .set({ status_id: statusId })
        .where('account_id', '=', accountId)
        .execute()
    }
    await file('4000')
    // A rejection while the money waits.
    await setStatus(rejected)
    const number = (await accounts()).at(-1)?.plan_account_number
    const answer = await decide(customerService)
    expect(answer).toMatchObject({ status: 409, body: expect.stringContaining(`Accounts: ${number}.`) })
    await setStatus(notValidated)
    expect((await decide(customerService)).status).toBe(200)
    // A rejection before the next file.
    await setStatus(rejected)
    const { findings, ...result } = await resultOf(await file('37.12'))
    expect(result).toMatchObject({ state: 'FAILED', errors: 1 })
    expect(findings).toContainEqual(
      expect.objectContaining({ line: 2, column: 'SSN', text: expect.stringMatching(/was rejected/) }),
    )
    await setStatus(validated)
    expect(await resultOf(await file('37.13'))).toMatchObject({ state: 'LOADED', accounts: 0 })
  })

  test('loads a further transfer of the same amount once, if its reference differs', async () => {
    const withReference = (reference: string) =>
      [`${header},Reference`, `${person('900289001', { Amount: '3.10' })},${reference}`].join('\n')
    expect(await resultOf(await upload(withReference('')))).toMatchObject({ state: 'LOADED' })
    expect(await resultOf(await upload(withReference('MAY')))).toMatchObject({ state: 'LOADED' })
    expect(await resultOf(await upload(`${withReference('MAY')}\n`))).toMatchObject({ state: 'FAILED', errors: 1 })
  })

  const repeated: unknown = expect.stringMatching(
    /^The file PLAN-\d+ has this amount for this person: give a further transfer another Reference$/,
  )
  test.each([
    ['FAILED', 'the same row', '900289011', {}],
    ['FAILED', 'the same row with another account number', '900289012', { PlanAccountNumber: 'P-289012' }],
    ['LOADED', 'another amount', '900289013', { Amount: '2450.01' }],
    ['LOADED', 'another reference', '900289014', { Reference: 'MAY' }],
    ['LOADED', 'another account type', '900289015', { AccountType: 'Traditional' }],
    ['LOADED', 'another plan', '900289016', { planId: 2 }],
    ['LOADED', 'the same row after its money was refused', '900289017', { isRefused: true }],
  ])('answers %s to %s of a person whose account is closed', async (state, _, social, given) => {
    const {
      planId = 1,
      Reference = '',
      isRefused = false,
      ...more
    } = given as Record<string, string> & {
      planId?: number
      isRefused?: boolean
    }
    const file = (cells: object, reference: string) =>
      [`${header},Reference`, `${person(social, { Amount: '2450', ...cells })},${reference}`].join('\n')
    await upload(file({}, ''))
    await decide(customerService, isRefused ? 'refuse' : 'approve')
    const before = await accounts()
    await server.services.db
      .updateTable('retirement_account')
      .set({ status_id: ACCOUNT_STATUS.closed })
      .where('account_id', '=', before.at(-1)?.account_id ?? 0)
      .execute()
    const again = await upload(`${file(more, Reference)}\n`, { planId })
    const isOpened = state === 'LOADED'
    expect(await resultOf(again)).toMatchObject({
      state,
      accounts: isOpened ? 1 : 0,
      findings: isOpened ? [] : [{ line: 2, column: 'Amount', text: repeated }],
    })
    expect(await accounts()).toHaveLength(before.length + (isOpened ? 1 : 0))
  })

  test('adds an account for a known owner from a plan file, and flags a different name for compliance', async () => {
    await upload(
      [
        header,
        person('900110011', { FirstName: 'Ada', LastName: 'adams', DateOfBirth: '05/12/1950' }),
        person('900110012'),
      ].join('\n'),
    )
    const added = (await accounts()).slice(-2)
    expect(added.map(({ account_owner_id, qualifier_key }) => [account_owner_id, qualifier_key])).toEqual([
      [ada.ownerId, null],
      [12, 'NAME_MISMATCH'],
    ])
    const names = await server.services.db
      .selectFrom('account_owner')
      .select('last_name')
      .where('account_owner_id', 'in', [11, 12])
      .orderBy('account_owner_id')
      .execute()
    expect(names.map(({ last_name }) => last_name)).toEqual(['Adams', 'Baker'])
  })

  test('refuses an .xls file as a plan file, and names the accepted formats', async () => {
    const ole = Buffer.from('d0cf11e0a1b11ae10000', 'hex')
    const sent = await upload('', {
      fileName: 'people.xls',
      contentType: 'application/vnd.ms-excel',
      fileContent: ole.toString('base64'),
    })
    expect(await resultOf(sent)).toMatchObject({
      state: 'FAILED',
      rows: 0,
      findings: [{ line: 0, column: '', text: 'Save the file as .xlsx or .csv.', isWarning: false }],
    })
  })

  test('processes a plan file once if a crash interrupted its processing', async () => {
    const before = await accounts()
    const sent = await uploadWaiting(person('900240001'))
    expect(await resultOf(sent)).toMatchObject({ state: 'WAITING', rows: 0, findings: [], reportId: null })
    const { attachment_id } = await server.services.db
      .selectFrom('plan_file')
      .select('attachment_id')
      .executeTakeFirstOrThrow()
    expect(await processWaitingPlanFiles(server.services)).toEqual({ files: 1 })
    expect(await accounts()).toHaveLength(before.length + 1)
    await processPlanFile(server.services, attachment_id)
    expect(await processWaitingPlanFiles(server.services)).toEqual({ files: 0 })
    expect(await accounts()).toHaveLength(before.length + 1)
    expect(await resultOf(sent)).toMatchObject({ state: 'LOADED', rows: 1 })
  })
})

test('refuses a plan file that a later scan finds infected, and accepts a clean one', async () => {
  const { services } = server
  const before = await accounts()
  services.scanner = { scan: async () => 'unknown' }
  const text = [header, person('900270001')].join('\n')
  const sent = await upload(text, { planId: 2 })
  expect(await processWaitingPlanFiles(services)).toEqual({ files: 0 })
  services.scanner = { scan: async () => 'infected' }
  expect(await rescanQuarantined(services)).toBe(1)
  services.scanner = signatureScanner
  expect(await processWaitingPlanFiles(services)).toEqual({ files: 1 })
  expect(await resultOf(sent)).toMatchObject({
    state: 'FAILED',
    findings: [{ line: 0, text: refusalText('infected') }],
  })
  expect(await accounts()).toEqual(before)
  expect(await resultOf(await upload(text, { planId: 2 }))).toMatchObject({ state: 'LOADED' })
})

test.each<[string, Awaited<ReturnType<Services['scanner']['scan']>>, object, object]>([
  [
    'that still waits for its virus scan',
    'unknown',
    { state: 'WAITING', rows: 0 },
    { date_started: null, date_completed: null, outcome: null },
  ],
  [
    'that the run loads',
    'clean',
    { state: 'LOADED', rows: 1 },
    { date_completed: expect.any(Date), outcome: expect.objectContaining({ rows: 1 }) },
  ],
])('keeps the job row of a plan file %s apart from the scheduled run', async (_which, found, result, job) => {
  const { services } = server
  services.scanner = { scan: async () => 'unknown' }
  const sent = await upload([header, person(found === 'clean' ? '900280001' : '900280002')].join('\n'), { planId: 2 })
  services.scanner = { scan: async () => found }
  await rescanQuarantined(services)
  services.scanner = signatureScanner
  const { jobId } = sent.body as { jobId: number }
  const run = await runJob(services, JOB_TYPE.planUpload, undefined, services.clock.now())
  expect(run.jobId).not.toBe(jobId)
  const row = await services.db.selectFrom('job').selectAll().where('job_id', '=', jobId).executeTakeFirst()
  expect(row).toMatchObject(job)
  expect(await resultOf(sent)).toMatchObject(result)
})

describe('a plan file that fails', () => {
  test('reports a failed plan file, loads the others, and retries the failed file in the next run', async () => {
    const { services } = server
    const answered: unknown[] = []
    const failing = {
      ...services,
      log: { error: (facts: object, text: string) => answered.push({ ...facts, text }) } as unknown as Services['log'],
    }
    const broken = await uploadWaiting(person('900260001'))
    const fit = await uploadWaiting(person('900260002'))
    const before = await accounts()
    const { jobId } = broken.body as { jobId: number }
    const { attachment_id, guid } = await services.db
      .selectFrom('plan_file')
      .innerJoin('attachment', 'attachment.attachment_id', 'plan_file.attachment_id')
      .select(['plan_file.attachment_id', 'guid'])
      .where('job_id', '=', jobId)
      .executeTakeFirstOrThrow()
    const change = (set: object) =>
      services.db.updateTable('attachment').set(set).where('attachment_id', '=', attachment_id).execute()
    // The bytes of this file were encrypted for another id, so they can't be decrypted.
    await change({ guid: 'elsewhere' })
    const failures: string[] = []
    const run = { failed: (item: string) => void failures.push(item) }
    expect(await processWaitingPlanFiles(failing, run)).toEqual({ files: 2 })
    expect(failures).toEqual([`file ${attachment_id}`])
    expect(answered).toEqual([{ attachmentId: attachment_id, failure: 'Error', text: 'plan file failed' }])
    const job = await services.db.selectFrom('job').selectAll().where('job_id', '=', jobId).executeTakeFirst()
    expect(job).toMatchObject({ last_error: 'Error', date_completed: null })
    expect(await resultOf(broken)).toMatchObject({ state: 'WAITING' })
    expect(await resultOf(fit)).toMatchObject({ state: 'LOADED' })
    expect(await accounts()).toHaveLength(before.length + 1)

    await change({ guid })
    expect(await processWaitingPlanFiles(failing)).toEqual({ files: 1 })
    expect(await resultOf(broken)).toMatchObject({ state: 'LOADED' })
  })
})

describe('the result of a plan file', () => {
  test('shows the result of a plan file by its job number, to operations staff only', async () => {
    const sent = await upload(sample, { planId: 2, fileName: 'again.csv' })
    const { jobId } = sent.body as { jobId: number }
    for (const email of [ada.email, reviewer]) {
      const other = await server.tokenOf(email)
      expect((await server.call('GET', `/api/attachment/planupload/${jobId}`, { token: other })).status).toBe(403)
    }
    expect((await server.call('GET', '/api/attachment/planupload/999999', { token })).status).toBe(404)
  })
})

describe('the call that uploads a plan file', () => {
  test.each([
    [{ planTypeId: 2 }, { errors: [{ path: ['planTypeId'], message: 'Please select a plan type' }] }],
    [{ planId: 0 }, { errors: [{ path: ['planId'], message: 'Please select an advisor' }] }],
    [{ fileContent: '' }, { errors: [{ path: ['fileContent'], message: 'Please select a file.' }] }],
    [{ fileName: 'people.pdf' }, 'Please use a CSV, XML, XLS or XLSX file.'],
    [{ contentType: 'application/pdf' }, 'Please use a CSV, XML, XLS or XLSX file.'],
    [{ fileName: 'people.xlsx' }, 'Please use a CSV, XML, XLS or XLSX file.'],
  ])('refuses a plan upload with %j', async (more, answered) => {
    expect(await upload(sample, more)).toMatchObject({ status: 400, body: answered })
  })

  test('requires an existing plan and the operations role for a plan upload', async () => {
    expect((await upload(sample, { planId: 999 })).status).toBe(404)
    for (const email of [ada.email, reviewer]) {
      const answer = await server.call('POST', '/api/attachment/planupload', {
        token: await server.tokenOf(email),
        body: body(sample),
      })
      expect(answer.status).toBe(403)
    }
    expect(await server.services.db.selectFrom('plan_file').selectAll().execute()).toEqual([])
  })
})
