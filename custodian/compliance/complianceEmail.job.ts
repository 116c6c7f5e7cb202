import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { ROLE } from '../../contract/roles.ts'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import { enqueueMailTo, mailContext } from '../mail/outbox.ts'
import type { Services } from '../platform/context/services.ts'
import type { Finding } from './identity.ts'
import type { JobRun } from '../platform/jobs/job.ts'

const SANCTIONS: Finding = 'SANCTIONS_MATCH'

/**
 * Emails every reviewer the number of waiting accounts and the age of the oldest, once for a business date. Contains no
 * personal data, which must not be in mailboxes. Sends nothing if no account waits.
 */
export async function mailReviewers(services: Services, run: JobRun): Promise<Record<string, number>> {
  return services.db.transaction().execute(async (tx) => {
    const digest = await digestOf(services, tx, run.businessDate)
    if (digest.waiting === 0 && digest.sanctions === 0) return { waiting: 0, sent: 0 }
    if (!(await claim(tx, run))) return { waiting: digest.waiting, sent: 0 }
    const reviewers = await tx
      .selectFrom('portal_user')
      .select('user_id')
      .where('role_id', '=', ROLE.complianceReviewer)
      .where('disabled_at', 'is', null)
      .execute()
    const context = mailContext(services, run.now)
    for (const { user_id } of reviewers)
      await enqueueMailTo(tx, context, 'compliance-digest', { userId: user_id }, digest)
    const { audit } = writeContextIn(tx, services, { requestId: run.batchId, now: run.now })
    await audit({
      action: 'compliance.mail',
      entity: 'compliance_digest',
      entityId: run.businessDate,
      after: { ...digest, sent: reviewers.length },
    })
    return { waiting: digest.waiting, sent: reviewers.length }
  })
}

async function digestOf({ dateOf }: Services, tx: Tx, businessDate: string) {
  const { waiting, oldest } = await tx
    .selectFrom('retirement_account')
    .select([sql<number>`count(*)::int`.as('waiting'), sql<Date | null>`min(date_loaded)`.as('oldest')])
    .where('status_id', '=', ACCOUNT_STATUS.notValidated)
    .executeTakeFirstOrThrow()
  // A name counts once, with several accounts or entries of the list.
  const { rows } = await sql<{ sanctions: number }>`
    select count(*)::int as sanctions from (
      select 'OWNER' as party, account_owner_id::text as who from retirement_account
      where status_id = ${ACCOUNT_STATUS.notValidated} and qualifier_key like ${`%${SANCTIONS}%`}
      union
      select party, case party when 'OWNER' then account_owner_id::text when 'PAYEE' then payee_id::text else name end
      from sanctions_match where status = 'OPEN') names`.execute(tx)
  const days = oldest === null ? 0 : differenceInCalendarDays(parseISO(businessDate), parseISO(dateOf(oldest)))
  return { waiting, sanctions: rows[0]?.sanctions ?? 0, oldestDays: Math.max(0, days) }
}

/** Lets only one of two concurrent runs for a date send the email. */
async function claim(tx: Tx, { businessDate, now }: JobRun): Promise<boolean> {
  const claimed = await tx
    .insertInto('compliance_digest')
    .values({ business_date: businessDate, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('business_date')
    .executeTakeFirst()
  return claimed !== undefined
}
