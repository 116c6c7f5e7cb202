import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import { enqueueMail, mailContext } from '../platform/mail/outbox.ts'
import type { Services } from '../platform/context/services.ts'
import { accountsToState, countOwners, nextOwners } from './figures.ts'
import { quarterBefore, type Period } from './period.ts'
import { stateAccount } from './statement.ts'
import { requireDayHasCome } from '../platform/jobs/dayHasCome.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { expectWork, noteWork } from '../platform/jobs/progress.ts'

/**
 * Statements of the last quarter that has ended, one for each account that held or moved money in it, among the
 * documents of its owner. Whoever wants statements by email is told in one letter that they are there. Everything of an
 * owner is one transaction; what is there already is left alone, so a second run adds nothing.
 * @throws Error for a business date to come: its quarter may not have ended
 */
export async function statementUpload(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  requireDayHasCome(services, run)
  const period = quarterBefore(run.businessDate)
  const counts = { period: period.name, statements: 0, notices: 0 }
  await expectWork(services.db, run, await countOwners(services.db))
  for (let owners = await nextOwners(services.db, 0); owners.length > 0;) {
    const accounts = Map.groupBy(await accountsToState(services.db, owners, period), (row) => row.account_owner_id)
    for (const [ownerId, rows] of accounts) {
      try {
        const done = await services.db.transaction().execute(async (tx) => {
          const stated = await stateOwner(
            writeContextIn(tx, services, { requestId: run.batchId, now: run.now }),
            ownerId,
            rows.map(({ account_id }) => account_id),
            period,
          )
          await noteWork(tx, run, 1)
          return stated
        })
        counts.statements += done.statements
        counts.notices += done.notices
      } catch (error) {
        run.failed(`owner ${ownerId}`, error)
        await noteWork(services.db, run, 1)
      }
    }
    await noteWork(services.db, run, owners.length - accounts.size)
    owners = await nextOwners(services.db, owners.at(-1) ?? 0)
  }
  return counts
}

async function stateOwner(
  context: WriteContext,
  ownerId: number,
  accountIds: readonly number[],
  period: Period,
): Promise<{ statements: number; notices: number }> {
  let statements = 0
  for (const accountId of accountIds) if (await stateAccount(context, accountId, period)) statements += 1
  const email = statements > 0 ? await addressForNotices(context, ownerId) : null
  if (email)
    await enqueueMail(context.tx, mailContext(context.services, context.now), 'statement-ready', email, undefined)
  return { statements, notices: email ? 1 : 0 }
}

/** Where the owner signs in, for owners who want statements by email and can read them in the portal. */
async function addressForNotices({ tx }: WriteContext, ownerId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('email_setting')
    .innerJoin('portal_user', 'portal_user.account_owner_id', 'email_setting.account_owner_id')
    .select('email')
    .where('email_setting.account_owner_id', '=', ownerId)
    .where('email_setting', '=', true)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row?.email ?? null
}
