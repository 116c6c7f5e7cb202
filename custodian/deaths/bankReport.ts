import type { WriteContext } from '../platform/context/writeContext.ts'
import { standingDeath, type StandingDeath } from './death.sql.ts'
import { notifyAdministrators, stopOwner } from './stopOwner.ts'

/** A bank's report to which nobody has added the certificate yet. */
export const isBankReport = ({ state, attachment_id: certificate }: StandingDeath) =>
  state === 'REPORTED' && certificate === null

/**
 * A bank returned a deposit because the account holder has died: once for each payment, and where no report stands.
 * Owner and accounts are locked.
 * @param diedOn the day in the addendum; one that is to come or before the birth is left out
 */
export async function reportDeathByBank(
  context: WriteContext,
  ownerId: number,
  { paymentId, diedOn, code }: { paymentId: number; diedOn: string | undefined; code: string },
): Promise<void> {
  const { tx, today, now } = context
  const known = await tx.selectFrom('owner_death').select('state').where('payment_id', '=', paymentId).execute()
  if (known.length > 0 || (await standingDeath(tx, ownerId))) return
  const { date_of_birth: born } = await tx
    .selectFrom('account_owner')
    .select('date_of_birth')
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  const isPossible = diedOn !== undefined && diedOn <= today && (born === null || diedOn >= born)
  await stopOwner(context, ownerId, {
    diedOn: isPossible ? diedOn : null,
    attachmentId: null,
    reporterId: null,
    reportedAt: now,
    paymentId,
  })
  await notifyAdministrators(context, {
    reporter: `A bank (${code})`,
    accountOwnerId: ownerId,
    reports: 1,
    waits: false,
  })
}

/** One of staff adds what the certificate says; what stopped stays stopped. Owner and accounts are locked. */
export async function addCertificate(
  { tx }: WriteContext,
  deathId: number,
  report: { diedOn: string; attachmentId: number; reporterId: number; reportedAt: Date },
): Promise<void> {
  await tx
    .updateTable('owner_death')
    .set({
      died_on: report.diedOn,
      attachment_id: report.attachmentId,
      reported_by: report.reporterId,
      reported_at: report.reportedAt,
    })
    .where('owner_death_id', '=', deathId)
    .execute()
}

/** Nobody confirms the certificate: the bank's report stands as it was. */
export async function takeCertificateOff({ tx }: WriteContext, deathId: number): Promise<void> {
  await tx
    .updateTable('owner_death')
    .set({ died_on: null, attachment_id: null, reported_by: null })
    .where('owner_death_id', '=', deathId)
    .execute()
}
