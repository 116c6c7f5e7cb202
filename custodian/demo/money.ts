import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { formatISO } from 'date-fns/formatISO'
import { subMonths } from 'date-fns/subMonths'
import { decide } from '../approvals/decide.ts'
import type { Effect } from '../approvals/effect.ts'
import { chargeTogether } from '../accounting/chargeAnnualFee.ts'
import { accrue, creditInterest } from '../ledger/accrual.ts'
import { postEarned } from '../ledger/interestPayable.ts'
import { bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { addBankDays, addDays, bankDayBefore, bankDayOnOrAfter } from '../platform/calendar/bankDays.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import { lastDayOf, monthName, monthOf } from '../periods/months.ts'
import { askForInterest, planInterest, takeDueInterest } from '../plans/interest.ts'
import { openingOf, type Past } from './opening.ts'
import { ANN, owners, plans, staff, type DemoAccount } from './people.ts'

/** Number of ended months with interest; it gives Ann 12 transactions. */
const MONTHS_OF_INTEREST = 8
const ANNUAL_FEE_CENTS = 2_000
const WITHDRAWAL_CENTS = 1_500_00
const NET_CENTS = 1_325_00n
/** Number of Ann's check, below the number of the portal's first check. */
const CHECK_NUMBER = 1000

/** Posts the transactions of the past two years in date order, with the jobs' own functions. */
export async function postHistory(given: WriteContext): Promise<void> {
  const past = pastOf(given.today)
  const days: Array<{ date: string; work: (context: WriteContext) => Promise<unknown> }> = [
    { date: past.raisedOn, work: raiseInterest(past) },
    ...past.monthEnds.map((through) => ({ date: firstBankDayAfter(through), work: creditMonth(through) })),
    ...past.feeDays.map((date) => ({ date, work: chargeFees(funded.filter(isCharged)) })),
    { date: past.withdrawnOn, work: withdrawForAnn },
    { date: addBankDays(past.withdrawnOn, 6), work: cashCheck },
    { date: past.lastRunOn, work: (context) => accrueThrough(context, addDays(past.lastRunOn, -1)) },
  ]
  for (const { date, accounts, cents } of rollovers(given.today)) days.push({ date, work: receive(accounts, cents) })
  for (const { date, work } of days.toSorted((a, b) => a.date.localeCompare(b.date)))
    await work(contextOn(given, date, { at: '12:00' }))
}

const funded = owners.flatMap((owner) => owner.accounts).filter(({ balanceCents }) => balanceCents > 0)

/** The first deposits that, with interest and fees, result in today's balances. */
export function rollovers(today: string) {
  const past = pastOf(today)
  const groups = Map.groupBy(funded, (account) => fundedFrom(account, past))
  return [...groups].map(([from, accounts]) => ({ accounts, ...openingsOf(accounts, from, past) }))
}

interface DemoPast {
  /** First possible days of the first deposit: of most accounts, and of those not validated yet. */
  fundedFrom: string
  newFrom: string
  /** Ended months whose interest is credited. */
  monthEnds: string[]
  feeDays: string[]
  withdrawnOn: string
  /** The day on which the plans' rates are approved, and the first day on which they apply. */
  raisedOn: string
  interestSince: string
  /** The last bank day before today. */
  lastRunOn: string
}

function pastOf(today: string): DemoPast {
  const monthsAgo = (months: number) =>
    formatISO(subMonths(new Date(`${today}T00:00:00Z`), months), { representation: 'date' })
  const monthEnds: string[] = []
  for (let months = 1; monthEnds.length < MONTHS_OF_INTEREST; months += 1) {
    const monthEnd = lastDayOf(monthsAgo(months))
    if (firstBankDayAfter(monthEnd) < today) monthEnds.unshift(monthEnd)
  }
  const interestSince = monthOf(monthEnds[0] ?? today)
  return {
    fundedFrom: monthsAgo(24),
    newFrom: addDays(today, -14),
    monthEnds,
    // Anniversaries of the accounts, which were opened a month before their first deposit.
    feeDays: [13, 1].map((months) => bankDayOnOrAfter(monthsAgo(months))),
    withdrawnOn: bankDayOnOrAfter(monthsAgo(7)),
    raisedOn: bankDayOnOrAfter(addDays(interestSince, -10)),
    interestSince,
    lastRunOn: bankDayBefore(today),
  }
}

const firstBankDayAfter = (monthEnd: string) => bankDayOnOrAfter(addDays(monthEnd, 1))

const isCharged = ({ statusId }: DemoAccount) =>
  statusId === ACCOUNT_STATUS.validated || statusId === ACCOUNT_STATUS.registered

const fundedFrom = ({ statusId }: DemoAccount, past: DemoPast) =>
  statusId === ACCOUNT_STATUS.notValidated ? past.newFrom : past.fundedFrom

/**
 * The first deposits that, with interest and fees, result in today's balances. Because of rounding, every deposit on a
 * given day may miss a balance by a cent, so this uses the first bank day that fits all accounts.
 */
function openingsOf(
  accounts: readonly DemoAccount[],
  from: string,
  past: DemoPast,
): { date: string; cents: readonly number[] } {
  for (let date = bankDayOnOrAfter(from); ; date = addBankDays(date, 1)) {
    const cents = accounts.map((account) => openingOf(account.balanceCents, pastOfAccount(account, date, past)))
    if (cents.every((found) => found !== null)) return { date, cents }
  }
}

function pastOfAccount(account: DemoAccount, from: string, { monthEnds, feeDays, ...past }: DemoPast): Past {
  const plan = plans.find(({ planId }) => planId === account.planId)
  return {
    from,
    monthEnds,
    rates: [{ since: past.interestSince, basisPoints: plan?.interestBasisPoints ?? 0 }],
    taken: [
      ...(isCharged(account) ? feeDays.map((day) => ({ day, cents: ANNUAL_FEE_CENTS })) : []),
      ...(account.accountId === ANN.accountId ? [{ day: past.withdrawnOn, cents: WITHDRAWAL_CENTS }] : []),
    ],
  }
}

/** The context of a past day, at the time of its jobs or of an employee's decision. */
function contextOn({ tx, services }: WriteContext, date: string, by: { at: string; userId?: number }): WriteContext {
  const actor = staff.find(({ userId }) => userId === by.userId)
  return writeContextIn(tx, services, {
    requestId: 'demo-data',
    now: new Date(`${date}T${by.at}:00Z`),
    ...(actor ? { actor } : {}),
  })
}

/** The administrator requests the plans' rates; a second person approves them. */
function raiseInterest({ interestSince }: DemoPast) {
  return async (context: WriteContext) => {
    const first = contextOn(context, context.today, { at: '15:05', userId: 1 })
    const second = contextOn(context, context.today, { at: '16:20', userId: 4 })
    const approvalIds: number[] = []
    for (const { planId, name, interestBasisPoints: basisPoints } of plans)
      approvalIds.push(await askForInterest(first, { planId, name, before: 0 }, { basisPoints, since: interestSince }))
    for (const id of approvalIds) await decide(second, () => planInterest as Effect, id, { approve: true, note: null })
  }
}

/** Posts the money that plans send, and credits it to the accounts. */
export function receive(accounts: readonly DemoAccount[], cents: readonly number[]) {
  return async ({ tx, today: date }: WriteContext) => {
    const [cash, receipts] = [await internalBook(tx, 'CUSTODY_CASH'), await internalBook(tx, 'PLAN_RECEIPTS')]
    const shared = { typeId: TRANSACTION_TYPE.contribution, date, createdBy: null }
    const deposits = accounts.map((account, place) => ({ ...account, cents: BigInt(cents[place] ?? 0) }))
    for (const ofPlan of Map.groupBy(deposits, ({ planId }) => planId).values()) {
      const total = ofPlan.reduce((sum, deposit) => sum + deposit.cents, 0n)
      const lines = [debit(cash, total), credit(receipts, total)]
      await post(tx, { ...shared, note: 'Plan assets received', lines })
    }
    for (const { accountId, cents: amount } of deposits) {
      const lines = [debit(receipts, amount), credit(await bookOfAccount(tx, accountId), amount)]
      await post(tx, { ...shared, note: 'Rollover from plan', lines })
    }
    await tx
      .insertInto('interest_accrual')
      .values(deposits.map(({ accountId }) => ({ account_id: accountId, through: addDays(date, -1) })))
      .execute()
  }
}

/** Charges the annual fees of one day. */
function chargeFees(accounts: readonly DemoAccount[]) {
  return (context: WriteContext) =>
    chargeTogether(
      context,
      accounts.map(({ accountId }) => ({ accountId, year: Number(context.today.slice(0, 4)) })),
    )
}

/** Credits the interest of a month, as the interest job does on the first bank day after the month. */
function creditMonth(through: string) {
  return async (context: WriteContext) => {
    const by = {
      through,
      date: through,
      period: through.slice(0, 7),
      note: `Interest for ${monthName(monthOf(through))}`,
    }
    await creditInterest(context, await accrueThrough(context, through), by)
  }
}

/** Accrues and posts the interest of all accounts up to a day. Returns the ids of the accounts. */
async function accrueThrough(context: WriteContext, through: string): Promise<number[]> {
  await takeDueInterest(context.tx, context.today)
  const rows = await context.tx.selectFrom('interest_accrual').select('account_id').execute()
  const accountIds = rows.map(({ account_id }) => account_id)
  await accrue(context.tx, accountIds, through)
  await postEarned(context, { through, today: context.today })
  return accountIds
}

/** Ann withdraws $1,500.00 by check with 10% federal tax. The check number precedes the portal's own numbers. */
async function withdrawForAnn({ tx, today }: WriteContext): Promise<void> {
  await post(tx, {
    typeId: TRANSACTION_TYPE.withdrawal,
    date: today,
    note: `Withdrawal, check no. ${CHECK_NUMBER}`,
    createdBy: null,
    lines: [
      debit(await bookOfAccount(tx, ANN.accountId), BigInt(WITHDRAWAL_CENTS)),
      credit(await internalBook(tx, 'FEE_DISTRIBUTION'), 25_00n),
      credit(await internalBook(tx, 'FEDERAL_TAX'), 150_00n),
      credit(await internalBook(tx, 'DISBURSEMENTS_CHECK'), NET_CENTS),
    ],
  })
}

async function cashCheck({ tx, today }: WriteContext): Promise<void> {
  await post(tx, {
    typeId: TRANSACTION_TYPE.clearing,
    date: today,
    note: `Check ${CHECK_NUMBER} cashed`,
    createdBy: null,
    lines: [
      debit(await internalBook(tx, 'DISBURSEMENTS_CHECK'), NET_CENTS),
      credit(await internalBook(tx, 'CUSTODY_CASH'), NET_CENTS),
    ],
  })
}
