import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { checkLedger } from '../../custodian/integrity/ledgerRules.ts'
import { addDays, isBankDay } from '../../custodian/platform/calendar/bankDays.ts'
import { figuresOf } from '../../custodian/statements/figures.ts'
import { lettersOf } from '../../custodian/mail/testing.letters.ts'
import { ACROSS, LATE } from './handYear/across.ts'
import { openBank } from './handYear/bank.ts'
import { centsOf, dayOf, tableOf } from './handYear/page.ts'
import { MAKER, startPortal, type Portal } from './handYear/portal.ts'
import { storyOf } from './handYear/story.ts'

// Accounts with payments across the end of a tax year, compared with "Across the year's end" in docs/year-by-hand.md.

const LAST = '2027-02-01'

let portal: Portal
let stories: Array<ReturnType<typeof storyOf>> = []
const unreconciled: unknown[] = []
let saidOnLastDay: unknown
let saidWhileOwed: unknown

const get = async (path: string) => (await portal.as(MAKER)('GET', path)).body as Record<string, unknown>

function ownerOf(number: number) {
  const owner = stories.flatMap(({ owners }) => owners).find((one) => one.number === number)
  if (!owner) throw new Error(`there is no owner ${number} yet`)
  return owner
}

async function readRequestOf(number: number) {
  const { ownerId } = ownerOf(number)
  const [own] = (await portal.as(1000 + ownerId)('GET', '/api/request')).body as Array<Record<string, unknown>>
  const { request } = (await get(`/api/withdrawal/admin/withdrawal/${String(own?.['requestId'])}`)) as {
    request: Record<string, unknown>
  }
  return { owner: own?.['paidNextYearOn'], staff: request['holdReason'] }
}

const NUMBERS = [...ACROSS.facts, ...LATE.facts].map((_, index) => ACROSS.first + index)

beforeAll(async () => {
  portal = await startPortal()
  const bank = openBank(portal)
  stories = [ACROSS, LATE].map((story) => storyOf(portal, bank, story))
  for (let day = ACROSS.start; day <= LAST; day = addDays(day, 1)) {
    if (!isBankDay(day)) continue
    portal.server.clock.set(new Date(`${day}T17:00:00Z`))
    for (const story of stories) await story.morning(day)
    await portal.runDay(day)
    await bank.endDay(day)
    if (day === '2026-12-08') saidWhileOwed = await readRequestOf(16)
    if (day === '2026-12-31') saidOnLastDay = await readRequestOf(12)
    const { reconciliation } = (await get(`/api/bank/reconciliation?date=${day}`)) as {
      reconciliation: Record<string, unknown>
    }
    if (reconciliation['difference'] !== 0 || reconciliation['openLines'] !== 0) unreconciled.push(reconciliation)
  }
  await portal.operator('/api/job/run', { jobTypeId: JOB_TYPE.taxForms })
  portal.server.clock.set(new Date('2028-01-04T17:00:00Z'))
  // The plan pays no interest after the last day of the story.
  await portal.server.services.database.executeSql('update plan set interest_basis_points = 0')
  await portal.operator('/api/job/run', { jobTypeId: JOB_TYPE.calculateInterest })
  await portal.operator('/api/job/run', { jobTypeId: JOB_TYPE.taxForms })
})
afterAll(() => portal?.server.close())

test.each(NUMBERS)('posts the transactions of docs/year-by-hand.md to the book of account %i', async (number) => {
  const { accountId } = ownerOf(number)
  const figures = await figuresOf(portal.server.services.db, [accountId], { start: ACROSS.start, end: LAST, name: '' })
  expect(
    figures.get(accountId)?.entries.map(({ date, cents, balance }) => [date, Number(cents), Number(balance)]),
  ).toEqual(
    tableOf(`### Account ${number}:`).map(([date, , , amount, balance]) => [
      dayOf(date),
      centsOf(amount),
      centsOf(balance),
    ]),
  )
})

const inOrder = (rows: readonly string[][]) => rows.toSorted((one, other) => one.join().localeCompare(other.join()))
const statesOf = ({ states }: Record<string, unknown>) =>
  (states as Array<{ state: string; withheld: number; distribution: number }>)
    .map(({ state, withheld, distribution }) => `${state} ${dollars(withheld)} of ${dollars(distribution)}`)
    .join(', ')
const dollars = (amount: number | null) => (amount ?? 0).toLocaleString('en-US', { minimumFractionDigits: 2 })

test('prepares the tax forms of 2026 and 2027 with the figures of docs/year-by-hand.md', async () => {
  const formsOf = async (year: number, form: string) =>
    (await get(`/api/taxForms?year=${year}&form=${form}&limit=50`)) as unknown as Array<Record<string, never>>
  const numberOf = (accountId: number) =>
    stories.flatMap(({ owners }) => owners).find((owner) => owner.accountId === accountId)?.number
  const found = []
  for (const year of [2026, 2027]) {
    for (const form of await formsOf(year, 'FORM_1099R'))
      found.push([
        numberOf(form['accountId']!),
        year,
        '1099-R',
        form['code'],
        form['gross'],
        form['federalWithheld'],
        statesOf(form),
      ])
    for (const form of await formsOf(year, 'FORM_5498'))
      found.push([numberOf(form['accountId']!), year, '5498', '', form['rollover'], form['fairMarketValue'], ''])
  }
  const rows = found.map((row) =>
    row.map((cell, index) => (index === 4 || index === 5 ? dollars(Number(cell)) : String(cell))),
  )
  expect(inOrder(rows)).toEqual(inOrder(tableOf("### Forms across the year's end")))
})

test('prepares Form 945 of 2026 and 2027 with the documented figures, and no month below zero', async () => {
  const found = []
  for (const year of [2026, 2027]) {
    const { taxYear } = (await get(`/api/taxYear?year=${year}`)) as {
      taxYear: { months: number[]; withheld: number; difference: number; deposits: Array<{ amount: number }> }
    }
    expect(Math.min(...taxYear.months)).toBeGreaterThanOrEqual(0)
    expect(taxYear.difference).toBe(0)
    const deposits = taxYear.deposits.map(({ amount }) => dollars(amount)).join(', ')
    found.push([
      String(year),
      dollars(taxYear.months[0]!),
      dollars(taxYear.months[11]!),
      dollars(taxYear.withheld),
      deposits,
    ])
  }
  expect(found).toEqual(tableOf("### Form 945 across the year's end"))
})

test('tells owner and staff that a deposit approved on the last day of the year is paid in the new year', async () => {
  const letters = await lettersOf(portal.server.services, 'request-status')
  expect(
    letters.filter(({ to_address: to }) => to === 'owner12@example.com').map(({ body_text: text }) => text),
  ).toEqual(expect.arrayContaining([expect.stringContaining('paid on the first bank day of the new year')]))
  expect(saidOnLastDay).toEqual({
    owner: '2027-01-04',
    staff: 'Direct deposits of this year have all been sent. It is paid on 01/04/2027 and reported for that year.',
  })
})

test('holds a request until the plan has sent its money', () => {
  expect(saidWhileOwed).toEqual({
    owner: null,
    staff: "This waits for the plan's deposit: the bank has not shown it yet for a plan file that credited this owner.",
  })
})

test('keeps bank and books equal on every day, and finds no error in the books', async () => {
  expect(unreconciled).toEqual([])
  expect(await checkLedger(portal.server.services.db)).toEqual([])
})
