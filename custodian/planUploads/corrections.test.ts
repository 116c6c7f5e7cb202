import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { XLSX } from '../documents/spreadsheetKinds.ts'
import { administrator, ada, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { planFilesSettled } from './planFile.ts'
import { workbook } from './testing.workbook.ts'

const sample = readFileSync(new URL('../../web/public/plan-participants-sample.csv', import.meta.url), 'utf8')
const [header = ''] = sample.split('\n')
const columns = header.split(',')
let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  token = await server.tokenOf(administrator)
})
afterAll(() => server.close())

type Cells = Record<string, string | number>
const person = (social: string | number, more: Cells = {}): (string | number)[] => {
  const cells: Cells = {
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
  }
  return columns.map((name) => cells[name] ?? '')
}
const csv = (rows: (string | number)[][]) => Buffer.from([header, ...rows.map((row) => row.join(','))].join('\n'))
const fileOf = (content: Buffer, more: object = {}) => ({
  fileName: 'people.csv',
  planTypeId: 1,
  planId: 1,
  contentType: 'text/csv',
  fileContent: content.toString('base64'),
  ...more,
})
type Found = {
  rows: number
  accounts: number
  owners: number
  total: number
  errors: number
  findings: { line: number; column: string; text: string }[]
  corrections: { fileName: string; contentType: string; content: string } | null
}
const check = (file: object, as = token) =>
  server.call('POST', '/api/attachment/planupload/check', { token: as, body: file })
const checked = async (file: object) => (await check(file)).body as Found
async function upload(file: object) {
  const { status, body } = await server.call('POST', '/api/attachment/planupload', { token, body: file })
  expect(status).toBe(200)
  await planFilesSettled()
  const { jobId } = body as { jobId: number }
  const result = await server.call('GET', `/api/attachment/planupload/${jobId}`, { token })
  return { jobId, ...(result.body as { state: string; rows: number; hasCorrections: boolean }) }
}
const corrections = (jobId: number, as = token) =>
  server.call('GET', `/api/attachment/planupload/${jobId}/corrections`, { token: as })
const textOf = (file: { content: string } | null) => Buffer.from(file?.content ?? '', 'base64').toString()
const rowsOf = (text: string) => parse<Record<string, string>>(text, { bom: true, columns: true })

/** All rows of every table, except the tables `throttle` and `session`. */
async function everything() {
  const { rows } = await server.services.database.executeSql(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('throttle', 'session')`,
  )
  const counts: Record<string, unknown> = {}
  for (const { table_name } of rows as { table_name: string }[]) {
    const found = await server.services.database.executeSql(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from "${table_name}" t`,
    )
    counts[table_name] = found.rows[0]
  }
  return counts
}

describe('a check of a plan file without loading it', () => {
  test('checks a plan file without storing anything', async () => {
    await check(fileOf(Buffer.from(sample)))
    const before = await everything()
    expect(await checked(fileOf(Buffer.from(sample)))).toMatchObject({
      rows: 4,
      accounts: 4,
      owners: 3,
      total: 10_355.34,
      errors: 0,
      corrections: null,
    })
    expect(await checked(fileOf(csv([person('900990001', { Zip: '1' })])))).toMatchObject({ accounts: 0, errors: 1 })
    expect(await everything()).toEqual(before)
  })

  test('counts only new accounts and owners among those that a plan file would open', async () => {
    await upload(fileOf(csv([person('900990005')])))
    const file = fileOf(csv([person('900990005', { Amount: '7.50' }), person('900990006')]))
    expect(await checked(file)).toMatchObject({ rows: 2, accounts: 1, owners: 1, errors: 0 })
  })

  test('reports the same findings in a check as in the upload, from the file and the database', async () => {
    await upload(fileOf(csv([person('900990002')])))
    const file = fileOf(csv([person('900990002'), person('900990003', { Zip: 'x' })]))
    const { findings } = await checked(file)
    expect(findings.map(({ line, text }) => [line, text])).toEqual([
      [0, '1 row goes to an account that is open already'],
      [2, expect.stringMatching(/^The file PLAN-\d+ has this amount for this person/)],
      [3, 'Please enter a valid zip code.'],
    ])
    expect(await upload(file)).toMatchObject({ state: 'FAILED', findings })
  })

  test('refuses to check a plan file for reviewers, owners, an unknown plan or an unsupported file type', async () => {
    const file = fileOf(csv([person('900990004')]))
    expect((await check(file, await server.tokenOf(reviewer))).status).toBe(403)
    expect((await check(file, await server.tokenOf(ada.email))).status).toBe(403)
    expect((await check({ ...file, planId: 0 })).status).toBe(400)
    expect((await check({ ...file, planId: 999 })).status).toBe(404)
    expect((await check({ ...file, fileName: 'people.pdf', contentType: 'application/pdf' })).status).toBe(400)
  })
})

