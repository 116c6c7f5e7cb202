import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { addDays, isBankDay } from '../../custodian/platform/calendar/bankDays.ts'
import { checkLedger } from '../../custodian/integrity/ledgerRules.ts'
import { figuresOf } from '../../custodian/statements/figures.ts'
import { quarterEnding } from '../../custodian/statements/period.ts'
import { openBank } from './handYear/bank.ts'
import { centsOf, dayOf, tableOf } from './handYear/page.ts'
import { MAKER, startPortal, TAX_JOBS, type Portal } from './handYear/portal.ts'
import { yearOf } from './handYear/story.ts'

// Ten accounts through a year: the custodian's results equal docs/year-by-hand.md.

const FIRST = '2026-01-02'
const LAST = '2027-01-15'
/** Between these days, jobs run on every bank day. year-by-hand-across.test.ts runs every bank day of a year's end. */
const EVERY_DAY = { from: '2026-05-11', to: '2026-07-02' }

/**
 * Outside EVERY_DAY, jobs run on days on which an event or a table changes a figure, on the bank day after it, on the
 * first bank day of a month, and on the day on which the month before it is closed.
 */
function bankDays(events: readonly string[]): string[] {
  const tables = [
    '## Bank',
    '## In transit',
    '## Interest and fees',
    ...NUMBERS.map((number) => `### Account ${number}:`),
  ]
  const changes = new Set([...events, ...tables.flatMap(tableOf).map(([date]) => dayOf(date))])
  const found: string[] = []
  let before = ''
  for (let day = FIRST; day <= LAST; day = addDays(day, 1)) {
    if (!isBankDay(day)) continue
    const isFirst = day.slice(0, 7) !== before.slice(0, 7)
    const closes = day.slice(8) >= '05' && (isFirst || before.slice(8) < '05')
    const isEvery = day >= EVERY_DAY.from && day <= EVERY_DAY.to
    if (isEvery || isFirst || closes || changes.has(day) || changes.has(before)) found.push(day)
    before = day
  }
  return found
}

/** Balances at the end of a day, in cents. */
interface DayEnd {
  day: string
  bank: number
  cash: number
  inTransit: number
  returns: number
  planOwes: number
}

let portal: Portal
let year: ReturnType<typeof yearOf>
const days: DayEnd[] = []
const unreconciled: unknown[] = []

beforeAll(async () => {
  portal = await startPortal()
  const bank = openBank(portal)
  year = yearOf(portal, bank)
  for (const day of bankDays(year.days)) {
    portal.server.clock.set(new Date(`${day}T17:00:00Z`))
    await year.morning(day)
    await portal.runDay(day)
    const balance = await bank.endDay(day)
    const sums = await bookSums()
    const sum = (...kinds: string[]) => kinds.reduce((cents, kind) => cents + (sums.get(kind) ?? 0), 0)
    const inTransit = sum('DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK')
    days.push({
      day,
      bank: balance,
      cash: 0 - sum('CUSTODY_CASH'),
      inTransit,
      returns: sum('RETURNS'),
      planOwes: 0 - sum('PLAN_RECEIVABLE'),
    })
    const { reconciliation } = (await get(`/api/bank/reconciliation?date=${day}`)) as {
      reconciliation: Record<string, unknown>
    }
    const { asOf, bankBalance, bookBalance, difference, openLines } = reconciliation
    if (asOf !== day || bankBalance !== bookBalance || difference !== 0 || openLines !== 0)
      unreconciled.push(reconciliation)
  }
  for (const jobTypeId of TAX_JOBS) await portal.operator('/api/job/run', { jobTypeId })
})
afterAll(() => portal?.server.close())

const get = async (path: string) => (await portal.as(MAKER)('GET', path)).body as Record<string, unknown>

async function bookSums(): Promise<Map<string, number>> {
  const rows = await portal.server.services.db
    .selectFrom('posting')
    .innerJoin('book', 'book.book_id', 'posting.book_id')
    .select(['kind', 'side', (eb) => eb.fn.sum<bigint>('amount_cents').as('cents')])
    .where('kind', '<>', 'CUSTOMER')
    .groupBy(['kind', 'side'])
    .execute()
  const sums = new Map<string, number>()
  for (const { kind, side, cents } of rows)
    sums.set(kind, (sums.get(kind) ?? 0) + (side === 'C' ? Number(cents) : -Number(cents)))
  return sums
}

const TYPE_OF: Readonly<Record<string, number>> = {
  'Rollover from plan': TRANSACTION_TYPE.contribution,
  Interest: TRANSACTION_TYPE.interest,
  'Interest to date': TRANSACTION_TYPE.interest,
  'Annual fee': TRANSACTION_TYPE.annualFee,
  Withdrawal: TRANSACTION_TYPE.withdrawal,
  Rollover: TRANSACTION_TYPE.rollover,
  Reversal: TRANSACTION_TYPE.reversal,
  'Fee adjustment': TRANSACTION_TYPE.feeAdjustment,
}

