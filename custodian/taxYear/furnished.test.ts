import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { runJob } from '../jobs/run.ts'
import { bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { jobFileAssociatedData } from '../platform/jobs/files.ts'
import { textOfPdf } from '../platform/pdf/testing.text.ts'
import { wordsAssociatedData } from '../mail/paper.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { confirmedDeath } from '../deaths/testing.deaths.ts'
import { comingDue } from './dueDays.ts'
import type { Tx } from '../platform/db/connect.ts'
import { readTaxCalendar } from './taxCalendar.ts'
import { sealSocial } from '../owners/social.ts'
import { asOperator, ada, administrator, bob, customerService, seedAddress, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
afterEach(() => server.close())
beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  const { db, pii, database } = server.services
  await database.executeSql("update portal_user set password_hash = 'x'")
  await db
    .updateTable('account_owner')
    .set(sealSocial(pii, ada.ownerId, '900123456'))
    .where('account_owner_id', '=', ada.ownerId)
    .execute()
  await db
    .insertInto('address')
    .values({
      account_owner_id: ada.ownerId,
      address_type_id: 1,
      address1: '1 Elm St',
      address2: null,
      city: 'Salem',
      state: 'OR',
      zip: '97301',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})

const born = (date: string, owner: { ownerId: number } = ada) =>
  server.services.db
    .updateTable('account_owner')
    .set({ date_of_birth: date })
    .where('account_owner_id', '=', owner.ownerId)
    .execute()

const move = (typeId: number, date: string, entered: bigint, federal = 0n, owner: { accountId: number } = ada) =>
  server.services.db.transaction().execute(async (tx) => {
    const book = await bookOfAccount(tx, owner.accountId)
    const other = await internalBook(
      tx,
      typeId === TRANSACTION_TYPE.contribution ? 'PLAN_RECEIPTS' : 'DISBURSEMENTS_CHECK',
    )
    const lines =
      typeId === TRANSACTION_TYPE.contribution
        ? [debit(other, entered), credit(book, entered)]
        : [
            debit(book, entered),
            credit(await internalBook(tx, 'FEE_DISTRIBUTION'), 2_500n),
            credit(await internalBook(tx, 'FEDERAL_TAX'), federal),
            credit(other, entered - 2_500n - federal),
          ]
    await post(tx, { typeId, date, lines, createdBy: null })
  })

const run = (jobTypeId: (typeof JOB_TYPE)[keyof typeof JOB_TYPE], day?: string) =>
  runJob(server.services, jobTypeId, day)
const documents = async () =>
  (await server.call('GET', '/api/document', { token: await server.tokenOf(ada.email) })).body as Array<{
    fileName: string
    guid: string
  }>

async function aYear() {
  await born('1950-06-01')
  await move(TRANSACTION_TYPE.contribution, '2025-01-02', 500_000n)
  await move(TRANSACTION_TYPE.withdrawal, '2025-03-03', 102_500n, 10_250n)
  await run(JOB_TYPE.taxForms)
}

test('makes tax form copies once, as documents and prints, and emails a notice', async () => {
  await aYear()
  expect(await run(JOB_TYPE.taxCopies)).toMatchObject({ copies: 2, corrected: 0, failures: [] })
  expect(await run(JOB_TYPE.taxCopies)).toMatchObject({ copies: 0, corrected: 0 })
  const found = await documents()
  expect(found.map(({ fileName }) => fileName).toSorted()).toEqual([
    'form-1099-r-2025-300111-7.pdf',
    'form-5498-2025-300111.pdf',
  ])
  const [mail, ...others] = await lettersOf(server.services, 'tax-form-ready')
  expect([mail?.subject, others]).toEqual(['IMPORTANT TAX RETURN DOCUMENT AVAILABLE', []])
  expect(mail?.body_text).not.toMatch(/900123456|1,000\.00/)
  const guid = found.find(({ fileName }) => fileName.includes('1099-r'))?.guid
  const file = await server.call('GET', `/api/document/admin/${ada.ownerId}/${guid}`, {
    token: await server.tokenOf(administrator),
  })
  const pdf = Buffer.from((file.body as { content: string }).content, 'base64')
  expect(pdf.toString('latin1')).toContain('/Marked true')
  const text = textOfPdf(pdf)
  for (const part of ['XXX-XX-3456', '$1,000.00', '$102.50']) expect(text).toContain(part)
  expect(text).not.toContain('900123456')
  expect(await run(JOB_TYPE.printVendorUpload)).toMatchObject({ copies: 2, failures: [] })
})

test.each([
  ['2026-02-02', 'the day of death, 06/10/2025'],
  // The form was prepared before the confirmation, with the value of December 31.
  ['2026-03-20', 'December 31, 2025'],
])('dates the value in box 5 of Form 5498 for a death in the year that was confirmed on %s', async (confirmed, day) => {
  const { database } = server.services
  await born('1950-06-01')
  await move(TRANSACTION_TYPE.contribution, '2025-01-02', 500_000n)
  await database.executeSql(`
    insert into attachment (guid, account_owner_id, attachment_type_id, file_name, content_type, size_bytes, sha256, created_at)
    values ('certificate', ${ada.ownerId}, 1, 'certificate.pdf', 'application/pdf', 8, 'x', now())`)
  const die = async () => {
    const of = { ownerId: ada.ownerId, diedOn: '2025-06-10', guid: 'certificate', at: `'${confirmed}T12:00:00Z'` }
    for (const text of confirmedDeath(of)) await database.executeSql(text)
  }
  if (confirmed < '2026-03-10') await die()
  await run(JOB_TYPE.taxForms)
  if (confirmed > '2026-03-10') await die()
  await run(JOB_TYPE.taxCopies)
  const { guid } = await server.services.db
    .selectFrom('attachment')
    .select('guid')
    .where('file_name', 'like', 'form-5498%')
    .executeTakeFirstOrThrow()
  const file = await server.call('GET', `/api/document/admin/${ada.ownerId}/${guid}`, {
    token: await server.tokenOf(administrator),
  })
  const text = textOfPdf(Buffer.from((file.body as { content: string }).content, 'base64')).replaceAll(/\s+/g, ' ')
  expect(text).toContain(`The fair market value (FMV) of this account on ${day}.`)
})

test('furnishes a changed tax form again as a numbered correction', async () => {
  await aYear()
  await run(JOB_TYPE.taxCopies)
  await born('1990-06-01')
  await run(JOB_TYPE.taxForms)
  const outcomes = await Promise.all([run(JOB_TYPE.taxCopies), run(JOB_TYPE.taxCopies)])
  expect(outcomes.reduce((sum, { corrected }) => sum + Number(corrected), 0)).toBe(2)
  expect((await documents()).map(({ fileName }) => fileName)).toContain('form-1099-r-2025-300111-1-corrected-1.pdf')
})

/** Bob contributes $500.00 in 2025, so a Form 5498 is due, but he has no address. */
const bobWithoutAddress = () => move(TRANSACTION_TYPE.contribution, '2025-02-03', 50_000n, 0n, bob)
const dueDays = async () => {
  const { body } = await server.call('GET', '/api/taxYear', { token: await server.tokenOf(administrator) })
  return (body as { dueDays: Array<{ duty: string; state: string; ownersLeft: number[] }> }).dueDays
}
const done = async () => (await dueDays()).filter(({ state }) => state === 'DONE').map(({ duty }) => duty)

test('reports an owner without an address, and files the tax forms of the owner once an address is added', async () => {
  await aYear()
  await bobWithoutAddress()
  await run(JOB_TYPE.taxForms)
  const why = `owner ${bob.ownerId}, Form 5498: No Social Security number or no mailing address: not filed.`
  const ownersLeft = { '1099-R': [], '5498': [bob.ownerId] }
  const outcome = { corrections: 0, incomplete: 1, ownersLeft, failures: [why] }
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ ...outcome, originals: 2 })
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ ...outcome, originals: 0 })
  // All Forms 1099-R are filed. Only the duty of Forms 5498 is open, and it names the owner.
  expect(await done()).toEqual(['FILE_1099R'])
  expect((await dueDays()).filter((day) => day.ownersLeft.length > 0)).toMatchObject([
    { duty: 'FILE_5498', state: 'TO_DO', ownersLeft: [bob.ownerId] },
  ])
  await seedAddress(server.services, bob.ownerId)
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ originals: 1, incomplete: 0, failures: [] })
  expect(await done()).toEqual(['FILE_1099R', 'FILE_5498'])
})

