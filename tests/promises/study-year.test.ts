import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { fund } from '../../custodian/distributions/testing.ts'
import { checkLedger } from '../../custodian/integrity/ledgerRules.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { figuresOf } from '../../custodian/statements/figures.ts'
import { ada, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer } from '../../custodian/testing.ts'
import { openBank } from './handYear/bank.ts'
import { centsOf, tableOf } from './handYear/page.ts'
import { MAKER, startPortal, type Portal } from './handYear/portal.ts'
import { DAYS, STUDY } from './handYear/study.ts'
import { planPays, storyOf, withdraw, type Facts } from './handYear/story.ts'

// Amounts that were once wrong. The tests produce each amount by calls that people use, and compare it with the table
// "Corrected amounts" in docs/year-by-hand.md.

const ROWS = tableOf('## Corrected amounts')
const HERE = 'tests/promises/study-year.test.ts'
/** The correct figure of a case, in cents; the case is the text of the column "Case". */
function rightOf(what: string): number {
  const row = ROWS.find(([told, , , file]) => told === what && file?.includes(HERE))
  if (!row) throw new Error(`the page has no case "${what}" of this test`)
  return centsOf(row[2])
}

const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })

describe('a year and a half of eight accounts', () => {
  let portal: Portal
  let story: ReturnType<typeof storyOf>

  beforeAll(async () => {
    portal = await startPortal()
    const bank = openBank(portal)
    story = storyOf(portal, bank, STUDY)
    for (const day of DAYS) {
      portal.server.clock.set(new Date(`${day}T17:00:00Z`))
      await story.morning(day)
      await portal.runDay(day)
      await bank.endDay(day)
      if (day === '2027-01-05') await portal.operator('/api/job/run', { jobTypeId: JOB_TYPE.taxForms })
    }
    portal.server.clock.set(new Date('2028-01-04T17:00:00Z'))
    // The plan pays no interest after the last day of the story.
    await portal.server.services.database.executeSql('update plan set interest_basis_points = 0')
    await portal.operator('/api/job/run', { jobTypeId: JOB_TYPE.calculateInterest })
    await portal.operator('/api/job/run', { jobTypeId: JOB_TYPE.taxForms })
  })
  afterAll(() => portal?.server.close())

  const accountOf = (number: number) => story.owners.find((owner) => owner.number === number)?.accountId ?? 0
  const formsOf = async (number: number, form: '1099-R' | '5498', year: number) =>
    portal.server.services.db
      .selectFrom('tax_form')
      .selectAll()
      .where('account_id', '=', accountOf(number))
      .where('form', '=', form)
      .where('tax_year', '=', year)
      .orderBy('tax_form_id')
      .execute()
  const balanceOn = async (number: number, end: string) => {
    const figures = await figuresOf(portal.server.services.db, [accountOf(number)], { start: end, end, name: '' })
    return Number(figures.get(accountOf(number))?.closing)
  }
  const requestsOf = (number: number) =>
    portal.server.services.db
      .selectFrom('distribution_request')
      .select(['federal_cents', 'state_cents'])
      .where('account_id', '=', accountOf(number))
      .orderBy('request_id')
      .execute()

  test("reports the value at the day of death on Form 5498, and no later form under the dead owner's number", async () => {
    expect(await balanceOn(21, '2026-12-31')).toBe(rightOf('balance on December 31 of an owner who died on April 1'))
    const [form] = await formsOf(21, '5498', 2026)
    expect(Number(form?.value_cents)).toBe(rightOf('Form 5498, box 5, year of the death'))
    expect(await formsOf(21, '5498', 2027)).toEqual([])
  })

  test('withholds 10% for the IRS and nothing for Connecticut from a full payout', async () => {
    const [paid] = await requestsOf(22)
    expect(Number(paid?.federal_cents)).toBe(rightOf('10 % of a full payout of 4,875.36'))
    expect(Number(paid?.state_cents)).toBe(rightOf('Connecticut, of the same'))
    const [form] = await formsOf(22, '1099-R', 2026)
    expect([form?.gross_cents, form?.federal_cents, form?.state_cents]).toEqual([485_036n, 48_754n, 0n])
  })

  test("withholds state tax by the owner's age, year of birth and withholding form", async () => {
    const state = async (number: number) => (await requestsOf(number)).map(({ state_cents: cents }) => Number(cents))
    expect(await state(23)).toEqual([rightOf('Iowa, of 1,025.00, age 60')])
    expect(await state(24)).toEqual([6_250, rightOf('Minnesota, of 1,000.00, with Form W-4MNP')])
    expect(await state(25)).toEqual([rightOf('Michigan, of 4,000.00, born 1944')])
  })

  test('pays the required minimum before the remainder is rolled over', async () => {
    expect(await balanceOn(26, '2026-12-31')).toBe(725_692)
    const forms = await formsOf(26, '1099-R', 2027)
    const told = forms.map(({ code, gross_cents: gross, taxable_cents: taxable }) => [code, Number(gross), taxable])
    const [minimum, rest] = [
      rightOf('required minimum of 2027, not rolled over'),
      rightOf('amount rolled over by an owner of 76'),
    ]
    expect(told).toEqual([
      ['7', minimum, BigInt(minimum)],
      ['G', rest, 0n],
    ])
  })

  test('takes balance and interest to date for an annual fee above both, and leaves nothing in the account', async () => {
    expect(await balanceOn(27, '2026-12-31')).toBe(rightOf('value of an account of 15.00 after a year'))
    expect(await balanceOn(27, '2027-01-31')).toBe(rightOf('left in it after the fee of January 5'))
    expect(await formsOf(27, '5498', 2027)).toEqual([])
  })

  test('reports a payment before a transfer of the remaining balance as partial, and no required minimum', async () => {
    const [distribution, ...others] = await formsOf(28, '1099-R', 2026)
    expect(others).toEqual([])
    expect(Number(distribution?.gross_cents)).toBe(rightOf('Form 1099-R of a payment before a transfer of the rest'))
    expect(distribution?.is_total_distribution).toBe(false)
    const [value] = await formsOf(28, '5498', 2026)
    expect([Number(value?.value_cents), value?.is_minimum_required]).toEqual([
      rightOf('value of the emptied account, born 1950'),
      false,
    ])
  })

  test('finds no ledger error after a year and a half of eight accounts', async () => {
    expect(await checkLedger(portal.server.services.db)).toEqual([])
  })
})

