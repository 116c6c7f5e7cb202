import type { Services } from '../platform/context/services.ts'
import { isAlive } from '../owners/death.ts'
import type { Tx } from '../platform/db/connect.ts'
import { auditRun } from '../platform/jobs/audit.ts'
import { requireBusinessDateReached } from '../platform/jobs/businessDateReached.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { enqueueMails, mailContext } from '../mail/outbox.ts'
import { minimumsOf } from '../minimums/minimums.ts'
import { tooYoungFrom } from '../minimums/requiredMinimum.ts'

/** Accounts of one transaction. */
const TOGETHER = 500

/**
 * Tells owners in January that a minimum distribution is required for the year, once for each account, by a mail that
 * leads to the figures; whoever has no log-in reads of it on the copy of Form 5498. Does nothing in any other month.
 */
export async function noticeMinimum(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  requireBusinessDateReached(services, run)
  const counts = { accounts: 0, notices: 0 }
  if (run.businessDate.slice(5, 7) !== '01') return counts
  const year = Number(run.businessDate.slice(0, 4))
  for (let after = 0; ;) {
    const behind = after
    const last = await services.db.transaction().execute(async (tx) => {
      const accounts = await nextAccounts(tx, year, behind)
      const told = await notice(tx, services, run, { year, accountIds: accounts })
      counts.accounts += told.accounts
      counts.notices += told.notices
      return accounts.at(-1)
    })
    if (last === undefined) return counts
    after = last
  }
}

/** Traditional accounts of owners old enough, and alive, whom nobody has told of the year, locked: two runs tell once. */
async function nextAccounts(tx: Tx, year: number, after: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('retirement_account as a')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
    .select('a.account_id')
    .where('a.account_id', '>', after)
    .where('a.account_type', '=', 'TRADITIONAL')
    .where('o.date_of_birth', '<', tooYoungFrom(year))
    .where(isAlive('o.account_owner_id'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('minimum_notice as n')
            .select('n.account_id')
            .whereRef('n.account_id', '=', 'a.account_id')
            .where('n.year', '=', year),
        ),
      ),
    )
    .orderBy('a.account_id')
    .limit(TOGETHER)
    .forNoKeyUpdate('a')
    .execute()
  return rows.map(({ account_id: id }) => id)
}

async function notice(
  tx: Tx,
  services: Services,
  run: JobRun,
  { year, accountIds }: { year: number; accountIds: readonly number[] },
): Promise<{ accounts: number; notices: number }> {
  const minimums = accountIds.length === 0 ? [] : await minimumsOf(tx, accountIds, year)
  if (minimums.length === 0) return { accounts: 0, notices: 0 }
  const ids = minimums.map(({ accountId }) => accountId)
  await tx
    .insertInto('minimum_notice')
    .values(
      minimums.map(({ accountId, minimum }) => ({
        account_id: accountId,
        year,
        minimum_cents: minimum,
        job_id: run.jobId,
      })),
    )
    // The run that was first has told it.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const users = await tx
    .selectFrom('portal_user as u')
    .innerJoin('retirement_account as a', 'a.account_owner_id', 'u.account_owner_id')
    .select('u.email')
    .distinct()
    .where('a.account_id', 'in', ids)
    .where('u.disabled_at', 'is', null)
    .execute()
  await enqueueMails(
    tx,
    mailContext(services, run.now),
    'minimum-notice',
    users.map(({ email }) => ({ to: email, vars: { year } })),
  )
  await auditRun(tx, run, 'minimum.notice', { accountIds: ids })
  return { accounts: ids.length, notices: users.length }
}
