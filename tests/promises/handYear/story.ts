import { planFilesSettled } from '../../../custodian/planUploads/planFile.ts'
import type { Bank } from './bank.ts'
import { DECIDER, MAKER, type Portal } from './portal.ts'

// Events of the year, day by day. Their expected figures are only in docs/year-by-hand.md.

export interface Owner {
  /** The account's number in docs/year-by-hand.md. */
  number: number
  ownerId: number
  accountId: number
  email: string
  state: string
}

export interface Facts {
  born: string
  state: string
  isRoth?: boolean
  /** Opening date of an account from an earlier year, which owes an annual fee in the year of the story. */
  established?: string
  cents: number
}

/** The facts of the ten accounts, in order. */
const FACTS: readonly Facts[] = [
  { born: '1953-05-02', state: 'TX', established: '2019-03-16', cents: 420_000 },
  { born: '1960-02-11', state: 'KS', cents: 2_000_000 },
  { born: '1958-07-07', state: 'FL', cents: 600_000 },
  { born: '1955-01-20', state: 'TX', cents: 500_000 },
  { born: '1956-03-03', state: 'TX', cents: 800_000 },
  { born: '1963-06-30', state: 'OR', cents: 500_000 },
  { born: '1959-09-09', state: 'TX', established: '2018-05-18', cents: 300_000 },
  { born: '1968-03-10', state: 'NC', isRoth: true, cents: 1_000_000 },
  { born: '1967-01-15', state: 'TX', cents: 1_000_000 },
  { born: '1954-04-04', state: 'TX', cents: 900_000 },
]

const socialOf = (number: number) => String(900_130_000 + number)
const emailOf = (number: number) => `owner${number}@example.com`
const START = '2026-01-05'
const EARLY = 1
const ROLLOVER = 50

/** A plan sends a file and its money; first, the ten owners get logins and signed agreements. */
async function begin({ server, does }: Portal, { facts, start, first }: Story): Promise<Owner[]> {
  const rows = facts.map(({ born, state, isRoth, cents }, index) =>
    [
      socialOf(first + index),
      'Owner',
      `Number${first + index}`,
      born,
      `${first + index} Main St`,
      'Town',
      state,
      '78701',
      emailOf(first + index),
      (cents / 100).toFixed(2),
      isRoth ? 'Roth' : 'Traditional',
    ].join(','),
  )
  const header = 'SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Email,Amount,AccountType'
  await does(MAKER, 'POST', '/api/attachment/planupload', {
    fileName: 'plan.csv',
    contentType: 'text/csv',
    fileContent: Buffer.from(`${[header, ...rows].join('\n')}\n`).toString('base64'),
    planTypeId: 1,
    planId: 1,
  })
  await planFilesSettled()
  const { services } = server
  const { approval_id: approvalId, amount_cents: cents } = await services.db
    .selectFrom('approval')
    .select(['approval_id', 'amount_cents'])
    .where('status', '=', 'WAITING')
    .executeTakeFirstOrThrow()
  await does(DECIDER, 'POST', `/api/approval/${approvalId}/approve`, {
    note: 'Checked',
    controlTotal: Number(cents) / 100,
  })
  const opened = await services.db
    .selectFrom('retirement_account')
    .innerJoin('account_owner', 'account_owner.account_owner_id', 'retirement_account.account_owner_id')
    .select(['account_id', 'account_owner.account_owner_id', 'email'])
    .execute()
  const owners = facts.map(({ state, established }, index) => {
    const number = first + index
    const account = opened.find(({ email }) => email === emailOf(number))
    if (!account) throw new Error(`the file opened no account for owner ${number}`)
    return {
      number,
      ownerId: account.account_owner_id,
      accountId: account.account_id,
      email: emailOf(number),
      state,
      established,
    }
  })
  for (const { ownerId, accountId, email, established } of owners)
    await services.database.executeSql(`
      insert into portal_user (user_id, email, role_id, account_owner_id) values (${1000 + ownerId}, '${email}', 0, ${ownerId});
      update retirement_account set status_id = 3, setup_date = '${established ?? start}' where account_id = ${accountId}`)
  return owners
}

