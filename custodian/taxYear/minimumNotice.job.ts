import { sql } from 'kysely'
import { isOwnersAccount } from '../owners/ownersAccount.sql.ts'
import type { Services } from '../platform/context/services.ts'
import { isAlive } from '../owners/death.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import { auditRun } from '../platform/jobs/audit.ts'
import { requireBusinessDateReached } from '../platform/jobs/businessDateReached.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { noticeAddress, writeNotice } from '../mail/notice.ts'
import { enqueueMails, mailContext } from '../mail/outbox.ts'
import { minimumsOf, type Minimum } from '../minimums/minimums.ts'
import { tooYoungFrom } from '../minimums/requiredMinimum.ts'
import { canLogIn } from '../session/canLogIn.ts'
import { requireInterest } from '../ledger/interestCredited.ts'
import { minimumLetter } from './minimumLetter.ts'
import { yearEndBefore } from './taxForms.job.ts'

/** Maximum number of accounts in a transaction. Most of the accounts get a letter. */
const TOGETHER = 100

/**
 * In January, notifies owners of the year's required minimum, once per account: by email with a link to the figures,
 * or by letter for owners without a login or without the agreement, in which they consent to email. Due by January 31
 * (IRS Notice 2002-27; Notice 2003-3 for email). In other months, notifies only owners who got no notice because of a
 * death report that was canceled this year.
 * @throws 409 if an owner must be notified before December's interest is credited, because the minimum depends on the
 * value of December 31
 */
export async function noticeMinimum(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  requireBusinessDateReached(services, run)
  const counts = { accounts: 0, notices: 0, letters: 0 }
  const due = { year: Number(run.businessDate.slice(0, 4)), isJanuary: run.businessDate.slice(5, 7) === '01' }
  const { year } = due
  for (let after = 0; ;) {
    const behind = after
    const last = await services.db.transaction().execute(async (tx) => {
      const { last: lastLocked, accountIds } = await nextAccounts(tx, due, behind)
      if (accountIds.length > 0) await requireInterest(tx, yearEndBefore(run.businessDate))
      const told = await notice(tx, services, run, { year, accountIds })
      counts.accounts += told.accounts
      counts.notices += told.mails + told.letters
      counts.letters += told.letters
      return lastLocked
    })
    if (last === undefined) return counts
    after = last
  }
}

/**
 * Selects the next accounts whose owners must be notified, and locks them so that two concurrent runs notify each owner
 * once. `last` is undefined at the end.
 */
async function nextAccounts(
  tx: Tx,
  due: Due,
  after: number,
): Promise<{ last: number | undefined; accountIds: number[] }> {
  const locked = await accountsToNotify(tx, due)
    .where('a.account_id', '>', after)
    .limit(TOGETHER)
    .forNoKeyUpdate('a')
    .execute()
  const ids = locked.map(({ account_id: id }) => id)
  if (ids.length === 0) return { last: undefined, accountIds: [] }
  // Reads the accounts again under the locks, because a former lock holder may have notified the owner.
  const rows = await accountsToNotify(tx, due).where('a.account_id', 'in', ids).execute()
  return { last: ids.at(-1), accountIds: rows.map(({ account_id: id }) => id) }
}

interface Due {
  year: number
  isJanuary: boolean
}

/**
 * Traditional accounts of living owners of the required age who were not notified for the year. After January, only of
 * owners whose death report was canceled this year.
 */
function accountsToNotify(tx: Tx, { year, isJanuary }: Due) {
  const wasReported = sql<boolean>`exists (select from owner_death d where d.account_owner_id = o.account_owner_id
    and d.state = 'ENDED' and d.ended_at >= ${`${year}-01-01`}::date)`
  return tx
    .selectFrom('retirement_account as a')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
    .select('a.account_id')
    .where('a.account_type', '=', 'TRADITIONAL')
    .where('o.date_of_birth', '<', tooYoungFrom(year))
    .where(isAlive('o.account_owner_id'))
    .where(isOwnersAccount)
    .$if(!isJanuary, (query) => query.where(wasReported))
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
}

async function notice(
  tx: Tx,
  services: Services,
  run: JobRun,
  { year, accountIds }: { year: number; accountIds: readonly number[] },
): Promise<{ accounts: number; mails: number; letters: number }> {
  const minimums = accountIds.length === 0 ? [] : await minimumsOf(tx, accountIds, year)
  const context = writeContextIn(tx, services, { requestId: run.batchId, now: run.now })
  const reached = await reach(context, run, { year, minimums })
  const told = minimums.filter((minimum) => minimum.year === year && reached.accountIds.has(minimum.accountId))
  if (told.length === 0) return { accounts: 0, mails: 0, letters: 0 }
  await tx
    .insertInto('minimum_notice')
    .values(
      told.map(({ accountId, minimum }) => ({
        account_id: accountId,
        year,
        minimum_cents: minimum,
        job_id: run.jobId,
      })),
    )
    .execute()
  await enqueueMails(
    tx,
    mailContext(services, run.now),
    'minimum-notice',
    reached.emails.map((email) => ({ to: email, vars: { year } })),
  )
  await auditRun(tx, run, 'minimum.notice', { accountIds: told.map(({ accountId }) => accountId) })
  return { accounts: told.length, mails: reached.emails.length, letters: reached.letters }
}

/** Whether the owner of login `u` has consented to notices by email: the custodial agreement has the consent. */
const hasAgreed = sql<boolean>`(exists (
    select from envelope e where e.account_owner_id = u.account_owner_id and e.kind = 'CUSTODIAL_AGREEMENT'
      and e.signed_at is not null)
  or exists (
    select from retirement_account r where r.account_owner_id = u.account_owner_id and r.registered_at is not null))`

/**
 * Writes a letter with the figures to each owner who gets no email. Returns the email addresses of the others. An
 * owner without an address is a failure of the run, and the next day's run tries again.
 */
async function reach(
  context: WriteContext,
  run: JobRun,
  { year, minimums }: { year: number; minimums: readonly Minimum[] },
) {
  const reached = { accountIds: new Set<number>(), emails: [] as string[], letters: 0 }
  const ofYear = minimums.filter((minimum) => minimum.year === year)
  if (ofYear.length === 0) return reached
  const owners = await context.tx
    .selectFrom('retirement_account as a')
    .leftJoin('portal_user as u', (join) =>
      join.onRef('u.account_owner_id', '=', 'a.account_owner_id').on(canLogIn('u')).on(hasAgreed),
    )
    .select(['a.account_id', 'a.account_owner_id', 'u.email'])
    .where(
      'a.account_id',
      'in',
      ofYear.map(({ accountId }) => accountId),
    )
    .orderBy('a.account_id')
    .execute()
  for (const [ownerId, accounts] of Map.groupBy(owners, (row) => row.account_owner_id)) {
    const ids = new Set(accounts.map(({ account_id: id }) => id))
    const email = accounts[0]?.email ?? null
    const to = email === null ? await noticeAddress(context.tx, ownerId) : null
    if (email === null && to === null) {
      run.failed(`owner ${ownerId}`, new Error('There is no mailing address.'))
      continue
    }
    for (const id of ids) reached.accountIds.add(id)
    if (email !== null) reached.emails.push(email)
    else {
      const ofOwner = minimums.filter(({ accountId }) => ids.has(accountId))
      await writeNotice(context, ownerId, minimumLetter(year, ofOwner), to)
      reached.letters += 1
    }
  }
  return reached
}