test('makes no tax form copy without a mailing address, and makes the copy once an address is added', async () => {
  await aYear()
  await bobWithoutAddress()
  await run(JOB_TYPE.taxForms)
  const failures = [`owner ${bob.ownerId}, Form 5498: No mailing address: not furnished.`]
  expect(await run(JOB_TYPE.taxCopies)).toMatchObject({ copies: 2, failures })
  expect(await run(JOB_TYPE.printVendorUpload)).toMatchObject({ copies: 2 })
  expect(await run(JOB_TYPE.taxCopies)).toMatchObject({ copies: 0, failures })
  expect(await done()).toEqual(['COPIES_1099R'])
  await seedAddress(server.services, bob.ownerId)
  expect(await run(JOB_TYPE.taxCopies)).toMatchObject({ copies: 1, corrected: 0, failures: [] })
  expect(await done()).toEqual(['COPIES_1099R', 'COPIES_5498'])
  expect(await run(JOB_TYPE.printVendorUpload)).toMatchObject({ copies: 1 })
  expect(await done()).toEqual(['COPIES_1099R', 'PAPER_COPIES', 'COPIES_5498'])
})

test('reports an owner name in non-Latin letters, and files the tax forms once the name is corrected', async () => {
  await aYear()
  const called = (last_name: string) =>
    asOperator(server.services, (tx) =>
      tx.updateTable('account_owner').set({ last_name }).where('account_owner_id', '=', ada.ownerId).execute(),
    )
  await called('Иванова')
  const why =
    'The name or the address has letters that the files of the IRS cannot have; correct it to Latin letters: not filed.'
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({
    originals: 0,
    incomplete: 2,
    failures: ['1099-R', '5498'].map((form) => `owner ${ada.ownerId}, Form ${form}: ${why}`),
  })
  await called('Ivánová')
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ originals: 2, incomplete: 0, failures: [] })
})