describe('a correction file', () => {
  const wrong = csv([
    person('900-99-0011', { Phone: '+1 512 555 0101' }),
    person('900990012', { Zip: 'x', FirstName: '=2+2', Amount: '' }),
  ])

  test('puts the errors in front of each row in the file of corrections, with formulas escaped', async () => {
    const { corrections: file } = await checked(fileOf(wrong))
    expect(file).toMatchObject({ fileName: 'people-to-correct.csv', contentType: 'text/csv' })
    const text = textOf(file)
    expect(text.split('\r\n')[0]).toBe(`\uFEFFErrors,${header}`)
    expect(rowsOf(text)).toMatchObject([
      { Errors: '', SSN: '900-99-0011', Phone: "'+1 512 555 0101" },
      { Errors: 'Zip: Please enter a valid zip code. / Amount: Required', FirstName: "'=2+2", Zip: 'x' },
    ])
  })

  test('loads a corrected file, ignores its error column and restores escaped texts', async () => {
    const failed = await upload(fileOf(wrong))
    expect(failed.state).toBe('FAILED')
    const { status, body } = await corrections(failed.jobId)
    expect(status).toBe(200)
    const text = textOf(body as { content: string })
    const mended = text.replace(',x,', ',75001,').replace(/,,Roth/, ',10,Roth')
    const sent = fileOf(Buffer.from(mended), { fileName: 'people-to-correct.csv' })
    expect(await upload(sent)).toMatchObject({ state: 'LOADED', rows: 2 })
    const { first_name } = await server.services.db
      .selectFrom('account_owner')
      .select('first_name')
      .where('last_name', '=', 'Poe')
      .where('first_name', '<>', 'Pia')
      .executeTakeFirstOrThrow()
    expect(first_name).toBe('=2+2')
    // A request for the correction file gets 403 for people who may not upload, and 404 for an unknown job.
    expect((await corrections(failed.jobId, await server.tokenOf(reviewer))).status).toBe(403)
    expect((await corrections(99_999)).status).toBe(404)
  })

  test('writes the numbers and dates of a workbook as readable text into the correction file', async () => {
    const typed = person(1_230_004, { Zip: 501, DateOfBirth: 29_221, State: 'Texas' })
    const book = { fileName: 'people.xlsx', contentType: XLSX.contentType }
    const { corrections: file } = await checked(fileOf(workbook([columns, typed]), book))
    const [row] = rowsOf(textOf(file))
    expect(row).toMatchObject({ SSN: '001230004', Zip: '00501', DateOfBirth: '1980-01-01', State: 'Texas' })
    const { findings } = await checked(fileOf(Buffer.from(textOf(file))))
    expect(findings.map(({ column }) => column)).not.toContain('DateOfBirth')
  })

  test.each([
    ['DateOfBirth', 29_221, '1980-01-01'],
    ['DateOfBirth', 19_800_101, '1980-01-01'],
    ['DateOfBirth', 4_121_975, '4121975'],
    ['TerminationDate', 2019, '2019'],
    ['TerminationDate', 20_191_399, '20191399'],
    ['TerminationDate', -1, '-1'],
  ])('writes %s typed as the number %d as %s into the correction file', async (column, typed, shown) => {
    const sheet = workbook([columns, person('900990013', { Zip: 'x', [column]: typed })])
    const { corrections: file } = await checked(
      fileOf(sheet, { fileName: 'people.xlsx', contentType: XLSX.contentType }),
    )
    expect(rowsOf(textOf(file))[0]?.[column]?.replace(/^'/, '')).toBe(shown)
  })

  const xml = { fileName: 'people.xml', contentType: 'application/xml' }
  const record = (cells: (string | number)[]) =>
    `<p>${columns.map((name, index) => `<${name}>${cells[index]}</${name}>`).join('')}</p>`
  const noZip = (row: (string | number)[]) => row.filter((_, index) => columns[index] !== 'Zip')
  const titled = ['Payroll of May', '', noZip(columns).join(','), noZip(person('900990031')).join(',')]
  test.each([
    ['a wrong row', fileOf(csv([person('900990032', { Zip: 'x' })])), true],
    [
      'a wrong first record of XML',
      fileOf(Buffer.from(`<all>${record(person('900990033', { Zip: 'x' }))}</all>`), xml),
      true,
    ],
    ['a wrong header', fileOf(Buffer.from('SSN,Name\n1,3')), false],
    ['a missing column below a title', fileOf(Buffer.from(titled.join('\n'))), false],
    ['a file that is no table', fileOf(Buffer.from('<all><p>', 'utf8'), xml), false],
  ])('says for %s whether there is a correction file, as a check and the download do', async (_what, file, isThere) => {
    expect((await checked(file)).corrections !== null).toBe(isThere)
    const { jobId, state, hasCorrections } = await upload(file)
    expect([state, hasCorrections]).toEqual(['FAILED', isThere])
    expect((await corrections(jobId)).status).toBe(isThere ? 200 : 409)
  })

  test('says that a file without errors has no correction file', async () => {
    expect(await upload(fileOf(csv([person('900990034')])))).toMatchObject({ state: 'LOADED', hasCorrections: false })
  })
})

test("lists a plan's uploads newest first, with user, time, rows, total and errors", async () => {
  await upload(fileOf(csv([person('900990021', { Amount: '12.50' })]), { planId: 2 }))
  await upload(fileOf(csv([person('900990022', { Zip: 'x' })]), { planId: 2, fileName: 'second.csv' }))
  const { body } = await server.call('GET', '/api/attachment/planupload?planId=2', { token })
  expect(body).toMatchObject([
    { fileName: 'second.csv', state: 'FAILED', money: null, rows: 1, total: null, errors: 1 },
    { fileName: 'people.csv', state: 'LOADED', money: 'WAITING', rows: 1, total: 12.5, errors: 0, planId: 2 },
  ])
  const [{ uploadedBy, uploadedAt }] = body as [{ uploadedBy: string; uploadedAt: string }]
  expect([uploadedBy, uploadedAt.slice(0, 10)]).toEqual([administrator, '2026-03-10'])
  const all = await server.call('GET', '/api/attachment/planupload', { token })
  expect((all.body as object[]).length).toBeGreaterThan(2)
})