export type Deed = (year: {
  portal: Portal
  bank: Bank
  of: (number: number) => Owner
  kept: Map<string, number>
}) => Promise<void>

export const withdraw =
  (
    number: number,
    amount: number | 'everything',
    more: { federal?: number; isCheck?: boolean; type?: number } = {},
  ): Deed =>
  async ({ portal, of, kept }) => {
    const owner = of(number)
    const earlier = kept.get(`request ${number}`)
    if (earlier !== undefined) await portal.complete(earlier)
    const rest = portal.as(1000 + owner.ownerId)
    const { body } = await rest('GET', `/api/wizard/distribution/${owner.accountId}`)
    const everything = (body as { maximumAmount: number }).maximumAmount
    const { type, federal, isCheck = true } = more
    const id = await portal.withdraw(
      { accountId: owner.accountId, userId: 1000 + owner.ownerId, email: owner.email, name: `Owner Number${number}` },
      {
        amount: amount === 'everything' ? everything : amount,
        isCheck,
        residenceState: owner.state,
        ...(federal === undefined ? {} : { federal }),
        ...(type === undefined ? {} : { distributionTypeId: type }),
      },
    )
    kept.set(`request ${number}`, id)
  }

const payTax =
  (book: string, cents: number): Deed =>
  async ({ portal, bank }) => {
    await portal.does(MAKER, 'POST', '/api/accounting/transaction', {
      transactionTypeId: 10,
      amount: cents / 100,
      bookId: await bookNamed(portal, book),
      note: `Deposit ${book}`,
    })
    bank.expect({ side: 'D', cents, type: '451' })
  }

const paymentOf = async ({ server }: Portal, requestId: number) =>
  server.services.db
    .selectFrom('payment')
    .select(['trace_number', 'amount_cents'])
    .where('request_id', '=', requestId)
    .orderBy('payment_id')
    .executeTakeFirstOrThrow()

export const comesBack =
  (number: number, code = 'R03'): Deed =>
  async ({ portal, kept }) => {
    const { trace_number: traceNumber } = await paymentOf(portal, kept.get(`request ${number}`) ?? 0)
    await portal.operator('/api/job/rejections', { returns: [{ traceNumber, code }] })
  }

export const bankReturns =
  (number: number): Deed =>
  async ({ portal, bank, kept }) => {
    const payment = await paymentOf(portal, kept.get(`request ${number}`) ?? 0)
    bank.expect({ side: 'C', cents: Number(payment.amount_cents), type: '257', reference: payment.trace_number ?? '' })
  }

const newDetails =
  (number: number): Deed =>
  ({ portal, kept }) =>
    portal.payAgain(kept.get(`request ${number}`) ?? 0, '021000021', `4400${number}`)

const accountBook = async ({ server }: Portal, accountId: number) =>
  (
    await server.services.db
      .selectFrom('book')
      .select('book_id')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).book_id

const bookNamed = async ({ server }: Portal, name: string) =>
  (await server.services.db.selectFrom('book').select('book_id').where('name', '=', name).executeTakeFirstOrThrow())
    .book_id

export const reverse =
  (number: number): Deed =>
  async ({ portal, of }) => {
    const bookId = await accountBook(portal, of(number).accountId)
    await portal.does(MAKER, 'POST', '/api/accounting/withdrawal/reverse', { note: 'The owner keeps it', bookId })
  }

const giveFeeBack: Deed = async ({ portal, of, kept }) => {
  const { id } = await portal.does(MAKER, 'POST', '/api/accounting/transaction', {
    transactionTypeId: 12,
    feeTypeId: 3,
    amount: 20,
    bookId: await accountBook(portal, of(7).accountId),
    note: 'As a courtesy',
  })
  kept.set('adjustment', Number(id))
}

const takeFeeAgain: Deed = ({ portal, kept }) =>
  portal
    .does(MAKER, 'POST', `/api/accounting/transaction/${kept.get('adjustment')}/reverse`, {
      note: 'Of another account',
    })
    .then(() => {})