test.each([
  [2, { originals: 2, incomplete: 0, failures: [] }, ['FILE_1099R', 'FILE_5498']],
  [
    3,
    {
      originals: 1,
      incomplete: 1,
      failures: [
        `owner ${ada.ownerId}, Form 1099-R: Tax was withheld for more than two states, and the IRIS table has columns for two; enter this form in IRIS by hand: not filed.`,
      ],
    },
    ['FILE_5498'],
  ],
])('files a Form 1099-R with %i states, or reports it if it has more than two', async (count, outcome, duties) => {
  await aYear()
  await asOperator(server.services, (tx) =>
    sql`insert into tax_form_state select tax_form_id, state, 1000, 10000
      from tax_form, unnest(${['AZ', 'CA', 'OR'].slice(0, count)}::text[]) state where form = '1099-R'`.execute(tx),
  )
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject(outcome)
  expect(await done()).toEqual(duties)
})

test('files tax returns once, then only corrections, and gives the files only to the operator', async () => {
  await aYear()
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ originals: 2, corrections: 0, failures: [] })
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ originals: 0, corrections: 0 })
  await born('1990-06-01')
  await run(JOB_TYPE.taxForms)
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ originals: 0, corrections: 2 })
  const files = await server.services.db
    .selectFrom('job_file')
    .select(['job_file_id', 'file_name', 'operator_only'])
    .orderBy('job_file_id')
    .execute()
  expect(files.slice(0, 3).map(({ file_name }) => file_name)).toEqual([
    'tax-returns-2025-1.txt',
    'tax-returns-1099-r-2025-1.csv',
    'tax-returns-5498-2025-1.csv',
  ])
  expect(files.every(({ operator_only }) => operator_only)).toBe(true)
  for (const email of [administrator, customerService]) {
    const token = await server.tokenOf(email)
    const answer = await server.call('GET', `/api/job/file/${files[0]?.job_file_id}`, { token })
    expect(answer.status).not.toBe(200)
  }
})

