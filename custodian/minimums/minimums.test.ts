import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { confirmedDeath } from '../deaths/testing.deaths.ts'
import { bookOfAccount, credit, debit, internalBook, openCustomerBook, post } from '../ledger/ledger.ts'
import { minimumLetter } from '../taxYear/minimumLetter.ts'
import { minimumsAtDeath } from '../taxYear/minimumAtDeath.ts'
import { ada, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { fund } from '../distributions/testing.ts'
import { minimumsOf, minimumWithin, openMinimumOf, ownersYears } from './minimums.ts'
import { birthYearsOfFirst } from './requiredMinimum.ts'

let server: TestServer
afterEach(() => server.close())
beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  server.clock.set(new Date('2027-01-04T15:00:00Z'))
})

const pays = (date: string, cents: bigint, accountId = ada.accountId) =>
  server.services.db.transaction().execute(async (tx) => {
    const [book, out] = [await bookOfAccount(tx, accountId), await internalBook(tx, 'DISBURSEMENTS_CHECK')]
    await post(tx, {
      typeId: TRANSACTION_TYPE.withdrawal,
      date,
      lines: [debit(book, cents), credit(out, cents)],
      createdBy: null,
    })
  })

/** A fee, which is no distribution. */
const charges = (date: string, cents: bigint, accountId = ada.accountId) =>
  server.services.db.transaction().execute(async (tx) => {
    const [book, fees] = [await bookOfAccount(tx, accountId), await internalBook(tx, 'FEE_ANNUAL')]
    const lines = [debit(book, cents), credit(fees, cents)]
    await post(tx, { typeId: TRANSACTION_TYPE.annualFee, date, lines, createdBy: null })
  })

async function dies(diedOn: string): Promise<void> {
  const { database } = server.services
  await database.executeSql(`
    insert into attachment (guid, account_owner_id, attachment_type_id, file_name, content_type, size_bytes, sha256, created_at)
    values ('certificate', ${ada.ownerId}, 1, 'certificate.pdf', 'application/pdf', 8, 'x', now())`)
  for (const text of confirmedDeath({ ownerId: ada.ownerId, diedOn, guid: 'certificate' }))
    await database.executeSql(text)
}

/** Born 1953-08-01; the first minimum is 80,000.00 / 26.5 = 3,018.87, the second 78,000.00 / 25.5 = 3,058.82. */
async function firstAndSecond(payouts: readonly (readonly [date: string, cents: number])[] = []): Promise<void> {
  const { services } = server
  await services.database.executeSql(
    `update account_owner set date_of_birth = '1953-08-01' where account_owner_id = ${ada.ownerId}`,
  )
  await fund(services, ada.accountId, 8_000_000n, '2025-12-30')
  const in2026 = payouts.reduce((sum, [date, cents]) => (date < '2027' ? sum + BigInt(cents) : sum), 0n)
  if (in2026 > 200_000n) await fund(services, ada.accountId, in2026 - 200_000n, '2026-12-01')
  for (const [date, cents] of payouts) await pays(date, BigInt(cents))
  // Lowers the value to 78,000.00.
  if (in2026 < 200_000n) await charges('2026-12-31', 200_000n - in2026)
}

const yearOf = async (accountId: number, year: number) =>
  (await ownersYears(server.services.db, [accountId], year))(accountId)
const of = async (year: number) => minimumsOf(server.services.db, [ada.accountId], year)
const rows = async (year: number) =>
  (await of(year)).map(({ year: ofYear, minimum, paid, remaining, dueOn }) => [ofYear, minimum, paid, remaining, dueOn])

const [APRIL, DECEMBER] = ['2027-04-01', '2027-12-31']

