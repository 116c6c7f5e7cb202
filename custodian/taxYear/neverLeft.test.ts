import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { confirmedDeath } from '../deaths/testing.deaths.ts'
import { fund, moveWithdrawal, signNewest, submit, walk } from '../distributions/testing.ts'
import { runJob } from '../jobs/run.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import { minimumsOf } from '../minimums/minimums.ts'
import { summaryOf } from '../statements/blocks.ts'
import { figuresOf } from '../statements/figures.ts'
import { quarterBefore } from '../statements/period.ts'
import { bookOfAccount } from '../ledger/ledger.ts'
import { textOfPdf } from '../platform/pdf/testing.text.ts'
import { ada, administrator, bob, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterEach(() => server.close())

/**
 * A payment of $1,000.00, posted on 2026-12-14 and put into no file. It is reversed on 2027-01-05, before the forms of
 * 2026 are prepared.
 */
async function neverSent(
  meanwhile: () => Promise<void> = async () => {},
  { postedOn = '2026-12-14', reversedOn = '2027-01-05', cents = 500_000n } = {},
): Promise<void> {
  const { services } = server
  const { db } = services
  const as = async (who: string, path: string, body: unknown) =>
    server.call('POST', path, { token: await server.tokenOf(who), body: body as object })
  server.clock.set(new Date(`${postedOn}T15:00:00Z`))
  await db
    .updateTable('account_owner')
    .set({ date_of_birth: '1951-03-03' })
    .where('account_owner_id', '=', ada.ownerId)
    .execute()
  await fund(services, ada.accountId, cents)
  const token = await server.tokenOf(ada.email)
  await walk(server, token, ada.accountId)
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  await moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)
  for (const job of ['calculateWithdrawals', 'processWithdrawals'] as const) await runJob(services, JOB_TYPE[job])

  await meanwhile()
  server.clock.set(new Date(`${reversedOn}T15:00:00Z`))
  const bookId = await bookOfAccount(db, ada.accountId)
  const reversed = await as(administrator, '/api/accounting/withdrawal/reverse', { note: 'Never mailed', bookId })
  expect(reversed).toMatchObject({ status: 200 })
  await runJob(services, JOB_TYPE.taxForms)
}

const forms = () =>
  server.services.db
    .selectFrom('tax_form')
    .select(['form', 'value_cents', 'rollover_cents'])
    .where('account_id', '=', ada.accountId)
    .execute()

test('adds back to the December 31 value a payment that was never sent and was reversed in January', async () => {
  await neverSent()
  expect(await forms()).toEqual([{ form: '5498', value_cents: 500_000n, rollover_cents: 500_000n }])
  // The minimum is 5,000.00 divided by 23.7, the factor of age 76 in 2027.
  expect(await minimumsOf(server.services.db, [ada.accountId], 2027)).toMatchObject([{ minimum: 21_097n, paid: 0n }])
})

test('states on the year-end statement the same value as Form 5498, next to the balance of the ledger', async () => {
  await neverSent()
  const summaryBefore = async (day: string) => {
    const period = quarterBefore(day)
    const book = (await figuresOf(server.services.db, [ada.accountId], period)).get(ada.accountId)
    return book && Object.fromEntries(summaryOf(book, period))
  }
  expect(await summaryBefore('2027-01-05')).toMatchObject({
    'Closing balance': '$4,000.00',
    'Fair market value on 12/31/2026': '$5,000.00',
  })
  const same = { 'Closing balance': '$5,000.00' }
  expect(await summaryBefore('2026-10-01')).toMatchObject({ ...same, 'Fair market value on 09/30/2026': '$5,000.00' })
  expect(await summaryBefore('2027-04-01')).toMatchObject({ ...same, 'Fair market value on 03/31/2027': '$5,000.00' })
})

const Q3 = 'statement-2026-q3-300111'
const Q4 = 'statement-2026-q4-300111'

const Q1 = 'statement-2027-q1-300111'
const CORRECTED = { q3: `${Q3}-corrected-1`, q4: `${Q4}-corrected-1` }