test("never uses another plan's money to pay an owner whose plan has not paid", async () => {
  const portal = await startPortal()
  const bank = openBank(portal)
  const [paid, late]: Facts[][] = [
    [{ born: '1960-04-04', state: 'TX', cents: 1_000_000 }],
    [{ born: '1960-04-04', state: 'TX', cents: 500_000 }],
  ]
  const stories = [
    storyOf(portal, bank, { start: '2026-01-05', first: 31, facts: paid!, deeds: { '2026-01-06': [planPays(paid!)] } }),
    storyOf(portal, bank, {
      start: '2026-01-07',
      first: 32,
      facts: late!,
      deeds: { '2026-01-08': [withdraw(32, 4_000)] },
    }),
  ]
  const balances: number[] = []
  for (const day of [
    '2026-01-05',
    '2026-01-06',
    '2026-01-07',
    '2026-01-08',
    '2026-01-09',
    '2026-01-12',
    '2026-01-13',
  ]) {
    portal.server.clock.set(new Date(`${day}T17:00:00Z`))
    for (const story of stories) await story.morning(day)
    await portal.runDay(day)
    balances.push(await bank.endDay(day))
  }
  const { reconciliation } = (await portal.as(MAKER)('GET', '/api/bank/reconciliation?date=2026-01-13')).body as {
    reconciliation: { planReceivable: number; difference: number }
  }
  await portal.server.close()
  expect(balances.at(-1)).toBe(rightOf('bank, of 10,000.00 paid and 5,000.00 owed, 4,000.00 requested'))
  expect(reconciliation).toMatchObject({ planReceivable: 5_000, difference: 0 })
})

test('creates a statement only after the interest of its quarter is credited', async () => {
  const server = await startTestServer()
  const { services, clock } = server
  await seedPeople(services)
  await fund(services, ada.accountId, 500_000n)
  clock.set(new Date('2026-01-05T15:00:00Z'))
  await runJob(services, JOB_TYPE.calculateInterest, '2026-01-02')
  clock.set(new Date('2026-04-01T15:00:00Z'))
  await expect(runJob(services, JOB_TYPE.statementUpload)).rejects.toThrow('Run Calculate Interest first.')
  await runJob(services, JOB_TYPE.calculateInterest)
  expect(await runJob(services, JOB_TYPE.statementUpload)).toMatchObject({ statements: 1, failures: [] })
  const quarter = { start: '2026-01-01', end: '2026-03-31', name: '' }
  const closing = (await figuresOf(services.db, [ada.accountId], quarter)).get(ada.accountId)?.closing
  await server.close()
  expect(Number(closing)).toBe(rightOf('statement of a quarter, asked for before its interest'))
})

test.each(ROWS.map(([what, , right, file]) => ({ what, right, file })))(
  'has a test with the correct figure of docs/year-by-hand.md: $what',
  ({ right, file }) => {
    const path = /`([^`]+)`/.exec(file ?? '')?.[1] ?? ''
    expect(existsSync(path)).toBe(true)
    if (path === HERE || !/[1-9]/.test(right ?? '') || !/^-?[\d,.]+$/.test(right ?? '')) return
    const digits = (text: string) => text.replaceAll(/(?<=\d)[_,.](?=\d)/g, '')
    const page = path.includes('year-by-hand') ? readFileSync('docs/year-by-hand.md', 'utf8') : ''
    expect(digits(readFileSync(path, 'utf8') + page)).toContain(String(centsOf(right)))
  },
)

test('has each case of this file once in docs/year-by-hand.md', () => {
  const cases = ROWS.filter(([, , , file]) => file?.includes(HERE)).map(([what]) => what)
  expect(new Set(cases).size).toBe(cases.length)
  expect(dollars(rightOf('10 % of a full payout of 4,875.36'))).toBe('487.54')
})