describe('the first and the second minimum in the second year', () => {
  test.each<[what: string, payouts: [string, number][], expected: unknown[]]>([
    [
      'nothing was taken',
      [],
      [
        [2026, 301_887n, 0n, 301_887n, APRIL],
        [2027, 305_882n, 0n, 305_882n, DECEMBER],
      ],
    ],
    [
      'the first was taken in February',
      [['2027-02-10', 301_887]],
      [
        [2026, 301_887n, 301_887n, 0n, APRIL],
        [2027, 305_882n, 0n, 305_882n, DECEMBER],
      ],
    ],
    [
      'the amount of the second was taken, which covers the first one first',
      [['2027-01-02', 305_882]],
      [
        [2026, 301_887n, 301_887n, 0n, APRIL],
        [2027, 305_882n, 3_995n, 301_887n, DECEMBER],
      ],
    ],
    [
      'a part of the first was taken in its own year',
      [
        ['2026-11-02', 100_000],
        ['2027-02-10', 250_000],
      ],
      [
        [2026, 301_887n, 301_887n, 0n, APRIL],
        [2027, 305_882n, 48_113n, 257_769n, DECEMBER],
      ],
    ],
    [
      'more than the first was taken in its own year, which does not count toward the second',
      [['2026-11-02', 400_000]],
      [[2027, 305_882n, 0n, 305_882n, DECEMBER]],
    ],
  ])('are returned with their own amounts and due days when %s', async (_, payouts, expected) => {
    await firstAndSecond(payouts)
    expect(await rows(2027)).toEqual(expected)
    expect(await openMinimumOf(server.services.db, ada.accountId, '2027-02-15')).toBe(
      (expected as [number, bigint, bigint, bigint][]).reduce((sum, row) => sum + row[3], 0n),
    )
    // In its own year the first minimum is the only one; from the third year on it is no longer returned.
    expect((await of(2026)).map(({ year, dueOn }) => [year, dueOn])).toEqual([[2026, APRIL]])
    expect((await of(2028)).map(({ year }) => year)).toEqual([2028])
  })

  test('are listed for the owner', async () => {
    await firstAndSecond()
    const token = await server.tokenOf(ada.email)
    const account = { accountId: ada.accountId, accountNumber: '300111', paid: 0, paidElsewhere: 0 }
    expect((await server.call('GET', '/api/account/minimum', { token })).body).toEqual([
      { ...account, year: 2026, amount: 3018.87, remaining: 3018.87, dueOn: APRIL },
      { ...account, year: 2027, amount: 3058.82, remaining: 3058.82, dueOn: DECEMBER },
    ])
  })

  test.each<[paid: number, refused: string]>([
    [0, '$6,077.69'],
    [305_882, '$3,018.87'],
  ])('refuse a rollover in January after a payment of %d cents', async (paid, refused) => {
    await firstAndSecond(paid > 0 ? [['2027-01-02', paid]] : [])
    const token = await server.tokenOf(ada.email)
    const send = (step: string, body: object) =>
      server.call('POST', `/api/wizard/${step}/${ada.accountId}`, { token, body })
    await send('amount', { amount: 500, isFullAmount: false })
    const answer = await send('distribution-type', { distributionTypeId: 50 })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(`${refused} of the required minimum cannot be rolled over`)
  })

  test.each<[diedOn: string, expected: unknown]>([
    ['2027-03-31', undefined],
    ['2027-05-03', expect.objectContaining({ year: 2027, required: 6077.69, paidToOwner: 1000, remaining: 5077.69 })],
  ])(
    'are open to the recipients of an owner who died on %s, unless that is before the first due day',
    async (diedOn, expected) => {
      await firstAndSecond([['2027-02-10', 100_000]])
      await dies(diedOn)
      expect((await minimumsAtDeath(server.services.db, ada.ownerId)).get(ada.accountId)).toEqual(expected)
    },
  )

  test.each([
    [0n, []],
    [10_000n, [2026, 2027]],
  ])('with %d cents left at the end of the first year, are required for the years %j', async (left, years) => {
    await firstAndSecond()
    await charges('2026-12-31', 7_800_000n - left)
    await fund(server.services, ada.accountId, 5_000_000n, '2027-01-02')
    expect((await of(2027)).map(({ year }) => year)).toEqual(years)
    const open = await openMinimumOf(server.services.db, ada.accountId, '2027-02-15')
    expect(open > 0n).toBe(years.length > 0)
  })

  test.each<[payouts: [string, number][], gross: number, part: number]>([
    [[['2027-02-10', 500_000]], 500_000, 500_000],
    [[['2027-02-10', 700_000]], 700_000, 607_769],
    [
      [
        ['2027-02-10', 305_882],
        ['2027-03-10', 400_000],
      ],
      400_000,
      301_887,
    ],
    [
      [
        ['2026-11-02', 301_887],
        ['2027-03-10', 400_000],
      ],
      400_000,
      305_882,
    ],
  ])('keep their part of a returned payment from being put back, for %j', async (payouts, gross, part) => {
    await firstAndSecond(payouts)
    expect(minimumWithin(await yearOf(ada.accountId, 2027), BigInt(gross))).toBe(BigInt(part))
  })

  test('are both named in the January letter', async () => {
    await firstAndSecond([['2026-11-02', 100_000]])
    const { subject, text } = minimumLetter(2027, await of(2027))
    expect(subject).toBe('Your required minimum distribution for 2027')
    expect(text).toContain('Account 300111: $3,058.82 by 12/31/2027.')
    expect(text).toContain('The amount for 2027 is the value of the account at the end of 2026,')
    expect(text).toContain('Your first minimum comes from the value at the end of 2025 in the same way.')
    expect(text).toContain('Account 300111: $2,018.87 of your first minimum, for 2026, is also due by 04/01/2027.')
  })
})