test.each([
  {
    what: 'a part of the money',
    cents: 500_000n,
    value: '$5,000.00',
    reversedOn: '2027-01-05',
    first: [Q3, Q4],
    later: [CORRECTED.q3, CORRECTED.q4],
    result: { statements: 0, corrected: 2 },
  },
  {
    what: 'all of the money',
    cents: 100_000n,
    value: '$1,000.00',
    reversedOn: '2027-01-05',
    first: [Q3],
    later: [CORRECTED.q3, Q4],
    result: { statements: 1, corrected: 1 },
  },
  {
    what: 'all of the money, reversed after the next quarter',
    cents: 100_000n,
    value: '$1,000.00',
    reversedOn: '2027-04-05',
    first: [Q3],
    // The account looked empty in the fourth quarter, and got no statement for it.
    later: [CORRECTED.q3, Q4, Q1],
    result: { statements: 1, corrected: 2 },
  },
])(
  'states the value of Form 5498 after a payment of an earlier quarter that was never sent: $what',
  async ({ cents, value, reversedOn, first, later, result }) => {
    const state = async () => runJob(server.services, JOB_TYPE.statementUpload)
    await neverSent(
      async () => {
        // Bob has a statement for every quarter.
        await fund(server.services, bob.accountId, 100n)
        for (const day of ['2026-10-01', '2027-01-04', '2027-04-01'].filter((day) => day < reversedOn)) {
          server.clock.set(new Date(`${day}T15:00:00Z`))
          expect(await state()).toMatchObject({ corrected: 0, failures: [] })
        }
        expect([...(await statements()).keys()].toSorted()).toEqual(first)
      },
      { postedOn: '2026-09-28', reversedOn, cents },
    )
    expect(await state()).toMatchObject({ ...result, failures: [] })
    expect(await state()).toMatchObject({ statements: 0, corrected: 0, failures: [] })
    expect(await forms()).toEqual([{ form: '5498', value_cents: cents, rollover_cents: cents }])
    const texts = await statements()
    expect([...texts.keys()].toSorted()).toEqual([...first, ...later].toSorted())
    for (const name of later) {
      const words = texts.get(name)
      expect(words).toMatch(
        new RegExp(`Fair market value on \\d\\d/\\d\\d/\\d{4} ${value.replaceAll(/[$.]/g, '\\$&')}`),
      )
      expect(words).toContain('The fair market value includes $1,000.00 that was never sent.')
      expect(words).toContain(`${usDate(reversedOn)} Withdrawal, taken back $1,000.00`)
      expect(words?.includes('replaces the earlier one')).toBe(name.includes('corrected'))
    }
  },
)

/** The text of Ada's statements in one line each, by file name without its extension. */
async function statements(): Promise<Map<string, string>> {
  const token = await server.tokenOf(administrator)
  const path = `/api/document/admin/${ada.ownerId}`
  const { body } = await server.call('GET', path, { token })
  const found = body as Array<{ fileName: string; guid: string }>
  const texts = new Map<string, string>()
  for (const { fileName, guid } of found.filter((file) => file.fileName.startsWith('statement'))) {
    const file = await server.call('GET', `${path}/${guid}`, { token })
    const pdf = Buffer.from((file.body as { content: string }).content, 'base64')
    texts.set(fileName.replace('.pdf', ''), textOfPdf(pdf).replaceAll(/\s+/g, ' '))
  }
  return texts
}

test('adds back to the value on the day of death a payment that was never sent and was reversed later', async () => {
  await neverSent(async () => {
    const { database } = server.services
    await database.executeSql(`
      insert into attachment (guid, account_owner_id, attachment_type_id, file_name, content_type, size_bytes, sha256, created_at)
      values ('certificate', ${ada.ownerId}, 1, 'certificate.pdf', 'application/pdf', 8, 'x', now())`)
    for (const text of confirmedDeath({ ownerId: ada.ownerId, diedOn: '2026-12-20', guid: 'certificate' }))
      await database.executeSql(text)
  })
  expect(await forms()).toEqual([{ form: '5498', value_cents: 500_000n, rollover_cents: 500_000n }])
})
