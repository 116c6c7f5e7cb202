import type { AnswerOf } from '../../contract/endpoint.ts'
import type { getOwnerDeath } from '../../contract/deaths.ts'
import { sql } from 'kysely'
import { ask, waitingFor } from '../platform/approvals/ask.ts'
import { isOwn, NOT_YOU, requireNoTool } from '../platform/approvals/decider.ts'
import { personOf } from '../platform/approvals/person.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import { about } from '../platform/audit/audit.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { invalidField, refuse, refuseIf } from '../platform/http/errors.ts'
import { tellOfClosedLogIn } from '../platform/mail/tellChange.ts'
import { endSessions } from '../session/passwordChange.ts'
import { voidResetLinks } from '../session/resetLink.ts'
import { confirmDeath, DEATH_TAKEN_BACK, endDeath, lockAll, OWNER_DEATH, whyNotAlive } from './deathEffect.ts'
import { standingDeath } from './death.sql.ts'
import { putRequestsAside } from './putAside.ts'

const SUBJECT = 'owner_death'

/**
 * Reports that an owner has died, for another person to confirm; alone where no second person is asked for
 * (`FOUR_EYES=off`, outside production). From now on the owner's requests are put aside, and nobody signs in as the owner.
 * @throws 400 for a day that is to come or before the birth, or a certificate that is no document of the owner's; 409 when
 * a report stands, and for whoever is that owner
 */
export async function reportDeath(
  context: WriteContext,
  ownerId: number,
  { diedOn, certificateGuid }: { diedOn: string; certificateGuid: string },
): Promise<void> {
  requireNoTool(context)
  const { tx, userId } = context
  await lockAll(context, ownerId)
  await requireNotOwn(context, ownerId)
  if (await standingDeath(tx, ownerId)) throw refuse(409, 'The death of this account owner is reported already.')
  const owner = await tx
    .selectFrom('account_owner')
    .select('date_of_birth')
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirst()
  if (diedOn > context.today) throw invalidField('diedOn', 'Date must not be in the future')
  if (owner?.date_of_birth && diedOn < owner.date_of_birth)
    throw invalidField('diedOn', 'Date must not be before the date of birth')
  const certificate = await certificateOf(tx, ownerId, certificateGuid)
  if (!certificate) throw invalidField('certificateGuid', 'Please choose a document of this account owner')
  const { owner_death_id: deathId } = await tx
    .insertInto('owner_death')
    .values({
      account_owner_id: ownerId,
      died_on: diedOn,
      attachment_id: certificate.attachment_id,
      reported_at: context.now,
      reported_by: userId ?? 0,
    })
    .returning('owner_death_id')
    .executeTakeFirstOrThrow()
  const putAside = await putRequestsAside(context, ownerId, deathId)
  await closeLogIn(context, ownerId)
  await context.audit({
    action: 'death.report',
    ...about(SUBJECT, deathId, ownerId),
    after: { diedOn, certificateId: certificate.attachment_id, requestsPutAside: putAside },
  })
  if (!context.services.config.fourEyes) return confirmDeath(context, deathId, ownerId)
  await ask(context, OWNER_DEATH, {
    subject: { entity: SUBJECT, id: deathId },
    accountOwnerId: ownerId,
    payload: { deathId },
    description: `Death of account owner ${ownerId}`,
    changes: [
      { label: 'Account owner', before: 'Alive', after: 'Deceased' },
      { label: 'Date of death', before: null, after: usDate(diedOn) },
      { label: 'Death certificate', before: null, after: certificate.file_name },
    ],
    makers: [...new Set([userId, certificate.created_by].flatMap((id) => (id === null ? [] : [id])))],
  })
}

/**
 * Asks to take a confirmed death back, because the owner is alive; another person decides.
 * @throws 409 when none is confirmed, somebody was paid in the owner's place, it waits already, or for that owner
 */
export async function takeDeathBack(context: WriteContext, ownerId: number, note: string): Promise<void> {
  requireNoTool(context)
  await lockAll(context, ownerId)
  await requireNotOwn(context, ownerId)
  const death = await standingDeath(context.tx, ownerId)
  if (death?.state !== 'CONFIRMED') throw refuse(409, 'No death of this account owner is confirmed.')
  refuseIf(409, await whyNotAlive(context.tx, ownerId))
  const subject = { entity: SUBJECT, id: death.owner_death_id }
  if (!context.services.config.fourEyes) return endDeath(context, death.owner_death_id, ownerId)
  if (await waitingFor(context, DEATH_TAKEN_BACK, subject)) throw refuse(409, 'This waits for a second person already.')
  await ask(context, DEATH_TAKEN_BACK, {
    subject,
    accountOwnerId: ownerId,
    payload: { deathId: death.owner_death_id, note },
    description: `Account owner ${ownerId} is alive`,
    changes: [
      { label: 'Account owner', before: 'Deceased', after: 'Alive' },
      { label: 'How we know', before: null, after: note },
    ],
  })
}

async function requireNotOwn({ tx, userId }: WriteContext, ownerId: number): Promise<void> {
  if (isOwn(await personOf(tx, userId ?? 0), ownerId)) throw refuse(409, NOT_YOU.own)
}

/** A document of the owner that was found clean. */
function certificateOf(tx: Tx, ownerId: number, guid: string) {
  return (
    tx
      .selectFrom('attachment')
      .leftJoin('portal_user', 'portal_user.user_id', 'attachment.created_by')
      .select(['attachment_id', 'file_name'])
      // Who uploaded the certificate has contributed; a customer's own upload has no maker of staff.
      .select(sql<number | null>`case when portal_user.role_id > 0 then portal_user.user_id end`.as('created_by'))
      .where('guid', '=', guid)
      .where('attachment.account_owner_id', '=', ownerId)
      .where('scan_state', '=', 'CLEAN')
      .executeTakeFirst()
  )
}

/** Ends every session of the owner's log-in, and the links that would open one. The owner is told, but not why. */
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
  if (users.length > 0) await tellOfClosedLogIn(context, ownerId)
}

/** The report that stands, as staff read it. */
export async function deathShown(db: Db | Tx, ownerId: number): Promise<AnswerOf<typeof getOwnerDeath>> {
  const death = await standingDeath(db, ownerId)
  if (!death)
    return {
      state: null,
      diedOn: null,
      reportedAt: null,
      reportedBy: null,
      confirmedAt: null,
      confirmedBy: null,
      certificate: null,
      requestsPutAside: 0,
    }
  const { n } = await db
    .selectFrom('owner_death_request')
    .select((eb) => eb.fn.countAll<bigint>().as('n'))
    .where('owner_death_id', '=', death.owner_death_id)
    .executeTakeFirstOrThrow()
  return {
    state: death.state,
    diedOn: death.died_on,
    reportedAt: death.reported_at.toISOString(),
    reportedBy: death.reported_by,
    confirmedAt: death.confirmed_at?.toISOString() ?? null,
    confirmedBy: death.confirmed_by,
    certificate: { guid: death.certificate_guid, fileName: death.certificate_name },
    requestsPutAside: Number(n),
  }
}
