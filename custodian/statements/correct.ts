import { sql } from 'kysely'
import { writeContextIn } from '../platform/context/writeContext.ts'
import type { Services } from '../platform/context/services.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { lateEntries, outdatedStatements, type Outdated } from './corrections.sql.ts'
import { quarterEnding } from './period.ts'
import { keepStatements, renderStatements } from './statement.ts'
import { notifyOwners } from './notifyOwners.ts'

/** Number of statements per read. */
const TOGETHER = 200

/**
 * Creates corrected statements. If a transaction in a statement's period was reversed later, the corrected statement
 * has the same balances and adds the later postings. Balances never change, because a correction counts from its
 * posting day. If the reversed payment was never sent, the fair market value changes, also that of the quarters
 * between payment and reversal. If the account looked empty in such a quarter, it gets its first statement for it. After
 * a failure, the account's later quarters wait for the next run.
 */
export async function correctStatements(services: Services, run: JobRun, together = TOGETHER): Promise<number> {
  let corrected = 0
  const failed = new Set<number>()
  let last: Outdated | null = null
  for (;;) {
    const after: Outdated | null = last
    const found: Outdated[] = await services.db.transaction().execute((tx) => outdatedStatements(tx, after, together))
    if (found.length === 0) return corrected
    last = found.at(-1) ?? null
    for (const { accountId, periodEnd } of found) {
      if (failed.has(accountId)) continue
      try {
        corrected += await services.db
          .transaction()
          .execute((tx) => correctOne(tx, services, run, { accountId, periodEnd }))
      } catch (error) {
        failed.add(accountId)
        run.failed(`statement of account ${accountId}`, error)
      }
    }
  }
}

async function correctOne(
  tx: Tx,
  services: Services,
  run: JobRun,
  { accountId, periodEnd }: { accountId: number; periodEnd: string },
): Promise<number> {
  await sql`select from retirement_account where account_id = ${accountId} for no key update`.execute(tx)
  const period = quarterEnding(periodEnd)
  const late = await lateEntries(tx, [accountId], period)
  const told = await tx
    .selectFrom('statement_correction')
    .select('transaction_id')
    .where('account_id', '=', accountId)
    .where('period_end', '=', periodEnd)
    .execute()
  const known = new Set(told.map(({ transaction_id }) => transaction_id))
  // Another run created the corrected statement first.
  if (late.every(({ transactionId }) => known.has(transactionId))) return 0
  const { number } = await tx
    .selectFrom('statement')
    .select(sql<number>`coalesce(max(number) + 1, 0)::int`.as('number'))
    .where('account_id', '=', accountId)
    .where('period_end', '=', periodEnd)
    .executeTakeFirstOrThrow()
  const context = writeContextIn(tx, services, { requestId: run.batchId, now: run.now })
  const statements = await renderStatements(context, [accountId], period, { number, late })
  await notifyOwners(context, await keepStatements(context, statements, period, number))
  return 1
}