export const planPays =
  (facts: readonly Facts[]): Deed =>
  async ({ bank }) =>
    bank.expect({ side: 'C', cents: facts.reduce((sum, { cents }) => sum + cents, 0), type: '142' })

const DEEDS: Readonly<Record<string, readonly Deed[]>> = {
  '2026-01-06': [planPays(FACTS)],
  '2026-03-03': [withdraw(9, 1_025, { federal: 102.5, type: EARLY })],
  '2026-03-10': [withdraw(2, 3_000, { federal: 300 })],
  '2026-04-14': [withdraw(3, 1_025, { type: ROLLOVER })],
  '2026-04-15': [payTax('Federal Withholding', 40_250), payTax('Kansas Withholding', 15_000)],
  '2026-05-12': [withdraw(4, 1_500, { federal: 150, isCheck: false })],
  '2026-05-15': [comesBack(4)],
  '2026-05-18': [bankReturns(4)],
  '2026-05-20': [newDetails(4)],
  '2026-06-10': [giveFeeBack],
  '2026-06-15': [payTax('Federal Withholding', 15_000)],
  '2026-06-16': [withdraw(2, 1_025, { federal: 102.5, isCheck: false })],
  '2026-07-15': [payTax('Federal Withholding', 10_250), withdraw(6, 'everything')],
  '2026-08-12': [takeFeeAgain],
  '2026-08-17': [payTax('Federal Withholding', 50_963)],
  '2026-09-03': [withdraw(9, 525, { federal: 52.5 })],
  '2026-09-22': [withdraw(2, 525, { federal: 52.5 })],
  '2026-10-15': [payTax('Federal Withholding', 10_500)],
  '2026-11-02': [withdraw(5, 1_025, { federal: 102.5, isCheck: false })],
  '2026-11-04': [comesBack(5)],
  '2026-11-05': [bankReturns(5), reverse(5)],
  '2026-11-24': [withdraw(8, 2_000, { federal: 0 })],
  '2026-12-30': [withdraw(10, 1_500, { federal: 150, isCheck: false })],
  '2027-01-04': [comesBack(10)],
  '2027-01-05': [bankReturns(10)],
  '2027-01-11': [newDetails(10)],
  '2027-01-15': [payTax('Federal Withholding', 15_000)],
}

/** Closes the previous month after a later day's jobs have credited its interest. */
async function closeMonth({ does, server }: Portal, day: string, start: string): Promise<void> {
  const month = new Date(`${day}T00:00:00Z`)
  month.setUTCMonth(month.getUTCMonth() - 1, 1)
  const first = month.toISOString().slice(0, 10)
  const closed = await server.services.db
    .selectFrom('closed_month')
    .select('month')
    .where('month', '=', first)
    .executeTakeFirst()
  if (!closed && Number(day.slice(8)) >= 5 && first >= `${start.slice(0, 7)}-01`)
    await does(MAKER, 'POST', '/api/accounting/months/close', { month: first })
}

/** Events from `start` on, for the accounts of a plan file imported that day; `first` is the first account's number. */
export interface Story {
  start: string
  first: number
  facts: readonly Facts[]
  deeds: Readonly<Record<string, readonly Deed[]>>
  /** False: months stay open, because the story has no day in some months on which the previous month can close. */
  closesMonths?: boolean
}

export const yearOf = (portal: Portal, bank: Bank) =>
  storyOf(portal, bank, { start: START, first: 1, facts: FACTS, deeds: DEEDS })

export function storyOf(portal: Portal, bank: Bank, story: Story) {
  const { start, first } = story
  const kept = new Map<string, number>()
  const owners: Owner[] = []
  const of = (number: number) => owners[number - first] as Owner
  return {
    owners,
    /** Days with events. */
    days: [start, ...Object.keys(story.deeds)],
    morning: async (day: string) => {
      if (day === start) owners.push(...(await begin(portal, story)))
      if (day > start && story.closesMonths !== false) await closeMonth(portal, day, start)
      for (const deed of story.deeds[day] ?? []) await deed({ portal, bank, of, kept })
    },
  }
}