test('corrects a wrong tax number or name on a filed return once, in two steps', async () => {
  await aYear()
  await run(JOB_TYPE.taxReturns)
  const { db, pii } = server.services
  const become = (change: object) =>
    db.updateTable('account_owner').set(change).where('account_owner_id', '=', ada.ownerId).execute()
  const newest = async () => {
    const file = await db
      .selectFrom('job_file')
      .selectAll()
      .where('file_name', 'like', '%.txt')
      .orderBy('job_file_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const text = pii.openBytes(file.content, jobFileAssociatedData(file.job_id, file.file_name)).toString()
    return text.split('\r\n').filter((record) => record.startsWith('B'))
  }
  // Columns: sign, number, last name, and amount 1 of Form 1099-R or amounts 2 and 5 of Form 5498.
  const told = (record: string) => [record[5], record.slice(11, 20), record.slice(287, 292), record.slice(54, 66)]

  await become(sealSocial(pii, ada.ownerId, '900654321'))
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ originals: 0, corrections: 0, newPersons: 2, failures: [] })
  expect((await newest()).map(told)).toEqual([
    ['G', '900123456', 'ADAMS', '000000000000'],
    ['G', '900123456', 'ADAMS', '000000000000'],
    ['C', '900654321', 'ADAMS', '000000100000'],
    ['C', '900654321', 'ADAMS', '000000000000'],
  ])
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ corrections: 0, newPersons: 0 })

  // A new name with new figures uses the same two steps. The first step names the person filed last.
  await become({ last_name: 'Baker' })
  await born('1990-06-01')
  await run(JOB_TYPE.taxForms)
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ corrections: 2, newPersons: 0, failures: [] })
  const records = await newest()
  expect(records.map((record) => [record[5], record.slice(11, 20), record.slice(287, 292)])).toEqual([
    ['G', '900654321', 'ADAMS'],
    ['G', '900654321', 'ADAMS'],
    ['C', '900654321', 'BAKER'],
    ['C', '900654321', 'BAKER'],
  ])
  expect(records.map((record) => record[544])).toEqual(['7', ' ', '1', ' '])
  await expect(server.services.database.executeSql('delete from tax_form_recipient')).rejects.toThrow('is not changed')
})

test.each<[problem: string, why: string, change: (tx: Tx) => Promise<unknown>]>([
  [
    'that has three states',
    'Tax was withheld for more than two states, and the IRIS table has columns for two; correct this form in IRIS by hand: not filed.',
    (tx) =>
      sql`insert into tax_form_state select tax_form_id, state, 1000, 10000
        from tax_form, unnest(array['AZ', 'CA', 'OR']) state where form = '1099-R'`.execute(tx),
  ],
  [
    'whose recipient has no mailing address now',
    'No Social Security number or no mailing address: not filed.',
    (tx) => sql`delete from address where account_owner_id = ${ada.ownerId}`.execute(tx),
  ],
  [
    'whose recipient has no tax number now',
    'No Social Security number or no mailing address: not filed.',
    (tx) =>
      sql`update account_owner set social_sealed = null, social_hash = null, social_last4 = null
      where account_owner_id = ${ada.ownerId}`.execute(tx),
  ],
])('reports a changed name on a filed return %s', async (_problem, why, change) => {
  await aYear()
  await run(JOB_TYPE.taxReturns)
  await asOperator(server.services, change)
  expect(await run(JOB_TYPE.taxReturns)).toMatchObject({ newPersons: 0 })
  await asOperator(server.services, (tx) =>
    sql`update account_owner set last_name = 'Baker' where account_owner_id = ${ada.ownerId}`.execute(tx),
  )
  const { failures } = await run(JOB_TYPE.taxReturns)
  expect(failures).toContain(`owner ${ada.ownerId}, Form 1099-R: ${why}`)
  expect(await done()).not.toContain('FILE_1099R')
})