/** Another Traditional IRA and a Roth IRA of Ada. */
const [secondId, rothId] = [112, 113]

async function openOthers(): Promise<void> {
  const { database, db } = server.services
  await database.executeSql(`
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id, setup_date)
      values (${secondId}, '300112', 'TRADITIONAL', 1, ${ada.ownerId}, 3, '2020-01-15'),
        (${rothId}, '300113', 'ROTH', 1, ${ada.ownerId}, 3, '2020-01-15')`)
  for (const accountId of [secondId, rothId])
    await db.transaction().execute((tx) => openCustomerBook(tx, { accountId, name: `Account ${accountId}` }))
}

describe('the minimums of an owner with two Traditional IRAs', () => {
  beforeEach(openOthers)

  // Ada reaches 77 in 2027: 22,900.00 / 22.9 = 1,000.00 and 11,450.00 / 22.9 = 500.00.
  test.each<[paid: Record<number, bigint>, first: number, second: number]>([
    [{}, 1000, 500],
    [{ [ada.accountId]: 150_000n }, 0, 0],
    [{ [secondId]: 200_000n }, 0, 0],
    [{ [ada.accountId]: 60_000n }, 600, 300],
    [{ [ada.accountId]: 50_001n }, 666.66, 333.33],
    [{ [ada.accountId]: 50_002n }, 666.65, 333.33],
    [{ [ada.accountId]: 60_000n, [rothId]: 90_000n }, 600, 300],
  ])(
    'after payments of %o to an owner who then died, leave the recipients %d and %d dollars to take',
    async (paid, first, second) => {
      const { services } = server
      await fund(services, ada.accountId, 2_290_000n, '2026-12-30')
      await fund(services, secondId, 1_145_000n, '2026-12-30')
      await fund(services, rothId, 1_000_000n, '2026-12-30')
      for (const [accountId, cents] of Object.entries(paid)) await pays('2027-01-02', cents, Number(accountId))
      await dies('2027-01-03')
      const left = await minimumsAtDeath(services.db, ada.ownerId)
      expect([left.get(ada.accountId)?.remaining, left.get(secondId)?.remaining]).toEqual([first, second])
    },
  )

  /** What was paid from the account, what the other account covers, and what is left. */
  type Left = [paid: bigint, paidElsewhere: bigint, remaining: bigint]

  // Ada reaches 77 in 2027: 22,900.00 / 22.9 = 1,000.00 and 11,450.00 / 22.9 = 500.00.
  test.each<[paid: Record<number, bigint>, open: bigint, first: Left, second: Left]>([
    [{}, 150_000n, [0n, 0n, 100_000n], [0n, 0n, 50_000n]],
    [{ [ada.accountId]: 150_000n }, 0n, [150_000n, 0n, 0n], [0n, 50_000n, 0n]],
    // No account can be rolled over before the total is taken.
    [{ [ada.accountId]: 100_000n }, 50_000n, [100_000n, 0n, 0n], [0n, 0n, 50_000n]],
    [{ [secondId]: 80_000n }, 70_000n, [0n, 30_000n, 70_000n], [80_000n, 0n, 0n]],
    [{ [ada.accountId]: 120_000n, [secondId]: 40_000n }, 0n, [120_000n, 0n, 0n], [40_000n, 10_000n, 0n]],
    [{ [rothId]: 150_000n }, 150_000n, [0n, 0n, 100_000n], [0n, 0n, 50_000n]],
  ])('are taken together by payments of %o, and leave %d cents open', async (paid, open, ...left) => {
    const { services } = server
    await fund(services, ada.accountId, 2_290_000n, '2026-12-30')
    await fund(services, secondId, 1_145_000n, '2026-12-30')
    await fund(services, rothId, 1_000_000n, '2026-12-30')
    for (const [accountId, cents] of Object.entries(paid)) await pays('2027-01-02', cents, Number(accountId))
    const token = await server.tokenOf(ada.email)
    const shown = (await server.call('GET', '/api/account/minimum', { token })).body as Record<string, unknown>[]
    const dollars = left.map((of) => of.map((cents) => Number(cents) / 100))
    expect(shown.map((row) => [row['paid'], row['paidElsewhere'], row['remaining']])).toEqual(dollars)
    const send = (step: string, body: object) => server.call('POST', `/api/wizard/${step}/${secondId}`, { token, body })
    await send('amount', { amount: 500, isFullAmount: false })
    expect((await send('distribution-type', { distributionTypeId: 50 })).status).toBe(open === 0n ? 200 : 400)
    for (const [accountId, cents] of [[ada.accountId, open] as const, [secondId, open] as const, [rothId, 0n] as const])
      expect(await openMinimumOf(services.db, accountId, '2027-02-15')).toBe(cents)
  })

  test.each([
    [150_000n, 0n, 150_000n, 150_000n],
    [150_000n, 60_000n, 60_000n, 0n],
    [120_000n, 60_000n, 60_000n, 30_000n],
  ])(
    'after payments of %d and %d cents, keep their part of a returned payment of %d cents from being put back: %d',
    async (first, second, gross, part) => {
      await fund(server.services, ada.accountId, 2_290_000n, '2026-12-30')
      await fund(server.services, secondId, 1_145_000n, '2026-12-30')
      if (first > 0n) await pays('2027-01-02', first)
      if (second > 0n) await pays('2027-01-02', second, secondId)
      expect(minimumWithin(await yearOf(secondId, 2027), gross)).toBe(part)
    },
  )

  // The first minimum of the second account is 26,500.00 / 26.5 = 1,000.00.
  test.each<[date: string, cents: bigint, expected: unknown[]]>([
    [
      '2026-11-02',
      401_887n,
      [
        [ada.accountId, 2027, 0n, 0n],
        [secondId, 2027, 0n, 0n],
      ],
    ],
    [
      '2027-02-10',
      401_887n,
      [
        [ada.accountId, 2026, 301_887n, 0n],
        [ada.accountId, 2027, 0n, 0n],
        [secondId, 2026, 0n, 100_000n],
        [secondId, 2027, 0n, 0n],
      ],
    ],
  ])('count a payment of %s toward all first minimums before those of the year', async (date, cents, expected) => {
    await fund(server.services, secondId, 2_650_000n, '2025-12-30')
    await firstAndSecond()
    await fund(server.services, ada.accountId, 500_000n, '2026-01-02')
    await pays(date, cents)
    const rows = await minimumsOf(server.services.db, [ada.accountId, secondId], 2027)
    expect(rows.map(({ accountId, year, paid, paidElsewhere }) => [accountId, year, paid, paidElsewhere])).toEqual(
      expected,
    )
    expect(
      (await minimumsOf(server.services.db, [secondId], 2027)).every(({ accountId }) => accountId === secondId),
    ).toBe(true)
  })

  test.each<[fromFirst: bigint, fromSecond: bigint, line: string]>([
    [0n, 0n, 'Account 300111: $1,000.00 by 12/31/2027.'],
    [0n, 80_000n, 'Account 300111: $1,000.00 by 12/31/2027, of which $300.00 is paid.'],
    [40_000n, 80_000n, 'Account 300111: $1,000.00 by 12/31/2027, of which $700.00 is paid.'],
    [497_500n, 0n, 'Account 300111: $1,000.00 by 12/31/2027, of which $1,000.00 is paid.'],
    [0n, 497_500n, 'Account 300111: $1,000.00 by 12/31/2027, of which $1,000.00 is paid.'],
  ])('name in the January letter payments of %d and %d cents from the two accounts', async (first, second, line) => {
    await fund(server.services, ada.accountId, 2_290_000n, '2026-12-30')
    await fund(server.services, secondId, 1_145_000n, '2026-12-30')
    if (first > 0n) await pays('2027-01-02', first)
    if (second > 0n) await pays('2027-01-02', second, secondId)
    expect(minimumLetter(2027, await of(2027)).text.split('\n')).toContain(line)
  })

  // The first minimums for 2026 are 26,500.00 / 26.5 = 1,000.00 and 1,000.00 / 26.5 = 37.74.
  test.each<[what: string, before: [bigint, bigint], paid: [bigint, bigint], expected: unknown[]]>([
    ['a payment of all of it', [2_650_000n, 100_000n], [0n, 97_500n], [[ada.accountId, 100_000n, 93_726n, 6_274n]]],
    [
      'a payment of only the minimum of the other one',
      [2_650_000n, 100_000n],
      [100_000n, 0n],
      [[ada.accountId, 103_774n, 100_000n, 3_774n]],
    ],
    ['no payment that counts', [2_650_000n, 100_000n], [0n, 0n], [[ada.accountId, 103_774n, 0n, 103_774n]]],
    ['a payment of both minimums', [2_650_000n, 100_000n], [103_774n, 0n], []],
    ['no payment, with new money in the other one', [0n, 100_000n], [0n, 0n], [[ada.accountId, 3_774n, 0n, 3_774n]]],
  ])(
    'keep the first minimum of an account that was emptied in its year open in the other one, after %s',
    async (_, [first, second], [fromFirst, fromSecond], expected) => {
      const { services } = server
      await services.database.executeSql(
        `update account_owner set date_of_birth = '1953-08-01' where account_owner_id = ${ada.ownerId}`,
      )
      if (first > 0n) await fund(services, ada.accountId, first, '2025-12-30')
      else await fund(services, ada.accountId, 500_000n, '2026-06-30')
      await fund(services, secondId, second, '2025-12-30')
      if (fromFirst > 0n) await pays('2026-11-02', fromFirst)
      if (fromSecond > 0n) await pays('2026-11-02', fromSecond, secondId)
      await charges('2026-11-03', second - fromSecond, secondId)
      const firsts = (await minimumsOf(services.db, [ada.accountId, secondId], 2027)).filter(
        ({ year }) => year === 2026,
      )
      expect(
        firsts.map(({ accountId, minimum, paidBefore, remaining }) => [accountId, minimum, paidBefore, remaining]),
      ).toEqual(expected)
    },
  )
})

test.each([
  [2026, [1953]],
  [2033, []],
  [2035, [1960]],
])('the first minimum of %i is due for the birth years %j', (year, born) => {
  expect(birthYearsOfFirst(year)).toEqual(born)
})