const linesByHand = (number: number) =>
  tableOf(`### Account ${number}:`).map(([date, line = '', , amount, balance]) => ({
    date: dayOf(date),
    typeId: TYPE_OF[line],
    cents: centsOf(amount),
    balance: centsOf(balance),
  }))

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const QUARTERS = ['2026-03-31', '2026-06-30', '2026-09-30', '2026-12-31']

test.each(NUMBERS)(
  'posts the hand-calculated transactions to the book and statements of account %i',
  async (number) => {
    const { services } = portal.server
    const { accountId } = year.owners[number - 1]!
    const expected = linesByHand(number)
    const stated = async (period: { start: string; end: string; name: string }) =>
      (await figuresOf(services.db, [accountId], period))
        .get(accountId)
        ?.entries.map(({ date, typeId, cents, balance }) => ({
          date,
          typeId,
          cents: Number(cents),
          balance: Number(balance),
        }))
    expect(await stated({ start: FIRST, end: LAST, name: '' })).toEqual(expected)
    for (const end of QUARTERS) {
      const period = quarterEnding(end)
      expect(await stated(period)).toEqual(expected.filter(({ date }) => date >= period.start && date <= end))
    }
    const printed = await services.db
      .selectFrom('statement')
      .select(['period_end', 'number'])
      .where('account_id', '=', accountId)
      .orderBy('period_end')
      .orderBy('number')
      .execute()
    const held = QUARTERS.filter((end) => number !== 6 || end <= '2026-09-30').map((end) => `${end} 0`)
    // The reversal in August takes back a posting of the second quarter, so that statement is issued again.
    const corrected = number === 7 ? ['2026-06-30 1'] : []
    expect(printed.map(({ period_end: end, number: n }) => `${end} ${n}`)).toEqual([...held, ...corrected].toSorted())
  },
)

/** The value on a day: the cell of the table's last row with this day or an earlier day. */
const standingOn = (rows: readonly string[][], day: string, cell: number) =>
  centsOf(rows.findLast(([date]) => dayOf(date) <= day)?.[cell])

test('keeps Custody Cash equal to the bank and the hand-calculated figure after every business day, fully reconciled', () => {
  const rows = tableOf('## Bank')
  expect(days.map(({ day, bank, cash }) => ({ day, bank, cash }))).toEqual(
    days.map(({ day }) => ({ day, bank: standingOn(rows, day, 3), cash: standingOn(rows, day, 3) })),
  )
  expect(unreconciled).toEqual([])
})

test('keeps transit, returns and plan receivable equal to the hand-calculated figures, and zero when no money is in transit', () => {
  const rows = tableOf('## In transit')
  expect(days.map(({ day, inTransit, returns, planOwes }) => ({ day, inTransit, returns, planOwes }))).toEqual(
    days.map(({ day }) => ({
      day,
      inTransit: standingOn(rows, day, 1),
      returns: standingOn(rows, day, 2),
      planOwes: standingOn(rows, day, 3),
    })),
  )
})

test("keeps interest and fees equal to the hand-calculated figures at each month's end", async () => {
  const rows = tableOf('## Interest and fees').map(([date, , expense, , payable, annual, distribution, corporate]) => ({
    date: dayOf(date),
    'Interest Expense': 0 - centsOf(expense),
    'Interest Payable': centsOf(payable),
    'Annual Fee Income': centsOf(annual),
    'Distribution Fee Income': centsOf(distribution),
    'Corporate Cash': 0 - centsOf(corporate),
  }))
  const found = []
  for (const { date } of rows) {
    const { books } = (await get(`/api/accounting/trial-balance?date=${date}`)) as {
      books: Array<{ name: string; debit: number; credit: number }>
    }
    const centsIn = (name: string) =>
      books.reduce((sum, book) => (book.name === name ? sum + Math.round(100 * (book.credit - book.debit)) : sum), 0)
    found.push({
      date,
      'Interest Expense': centsIn('Interest Expense'),
      'Interest Payable': centsIn('Interest Payable'),
      'Annual Fee Income': centsIn('Annual Fee Income'),
      'Distribution Fee Income': centsIn('Distribution Fee Income'),
      'Corporate Cash': centsIn('Corporate Cash'),
    })
  }
  expect(found).toEqual(rows)
  expect(rows).toHaveLength(13)
})