test('marks a tax duty done once its job ran after the forms were prepared, and paper copies once they were printed', async () => {
  const soon = async (today: string) => {
    const { days } = await comingDue(server.services.db, { today, calendar: readTaxCalendar([]) }, 14)
    return days.map(({ duty, daysLeft }) => [duty, daysLeft])
  }
  expect(await soon('2026-01-25')).toEqual([])
  await aYear()
  expect(await soon('2026-01-10')).toEqual([])
  expect(await soon('2026-01-25')).toEqual([
    ['COPIES_1099R', 8],
    ['PAPER_COPIES', 8],
    ['FORM_945', 8],
  ])
  // The state of a duty outside the portal is unknown, so the duty is listed until its later due day has passed.
  expect((await soon('2026-02-10')).map(([duty]) => duty)).toEqual(['COPIES_1099R', 'PAPER_COPIES', 'FORM_945'])
  expect((await soon('2026-02-11')).map(([duty]) => duty)).toEqual(['COPIES_1099R', 'PAPER_COPIES'])
  const due = await comingDue(server.services.db, { today: '2026-01-25', calendar: readTaxCalendar([]) }, 14)
  expect(due.isPrepared).toBe(true)
  await run(JOB_TYPE.taxCopies)
  expect(await done()).toEqual(['COPIES_1099R', 'COPIES_5498'])
  await run(JOB_TYPE.printVendorUpload)
  await run(JOB_TYPE.taxReturns)
  expect(await done()).toEqual(['COPIES_1099R', 'PAPER_COPIES', 'FILE_1099R', 'COPIES_5498', 'FILE_5498'])
  expect(await soon('2026-12-30')).toEqual([])
  // A new preparation reopens the duties, even if nothing changed.
  await run(JOB_TYPE.taxForms)
  expect(await soon('2026-03-31')).toEqual([
    ['COPIES_1099R', -57],
    ['PAPER_COPIES', -57],
    ['FILE_1099R', 0],
  ])
})

test('computes the remaining required minimum from the year-end value, the IRS table and the payments', async () => {
  // The owner is 75 in 2026: 100,000.00 divided by 24.6.
  await born('1951-08-01')
  await move(TRANSACTION_TYPE.contribution, '2025-12-31', 10_000_000n)
  await move(TRANSACTION_TYPE.withdrawal, '2026-02-02', 152_500n, 15_000n)
  const minimum = async () =>
    (await server.call('GET', '/api/account/minimum', { token: await server.tokenOf(ada.email) })).body
  expect(await minimum()).toEqual([
    {
      accountId: ada.accountId,
      accountNumber: '300111',
      year: 2026,
      amount: 4065.04,
      paid: 1500,
      paidElsewhere: 0,
      remaining: 2565.04,
      dueOn: '2026-12-31',
    },
  ])
  // The first minimum may be taken until April 1 of the next year.
  await born('1953-08-01')
  expect(await minimum()).toMatchObject([{ amount: 3773.58, dueOn: '2027-04-01' }])
  await born('1954-08-01')
  expect(await minimum()).toEqual([])
})

test('notifies owners of the required minimum once, in January', async () => {
  await born('1951-08-01')
  await move(TRANSACTION_TYPE.contribution, '2025-12-31', 10_000_000n)
  expect(await run(JOB_TYPE.minimumNotice, '2026-01-05')).toMatchObject({ accounts: 1, notices: 1, failures: [] })
  expect(await run(JOB_TYPE.minimumNotice, '2026-01-06')).toMatchObject({ accounts: 0, notices: 0 })
  expect(await run(JOB_TYPE.minimumNotice, '2026-02-02')).toMatchObject({ accounts: 0, notices: 0 })
  const [mail] = await lettersOf(server.services, 'minimum-notice')
  expect(mail?.subject).toBe('Your required minimum distribution for 2026')
})

