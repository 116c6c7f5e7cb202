import type { WriteContext } from '../platform/context/writeContext.ts'
import { standingDeath, type StandingDeath } from './death.sql.ts'
import { notifyAdministrators, stopOwner } from './stopOwner.ts'

/** A death report by a bank, which comes without a certificate. */
export const isBankReport = ({ state, attachment_id: certificate }: StandingDeath) =>
  state === 'REPORTED' && certificate === null

/**
 * Records that a bank returned a deposit because the account holder died: once for each payment, and only if no report
 * is open. Owner and accounts are locked.
 * @param diedOn the day in the addendum; omitted if it is in the future or before the birth
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

/**
 * Adds the certificate that an employee gives to a bank's report; payments remain stopped. Owner and accounts are
 * locked.
 */
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

/** Removes a refused certificate: the bank's report stays open, with its time and the day that the bank gave. */
export async function takeCertificateOff({ tx }: WriteContext, deathId: number): Promise<void> {
  await tx
    .updateTable('owner_death')
    .set((eb) => ({
      died_on: eb.ref('bank_died_on'),
      attachment_id: null,
      reported_by: null,
      reported_at: eb.fn.coalesce('bank_reported_at', 'reported_at'),
    }))
    .where('owner_death_id', '=', deathId)
    .execute()
}
