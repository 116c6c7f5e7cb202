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
  const { waiting, sanctions, oldest } = await tx
    .selectFrom('retirement_account')
    .select([
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`(count(*) filter (where qualifier_key like ${`%${SANCTIONS}%`}))::int`.as('sanctions'),
      sql<Date | null>`min(date_loaded)`.as('oldest'),
    ])
    .where('status_id', '=', ACCOUNT_STATUS.notValidated)
    .executeTakeFirstOrThrow()
  const { matches } = await tx
    .selectFrom('sanctions_match')
    .select(sql<number>`count(*)::int`.as('matches'))
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow()
  const days = oldest === null ? 0 : differenceInCalendarDays(parseISO(businessDate), parseISO(dateOf(oldest)))
  return { waiting, sanctions: sanctions + matches, oldestDays: Math.max(0, days) }
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