test.each([
  ['was canceled after January', '2026-02-10', 1],
  ['was canceled in the year before', '2025-12-10', 0],
  ['stands', null, 0],
])('notifies an owner of the required minimum in February if a death report %s', async (_, endedOn, notices) => {
  await born('1951-08-01')
  await move(TRANSACTION_TYPE.contribution, '2025-12-31', 10_000_000n)
  const { database } = server.services
  await database.executeSql(`
    insert into attachment (guid, account_owner_id, attachment_type_id, file_name, content_type, size_bytes, sha256, created_at)
    values ('certificate', ${ada.ownerId}, 1, 'certificate.pdf', 'application/pdf', 8, 'x', now());
    insert into owner_death (account_owner_id, died_on, attachment_id, reported_at, reported_by)
    select ${ada.ownerId}, '2025-11-30', attachment_id, '2025-12-01', 21 from attachment where guid = 'certificate'`)
  if (endedOn) await database.executeSql(`update owner_death set state = 'ENDED', ended_at = '${endedOn}'`)
  expect(await run(JOB_TYPE.minimumNotice, '2026-02-11')).toMatchObject({ notices, failures: [] })
  expect(await run(JOB_TYPE.minimumNotice, '2026-02-12')).toMatchObject({ notices: 0 })
})

test('emails no notice of a tax form to an owner who has not set a password', async () => {
  await server.services.database.executeSql('update portal_user set password_hash = null')
  await aYear()
  expect(await run(JOB_TYPE.taxCopies)).toMatchObject({ copies: 2, failures: [] })
  expect(await lettersOf(server.services, 'tax-form-ready')).toEqual([])
  expect(await run(JOB_TYPE.printVendorUpload)).toMatchObject({ copies: 2, failures: [] })
})

test.each([
  ['whose login is closed', "portal_user set disabled_at = '2025-06-01'"],
  ['who has not set a password', 'portal_user set password_hash = null'],
  ['who has not signed the agreement', 'retirement_account set status_id = 2, registered_at = null'],
])('sends the notice of the required minimum by letter to an owner %s', async (_, change) => {
  const { db } = server.services
  await born('1951-08-01', bob)
  await move(TRANSACTION_TYPE.contribution, '2025-12-31', 10_000_000n, 0n, bob)
  await server.services.database.executeSql(`update ${change} where account_owner_id = ${bob.ownerId}`)
  // An owner who can't be reached does not count as notified. The run reports a failure and tries again.
  expect(await run(JOB_TYPE.minimumNotice, '2026-01-05')).toMatchObject({
    accounts: 0,
    notices: 0,
    failures: [`owner ${bob.ownerId}: There is no mailing address.`],
  })
  await seedAddress(server.services, bob.ownerId)
  expect(await run(JOB_TYPE.minimumNotice, '2026-01-06')).toMatchObject({ accounts: 1, notices: 1, letters: 1 })
  expect(await run(JOB_TYPE.minimumNotice, '2026-01-07')).toMatchObject({ accounts: 0, letters: 0 })
  expect(await lettersOf(server.services, 'minimum-notice')).toEqual([])
  const letters = await db.selectFrom('letter').selectAll().where('kind', '=', 'NOTICE').execute()
  const [words] = letters.map((row) => server.services.pii.open(row.words_sealed ?? '', wordsAssociatedData(row)))
  expect(words).toContain('Your required minimum distribution for 2026')
  // The owner is 75 in 2026: 100,000.00 divided by 24.6 is 4,065.04.
  expect(words).toContain('Account 300121: $4,065.04 by 12/31/2026.')
  expect(words).toContain('We can also recalculate it for you')
})
