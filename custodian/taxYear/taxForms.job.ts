import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { requireBusinessDateReached } from '../platform/jobs/businessDateReached.ts'
import { eachInBatches } from '../platform/jobs/batches.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import type { Services } from '../platform/context/services.ts'
import { requireInterest } from '../ledger/interestCredited.ts'
import { settledUpTo } from '../ledger/settled.ts'
import { newForms } from './corrections.ts'
import { depositYear, totalOf } from './depositYear.sql.ts'
import { formsOf } from './figures.ts'
import { ownersLacking } from './formsOfYear.sql.ts'
import { statesWithoutNumber } from './stateNumbers.ts'
import { keepForms, lastForms, totalsOf } from './taxForms.sql.ts'
import { payoutsOfYear } from '../minimums/payouts.sql.ts'
import { accountsOfOthers, accountYears, federalBefore } from './yearOfAccount.sql.ts'

/** Maximum number of accounts in a transaction. */
const TOGETHER = 500
/** Maximum number of owners that the result lists as lacking a tax number or an address, and of such accounts. */
const MOST_NAMED = 100

/** The last day of the year before a business date. */
export const yearEndBefore = (businessDate: string) => `${Number(businessDate.slice(0, 4)) - 1}-12-31`

type Prepared = { forms: number; corrections: number }

/**
 * Prepares Forms 1099-R and 5498 of the last year, and the figures of Form 945, from the ledger only. A later run
 * prepares changes as corrections; if the books did not change, it adds nothing. `cannotFile` has owners without a
 * tax number or a mailing address, `missingStateNumbers` the states for which the payer has no number,
 * `ofOthers` accounts without a Form 5498 because they may be another person's.
 * @throws Error for a future business date, because its year may not have ended; 409 before December's interest is
 * credited, which Form 5498 reports as part of the value
 */
export async function prepareTaxForms(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  requireBusinessDateReached(services, run)
  const year = Number(run.businessDate.slice(0, 4)) - 1
  await requireInterest(services.db, yearEndBefore(run.businessDate))
  const ledgerThrough = await settledUpTo(services.db)
  const prepare = (tx: Tx, accountIds: readonly number[]) => prepareForms(tx, run, { accountIds, year, ledgerThrough })
  const counts = await eachInBatches<number>(services, run, {
    total: await countAccounts(services.db),
    next: (last) => nextAccounts(services.db, last ?? 0),
    together: prepare,
    alone: async (tx, account) => (await prepare(tx, [account])).get(account) ?? { forms: 0, corrections: 0 },
    nameOf: (account) => `account ${account}`,
  })
  await keepYear(services, run, { year, ledgerThrough })
  // Reports these owners before filing, while a number or an address can still be requested.
  const cannotFile = await services.db.transaction().execute((tx) => ownersLacking(tx, year, MOST_NAMED))
  return {
    year,
    forms: counts['forms'] ?? 0,
    corrections: counts['corrections'] ?? 0,
    cannotFile,
    missingStateNumbers: await statesWithoutNumber(services, year),
    ofOthers: await accountsOfOthers(services.db, year, MOST_NAMED),
  }
}

interface Preparing {
  accountIds: readonly number[]
  year: number
  ledgerThrough: number
}

async function prepareForms(
  tx: Tx,
  run: JobRun,
  { accountIds, year, ledgerThrough }: Preparing,
): Promise<Map<number, Prepared>> {
  const accounts = await accountYears(tx, accountIds, year)
  const payouts = Map.groupBy(await payoutsOfYear(tx, accountIds, year), ({ account_id: id }) => id)
  const last = await lastForms(tx, accountIds, year)
  const added = accounts.flatMap((account) =>
    newForms(last.get(account.account_id) ?? [], formsOf(account, payouts.get(account.account_id) ?? [], year)).map(
      (form) => ({ account, form }),
    ),
  )
  await keepForms(tx, added, { year, ledgerThrough, jobId: run.jobId, now: run.now })
  const results = new Map(accountIds.map((id): [number, Prepared] => [id, { forms: 0, corrections: 0 }]))
  for (const { account, form } of added) {
    const result = results.get(account.account_id)
    if (result) result[form.number === 0 ? 'forms' : 'corrections'] += 1
  }
  return results
}

/** Stores the figures of Form 945 and the forms' totals after all accounts are prepared. */
async function keepYear(
  services: Services,
  run: JobRun,
  { year, ledgerThrough }: Pick<Preparing, 'year' | 'ledgerThrough'>,
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const { schedule, lookBack, days } = await depositYear(tx, year)
    const withheld = totalOf(days)
    const before = await federalBefore(tx, year)
    const paidForYear = before.paid - before.withheld
    const deposited = paidForYear < 0n ? 0n : paidForYear < withheld ? paidForYear : withheld
    const totals = await totalsOf(tx, year)
    await tx
      .insertInto('tax_year_run')
      .values({
        ...totals,
        job_id: run.jobId,
        tax_year: year,
        look_back_cents: lookBack,
        schedule,
        withheld_before_cents: before.withheld,
        withheld_cents: withheld,
        deposited_cents: deposited,
        ledger_through: ledgerThrough,
        prepared_at: run.now,
      })
      .execute()
    if (days.length > 0)
      await tx
        .insertInto('tax_year_day')
        .values(days.map(({ day, cents }) => ({ job_id: run.jobId, day, withheld_cents: cents })))
        .execute()
  })
}

async function countAccounts(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from retirement_account`.execute(db)
  return rows[0]?.n ?? 0
}

async function nextAccounts(db: Db, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('retirement_account')
    .select('account_id')
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(TOGETHER)
    .execute()
  return rows.map(({ account_id: id }) => id)
}
