import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { contentOf } from '../documents/files.sql.ts'
import { runJob } from '../jobs/run.ts'
import { bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { sealSocial } from '../owners/social.ts'
import { jobFileAssociatedData } from '../platform/jobs/files.ts'
import { textOfPdf } from '../platform/pdf/testing.text.ts'
import { ada, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

// Ada reaches 59 1/2 on 2025-03-01, so payments before that day have code 1 and later ones code 7.

let server: TestServer
afterEach(() => server.close())
beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  const { db, pii } = server.services
  await db
    .updateTable('account_owner')
    .set({ ...sealSocial(pii, ada.ownerId, '900123456'), date_of_birth: '1965-09-01' })
    .where('account_owner_id', '=', ada.ownerId)
    .execute()
  await server.services.database.executeSql(`
    insert into address (account_owner_id, address1, city, state, zip)
    values (${ada.ownerId}, '1 Elm St', 'Salem', 'OR', '97301') on conflict do nothing`)
  await db.transaction().execute(async (tx) => {
    const [plan, book] = [await internalBook(tx, 'PLAN_RECEIPTS'), await bookOfAccount(tx, ada.accountId)]
    const lines = [debit(plan, 1_000_000n), credit(book, 1_000_000n)]
    await post(tx, { typeId: TRANSACTION_TYPE.contribution, date: '2025-01-02', lines, createdBy: null })
  })
  await pays('2025-02-03')
  await pays('2025-03-03')
})

const pays = (date: string) =>
  server.services.db.transaction().execute(async (tx) => {
    const [book, checks] = [await bookOfAccount(tx, ada.accountId), await internalBook(tx, 'DISBURSEMENTS_CHECK')]
    const lines = [debit(book, 100_000n), credit(checks, 100_000n)]
    await post(tx, { typeId: TRANSACTION_TYPE.withdrawal, date, lines, createdBy: null })
  })

const run = (jobTypeId: (typeof JOB_TYPE)[keyof typeof JOB_TYPE]) => runJob(server.services, jobTypeId, '2026-01-05')

/** Prepares and files the forms; returns the contents of the file whose name ends so. */
async function file(ending: string): Promise<string> {
  await run(JOB_TYPE.taxForms)
  await run(JOB_TYPE.taxReturns)
  const row = await server.services.db
    .selectFrom('job_file')
    .selectAll()
    .where('file_name', 'like', `tax-returns-%${ending}`)
    .executeTakeFirstOrThrow()
  return server.services.pii.openBytes(row.content, jobFileAssociatedData(row.job_id, row.file_name)).toString()
}

/** The sign, the account number and the code of each return in the fixed layout. */
const numbersIn = (layout: string) =>
  layout
    .split('\r\n')
    .filter((record) => record.startsWith('B'))
    .map((record) => [record.slice(5, 6).trim(), record.slice(20, 40).trim(), record.slice(544, 546).trim()])

test('gives each Form 1099-R of a recipient its own account number, in both files and on the copies', async () => {
  expect(numbersIn(await file('-1.txt'))).toEqual([
    ['', '300111-1', '1'],
    ['', '300111-7', '7'],
    ['', '300111', ''],
  ])
  const rows: Array<Record<string, string>> = parse(await file('1099-r-2025-1.csv'), { columns: true })
  expect(rows.map((row) => row['Form Account Number'])).toEqual(['300111-1', '300111-7'])
  await run(JOB_TYPE.taxCopies)
  const copies = await server.services.db
    .selectFrom('tax_form_copy as c')
    .innerJoin('attachment as a', 'a.attachment_id', 'c.attachment_id')
    .innerJoin('attachment_content as t', 't.attachment_id', 'a.attachment_id')
    .select(['a.guid', 't.content'])
    .orderBy('c.tax_form_id')
    .execute()
  const texts = copies.map((row) => textOfPdf(contentOf(server.services.pii, row)))
  expect(texts.map((text) => /300111(?:-\d)?/.exec(text)?.[0])).toEqual(['300111-1', '300111-7', '300111'])
})

test('keeps the account number of a filed form in its corrections, also after a change of code or account', async () => {
  await file('-1.txt')
  // With this birth date both payments have code 7. The form that began with code 1 becomes a form of zeros.
  await server.services.database.executeSql(
    `update account_owner set date_of_birth = '1960-06-01' where account_owner_id = ${ada.ownerId};
     update retirement_account set plan_account_number = '300999' where account_id = ${ada.accountId}`,
  )
  expect(numbersIn(await file('-2.txt'))).toEqual([
    ['G', '300111-7', '7'],
    ['G', '300111-1', '1'],
  ])
})

test('keeps the account number of the plan in corrections of forms that an earlier release filed', async () => {
  await file('-1.txt')
  await server.services.database.executeSql(`alter table tax_form_filed disable trigger all;
    update tax_form_filed set account_number = null; alter table tax_form_filed enable trigger all`)
  await pays('2025-02-04')
  await pays('2025-03-04')
  expect(numbersIn(await file('-2.txt'))).toEqual([
    ['G', '300111', '1'],
    ['G', '300111', '7'],
    ['G', '300111', ''],
  ])
  await pays('2025-03-05')
  expect(numbersIn(await file('-3.txt'))).toEqual([
    ['G', '300111', '7'],
    ['G', '300111', ''],
  ])
})
