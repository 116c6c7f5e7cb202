import { administrators, enqueueMails, mailContext } from '../mail/outbox.ts'
import { notifyOfClosedLogIn } from '../mail/notifyOwner.ts'
import { about } from '../platform/audit/audit.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { endSessions } from '../session/passwordChange.ts'
import { voidResetLinks } from '../session/resetLink.ts'
import { suspendRequests } from './suspendRequests.ts'

/** Entity name of deaths in approvals and audit. */
export const SUBJECT = 'owner_death'

/** Source of a death report: an employee with the certificate, or a bank that returned a payment. */
interface Report {
  diedOn: string | null
  attachmentId: number | null
  reporterId: number | null
  reportedAt: Date
  paymentId?: number
}

/** Stops payments and sign-ins of the owner. Owner and accounts are locked. Returns the report id. */
export async function stopOwner(context: WriteContext, ownerId: number, report: Report): Promise<number> {
  const { owner_death_id: deathId } = await context.tx
    .insertInto('owner_death')
    .values({
      account_owner_id: ownerId,
      died_on: report.diedOn,
      attachment_id: report.attachmentId,
      reported_at: report.reportedAt,
      reported_by: report.reporterId,
      payment_id: report.paymentId ?? null,
      bank_died_on: report.paymentId === undefined ? null : report.diedOn,
      bank_reported_at: report.paymentId === undefined ? null : report.reportedAt,
    })
    .returning('owner_death_id')
    .executeTakeFirstOrThrow()
  const putAside = await suspendRequests(context, ownerId, deathId)
  await closeLogIn(context, ownerId)
  await context.audit({
    action: 'death.report',
    ...about(SUBJECT, deathId, ownerId),
    after: {
      diedOn: report.diedOn,
      certificateId: report.attachmentId,
      paymentId: report.paymentId ?? null,
      requestsPutAside: putAside,
    },
  })
  return deathId
}

export async function notifyAdministrators(
  { tx, services, now }: WriteContext,
  vars: { reporter: string; accountOwnerId: number; reports: number; waits: boolean },
): Promise<void> {
  const mails = (await administrators(tx)).map((to) => ({ to, vars }))
  await enqueueMails(tx, mailContext(services, now), 'death-reported', mails)
}

/** Ends every session of the owner's login, and its password links. The owner is notified without the reason. */
async function closeLogIn(context: WriteContext, ownerId: number): Promise<void> {
  const { tx, now } = context
  const users = await tx
    .selectFrom('portal_user')
    .select('user_id')
    .where('account_owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .execute()
  for (const { user_id: userId } of users) {
    await endSessions(tx, userId, now)
    await voidResetLinks(tx, userId, now)
  }
  if (users.length > 0) await notifyOfClosedLogIn(context, ownerId)
}
