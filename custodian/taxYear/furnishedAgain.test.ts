import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { contentOf } from '../documents/files.sql.ts'
import { runJob } from '../jobs/run.ts'
import { bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { sealSocial } from '../owners/social.ts'
import { textOfPdf } from '../platform/pdf/testing.text.ts'
import { ada, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

// General Instructions for Certain Information Returns, part H: recipients get statements that show the correction.

let server: TestServer
afterEach(() => server.close())
beforeEach(async () => {
  server = await startTestServer()
  server.clock.set(new Date('2026-12-01T17:00:00Z'))
  await seedPeople(server.services)
  await become(sealSocial(server.services.pii, ada.ownerId, '900123456'))
  await become({ date_of_birth: '1950-06-01' })
  await server.services.database.executeSql(`
    insert into address (account_owner_id, address1, city, state, zip)
    values (${ada.ownerId}, '1 Elm St', 'Salem', 'OR', '97301')
    on conflict (account_owner_id, address_type_id) do update set address1 = '1 Elm St', city = 'Salem', state = 'OR', zip = '97301'`)
  await server.services.db.transaction().execute(async (tx) => {
    const book = await bookOfAccount(tx, ada.accountId)
    const [plan, checks, fee] = [
      await internalBook(tx, 'PLAN_RECEIPTS'),
      await internalBook(tx, 'DISBURSEMENTS_CHECK'),
      await internalBook(tx, 'FEE_DISTRIBUTION'),
    ]
    const both = { createdBy: null }
    const { contribution, withdrawal } = TRANSACTION_TYPE
    const came = [debit(plan, 500_000n), credit(book, 500_000n)]
    await post(tx, { ...both, typeId: contribution, date: '2025-01-02', lines: came })
    const paid = [debit(book, 102_500n), credit(fee, 2_500n), credit(checks, 100_000n)]
    await post(tx, { ...both, typeId: withdrawal, date: '2025-03-03', lines: paid })
  })
})

const become = (change: object) =>
  server.services.db.updateTable('account_owner').set(change).where('account_owner_id', '=', ada.ownerId).execute()
const move = () =>
  server.services.db
    .updateTable('address')
    .set({ address1: '2 Oak St' })
    .where('account_owner_id', '=', ada.ownerId)
    .execute()
const social = (number: string) => become(sealSocial(server.services.pii, ada.ownerId, number))
const copy = (day: string) => runJob(server.services, JOB_TYPE.taxCopies, day)

/** The texts of the copies, oldest first, with their file names. */
async function copies(): Promise<Array<{ fileName: string; text: string; number: number }>> {
  const rows = await server.services.db
    .selectFrom('tax_form_copy as c')
    .innerJoin('attachment as a', 'a.attachment_id', 'c.attachment_id')
    .innerJoin('attachment_content as t', 't.attachment_id', 'a.attachment_id')
    .select(['c.number', 'a.guid', 'a.file_name', 't.content'])
    .orderBy('c.attachment_id')
    .execute()
  return rows.map((row) => ({
    fileName: row.file_name,
    text: textOfPdf(contentOf(server.services.pii, row)),
    number: row.number,
  }))
}

interface Again {
  change: () => Promise<unknown>
  day?: string
  corrected: number
  sentAgain: number
  /** The texts of the last copy. */
  says: string[]
}

const OLD = ['Ada Adams', 'XXX-XX-3456', '1 Elm St']

test.each<[what: string, again: Again]>([
  [
    'a tax form with a corrected name is furnished as a correction',
    {
      change: () => become({ last_name: 'Baker' }),
      corrected: 2,
      sentAgain: 0,
      says: ['CORRECTED 1', 'Ada Baker', '1 Elm St'],
    },
  ],
  [
    'a tax form with a corrected tax number is furnished as a correction',
    { change: () => social('900654321'), corrected: 2, sentAgain: 0, says: ['CORRECTED 1', 'XXX-XX-4321'] },
  ],
  [
    'a corrected tax number with the same last four digits leads to no new tax form copy',
    { change: () => social('900223456'), corrected: 0, sentAgain: 0, says: OLD },
  ],
  [
    'a recipient with a new address gets the same tax form copy again until the last day for copies',
    { change: move, day: '2026-06-01', corrected: 0, sentAgain: 2, says: ['Sent again', 'Ada Adams', '2 Oak St'] },
  ],
  [
    'a recipient whose address changes after the last day for copies gets no new tax form copy',
    { change: move, day: '2026-06-02', corrected: 0, sentAgain: 0, says: OLD },
  ],
  [
    'a tax form with a corrected name is furnished even after the last day for copies',
    {
      change: () => Promise.all([become({ first_name: 'Eda' }), move()]),
      day: '2026-11-02',
      corrected: 2,
      sentAgain: 0,
      says: ['CORRECTED 1', 'Eda Adams', '2 Oak St'],
    },
  ],
  ['an unchanged tax form is not furnished again', { change: async () => {}, corrected: 0, sentAgain: 0, says: OLD }],
])('%s', async (_, { change, day = '2026-02-09', corrected, sentAgain, says }) => {
  await runJob(server.services, JOB_TYPE.taxForms, '2026-01-05')
  expect(await copy('2026-01-15')).toMatchObject({ copies: 2, corrected: 0, sentAgain: 0 })
  await change()
  expect(await copy(day)).toMatchObject({ copies: 0, corrected, sentAgain, failures: [] })
  expect(await copy(day)).toMatchObject({ copies: 0, corrected: 0, sentAgain: 0 })
  const made = await copies()
  expect(made).toHaveLength(2 + corrected + sentAgain)
  for (const part of says) expect(made.at(-1)?.text).toContain(part)
  expect(made.at(-1)?.text.includes('CORRECTED')).toBe(corrected > 0)
  // Form 1099-R of $1,000.00 and Form 5498 are furnished, with all their boxes.
  const last = made.slice(-2).map(({ text }) => text)
  expect(last.some((text) => text.includes('1 Gross distribution') && text.includes('$1,000.00'))).toBe(true)
})

test('numbers the copies of a tax form across its versions, and prints a name that was corrected between form and copy', async () => {
  await runJob(server.services, JOB_TYPE.taxForms, '2026-01-05')
  await become({ last_name: 'Baker' })
  expect(await copy('2026-01-15')).toMatchObject({ copies: 2, corrected: 0, sentAgain: 0 })
  await become({ last_name: 'Cole' })
  await copy('2026-02-09')
  await become({ date_of_birth: '1990-06-01' })
  await runJob(server.services, JOB_TYPE.taxForms, '2026-02-10')
  expect(await copy('2026-02-10')).toMatchObject({ copies: 0, corrected: 2 })
  await move()
  expect(await copy('2026-02-11')).toMatchObject({ sentAgain: 2 })
  const made = await copies()
  expect(made.filter(({ fileName }) => fileName.includes('1099-r')).map(({ fileName }) => fileName)).toEqual([
    'form-1099-r-2025-300111-7.pdf',
    'form-1099-r-2025-300111-7-corrected-1.pdf',
    'form-1099-r-2025-300111-1-corrected-2.pdf',
    'form-1099-r-2025-300111-1-again-3.pdf',
  ])
  expect(made[0]?.text).toContain('Ada Baker')
  expect(made[0]?.text).not.toContain('CORRECTED')
})

test.each<[what: string, change: (() => Promise<unknown>) | null]>([
  ['its figures', () => become({ date_of_birth: '1990-06-01' })],
  ['its name', () => become({ last_name: 'Baker' })],
  ['nothing', null],
])('marks a copy for another address as corrected after a correction of %s', async (_, change) => {
  await runJob(server.services, JOB_TYPE.taxForms, '2026-01-05')
  await copy('2026-01-15')
  await change?.()
  await runJob(server.services, JOB_TYPE.taxForms, '2026-02-09')
  await copy('2026-02-09')
  await move()
  expect(await copy('2026-02-10')).toMatchObject({ corrected: 0, sentAgain: 2 })
  const last = (await copies()).filter(({ fileName }) => fileName.includes('1099-r')).at(-1)
  expect(last?.text.includes('Form 1099-R 2025, corrected')).toBe(change !== null)
  expect(/CORRECTED .* \(correction 2\)/.test(last?.text ?? '')).toBe(change !== null)
  expect(last?.text.includes('The boxes have not changed.')).toBe(change === null)
})

test('does not furnish a tax form again if the recipient of its copy was not stored', async () => {
  await runJob(server.services, JOB_TYPE.taxForms, '2026-01-05')
  await copy('2026-01-15')
  await server.services.database.executeSql(`
    alter table tax_form_copy disable trigger user;
    update tax_form_copy set recipient = null, address = null;
    alter table tax_form_copy enable trigger user`)
  await become({ last_name: 'Baker' })
  expect(await copy('2026-02-09')).toMatchObject({ corrected: 0, sentAgain: 0 })
})
