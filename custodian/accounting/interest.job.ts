import { takeDueInterest } from '../plans/interest.ts'
import { sql, type RawBuilder } from 'kysely'
import { addDays } from '../platform/calendar/bankDays.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import type { Services } from '../platform/context/services.ts'
import { accrue, accruesTo, beginInterest, creditInterest } from '../ledger/accrual.ts'
import { postEarned } from '../ledger/interestPayable.ts'
import { creditDay, creditOfMonth, interestSteps, isMonthEnd } from '../ledger/monthEnds.ts'
import { auditRun } from '../platform/jobs/audit.ts'
import { requireBusinessDateReached } from '../platform/jobs/businessDateReached.ts'
import { bisectOnFailure } from '../platform/jobs/bisect.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { expectWork, noteWork } from '../platform/jobs/progress.ts'

/** Accounts accrued in one transaction; another caller waits at most about 0.25 seconds for a locked account. */
const TOGETHER = 2_500
/** Concurrent batches: one is read or committed while the other is computed. */
const WORKERS = 2

/**
 * Accrues the interest of the days before the business date and posts the total to Interest Payable. Credits the
 * interest of every ended month, dated the month's last day (today if the month is closed or was credited before). The
 * accruals depend only on the ledger and the rates, not on the run time. Accounts accrue from the day of the first run.
 * Returns the number of credited accounts and the cents.
 * @throws Error for a future business date
 */
export async function calculateInterest(services: Services, run: JobRun): Promise<Record<string, number>> {
  requireBusinessDateReached(services, run)
  await services.db.transaction().execute((tx) => takeDueInterest(tx, run.businessDate))
  await beginAccounts(services, run)
  const counts = { credited: 0, cents: 0 }
  const last = addDays(run.businessDate, -1)
  for (const through of await interestSteps(services.db, last, accruesTo(last))) {
    await accrueAll(services, run, through)
    await oweAll(services, run, through)
    if (isMonthEnd(through)) await creditAll(services, run, through, counts)
  }
  return counts
}

/** Starts accruing interest on new accounts, from their first deposit. */
async function beginAccounts(services: Services, run: JobRun): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined;) after = await beginSome(services, run, after)
}

/** Starts one batch of new accounts after the account number `after`; returns the last account number started. */
async function beginSome(services: Services, run: JobRun, after: number): Promise<number | undefined> {
  const { rows } = await sql<{ account_id: number }>`
    with fresh as (
      select a.account_id from retirement_account a
      where a.account_id > ${after}
        and not exists (select 1 from interest_accrual i where i.account_id = a.account_id)
      order by a.account_id limit ${sql.lit(TOGETHER)}
    ), begun as (
      ${beginInterest(sql`select account_id from fresh`, run.businessDate)}
    )
    select max(account_id) as account_id from fresh having count(*) > 0`.execute(services.db)
  return rows[0]?.account_id
}

async function accrueAll(services: Services, run: JobRun, through: string): Promise<void> {
  await eachPart(services, run, accruesTo(through), async (accountIds) => {
    await services.db.transaction().execute(async (tx) => {
      await accrue(tx, accountIds, through)
      await auditRun(tx, run, 'interest.accrue', { through, accounts: accountIds.length })
      await noteWork(tx, run, accountIds.length)
    })
  })
}

/** Posts the accruals of all accounts in one transaction, including those of an interrupted run. */
async function oweAll(services: Services, run: JobRun, through: string): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const context = writeContextIn(tx, services, { requestId: run.batchId, now: run.now })
    await postEarned(context, { through, today: run.businessDate })
  })
}

/** If crediting an account fails, its accrued interest waits for the credit of the next month. */
async function creditAll(
  services: Services,
  run: JobRun,
  through: string,
  counts: { credited: number; cents: number },
): Promise<void> {
  const by = { ...creditOfMonth(through), date: await creditDay(services.db, through, run.businessDate) }
  const creditTogether = async (accountIds: readonly number[]) => {
    const { credited, cents } = await services.db.transaction().execute(async (tx) => {
      const context = writeContextIn(tx, services, { requestId: run.batchId, now: run.now })
      const done = await creditInterest(context, accountIds, by)
      await noteWork(tx, run, accountIds.length)
      return done
    })
    counts.credited += credited
    counts.cents += Number(cents)
  }
  const creditAlone = async (accountId: number) => {
    try {
      await creditTogether([accountId])
    } catch (error) {
      run.failed(`account ${accountId}`, error)
      await noteWork(services.db, run, 1)
    }
  }
  const isDue = sql<boolean>`through = ${through} and micro_cents >= 500000`
  await eachPart(services, run, isDue, (accountIds) => bisectOnFailure(accountIds, creditTogether, creditAlone))
}

/** Splits the accounts that match `isDue` into batches by account number, and runs `work` on them concurrently. */
async function eachPart(
  services: Services,
  run: JobRun,
  isDue: RawBuilder<boolean>,
  work: (accountIds: number[]) => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from interest_accrual i where ${isDue}`.execute(services.db)
  await expectWork(services.db, run, rows[0]?.n ?? 0)
  const behind = async (after: number) => {
    const found = await sql<{ account_id: number }>`
      select account_id from interest_accrual i where account_id > ${after} and ${isDue}
      order by account_id limit ${sql.lit(TOGETHER)}`.execute(services.db)
    return found.rows.map(({ account_id }) => account_id)
  }
  let taken = Promise.resolve([0])
  const take = () => (taken = taken.then((part) => (part.length === 0 ? [] : behind(part.at(-1) ?? 0))))
  const worker = async () => {
    for (let part = await take(); part.length > 0; part = await take()) await work(part)
  }
  const ended = await Promise.allSettled(
    Array.from({ length: WORKERS }, () =>
      worker().catch((error: unknown) => {
        taken = Promise.resolve([])
        throw error
      }),
    ),
  )
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}