test('keeps Custody Cash equal to customer balances, transit, withheld tax and fees not yet swept', async () => {
  // The bank showed December's transfers on January 5; later fees and interest are not transferred yet.
  const sums = await bookSums()
  const owed = ['DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK', 'RETURNS', 'FEDERAL_TAX', 'STATE_TAX', 'PLAN_RECEIPTS']
  const customers = NUMBERS.reduce((sum, number) => sum + (linesByHand(number).at(-1)?.balance ?? 0), 0)
  const feesSince = NUMBERS.flatMap(linesByHand).reduce(
    (sum, { date, typeId, cents }) => sum - (date > '2026-12-31' && typeId === TRANSACTION_TYPE.annualFee ? cents : 0),
    0,
  )
  expect(0 - (sums.get('CUSTODY_CASH') ?? 0)).toBe(
    customers + feesSince + owed.reduce((sum, kind) => sum + (sums.get(kind) ?? 0), 0),
  )
})

test('finds no ledger error after the year', async () => {
  expect(await checkLedger(portal.server.services.db)).toEqual([])
})

interface Form {
  accountId: number
  code: string | null
  gross: number
  taxable: number | null
  isTaxableUndetermined: boolean
  isTotalDistribution: boolean
  federalWithheld: number
  states: Array<{ state: string; withheld: number; distribution: number }>
  rollover: number
  fairMarketValue: number
  isMinimumRequired: boolean
}

async function formsOf(form: string): Promise<Form[]> {
  const { status, body } = await portal.as(MAKER)('GET', `/api/taxForms?year=2026&form=${form}&limit=50`)
  expect(status).toBe(200)
  return body as Form[]
}

const numberOf = (accountId: number) => year.owners.find((owner) => owner.accountId === accountId)?.number ?? 0
const dollars = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 })
const inOrder = (rows: string[][]) => rows.toSorted((one, other) => one.join().localeCompare(other.join()))

test('prepares the hand-calculated Forms 1099-R', async () => {
  const found = (await formsOf('FORM_1099R')).map((form) => [
    String(numberOf(form.accountId)),
    form.code ?? '',
    dollars(form.gross),
    form.taxable === null ? '' : dollars(form.taxable),
    form.isTaxableUndetermined ? 'X' : '',
    form.isTotalDistribution ? 'X' : '',
    dollars(form.federalWithheld),
    form.states.map(({ state, withheld }) => `${state} ${dollars(withheld)}`).join(),
    form.states.map(({ distribution }) => dollars(distribution)).join(),
  ])
  const expected = tableOf('## Form 1099-R')
    .filter(([account]) => account !== 'All')
    .map(([account = '', code = '', , ...boxes]) => [account, code, ...boxes])
  expect(inOrder(found)).toEqual(inOrder(expected))
})

test('prepares the hand-calculated Forms 5498', async () => {
  const found = (await formsOf('FORM_5498')).map((form) => [
    String(numberOf(form.accountId)),
    dollars(form.rollover),
    dollars(form.fairMarketValue),
    form.isMinimumRequired ? 'X' : '',
  ])
  const expected = tableOf('## Form 5498').filter(([account]) => account !== 'All')
  expect(inOrder(found)).toEqual(inOrder(expected))
})

test('prepares the hand-calculated Form 945 and totals', async () => {
  const { taxYear } = (await get('/api/taxYear?year=2026')) as {
    taxYear: Record<string, number> & { months: number[] }
  }
  const lines = tableOf('## Form 945').map(([, , amount = '']) => amount)
  expect([...taxYear.months, taxYear['withheld']!, taxYear['deposited']!, taxYear['balanceDue']!].map(dollars)).toEqual(
    lines,
  )
  const [distributions] = tableOf('## Form 1099-R').slice(-1)
  const [values] = tableOf('## Form 5498').slice(-1)
  expect(dollars(taxYear['gross']!)).toBe(distributions?.[3])
  expect(dollars(taxYear['federalWithheld']!)).toBe(distributions?.[7])
  expect(dollars(taxYear['stateWithheld']!)).toBe(distributions?.[8])
  expect(dollars(taxYear['rollover']!)).toBe(values?.[1])
  expect(dollars(taxYear['fairMarketValue']!)).toBe(values?.[2])
  expect(taxYear['difference']).toBe(0)
})

test('keeps a closed month unchanged after a later correction', async () => {
  const closed = (await get('/api/accounting/months')) as { closed: Array<{ month: string; customerTotal: number }> }
  const june = closed.closed.find(({ month }) => month === '2026-06-01')
  const atItsEnd = NUMBERS.reduce(
    (sum, number) => sum + (linesByHand(number).findLast(({ date }) => date <= '2026-06-30')?.balance ?? 0),
    0,
  )
  expect(june?.customerTotal).toBe(atItsEnd / 100)
  const asked = (await get('/api/accounting/trial-balance?date=2026-06-30')) as { customers: number; isClosed: boolean }
  expect(asked).toMatchObject({ customers: atItsEnd / 100, isClosed: true })
  expect(closed.closed).toHaveLength(12)
})
