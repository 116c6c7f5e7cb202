import * as z from 'zod'
import { unopened } from '../documents/unopened.ts'
import { lockOwner } from '../platform/db/lockOwner.ts'
import { LAPSES_AFTER_DAYS, type Approval, type Effect } from '../approvals/effect.ts'
import { about } from '../platform/audit/audit.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { refusal, type Problem } from '../platform/problem.ts'
import { isEstatePaid } from '../distributions/estatePayee.ts'
import { claimsOf } from '../distributions/claims/claim.sql.ts'
import { isBankReport, takeCertificateOff } from './bankReport.ts'
import { lockAccountsOf, standingDeath } from './death.sql.ts'
import { resumeRequests } from './suspendRequests.ts'

const payload = z.strictObject({ deathId: z.int() })
type Payload = z.output<typeof payload>

const ownerOf = ({ accountOwnerId }: Approval) => accountOwnerId ?? 0

/** Locks owner and accounts. A payment locks its account too, so it is serialized with the report. */
export async function lockAll({ tx }: WriteContext, ownerId: number): Promise<void> {
  await lockOwner(tx, ownerId)
  await lockAccountsOf(tx, ownerId)
}

const lock = (context: WriteContext, approval: Approval<Payload>) => lockAll(context, ownerOf(approval))

const whyChanged =
  (state: 'REPORTED' | 'CONFIRMED') =>
  async ({ tx }: WriteContext, approval: Approval<Payload>) => {
    const death = await standingDeath(tx, ownerOf(approval))
    return death?.owner_death_id === approval.payload.deathId && death.state === state
      ? null
      : refusal('What was reported of this death has changed meanwhile.')
  }

/** Confirmation of an owner's death by a person who opened the certificate; it never expires. */
export const OWNER_DEATH: Effect<Payload> = {
  name: 'owner-death',
  title: 'Death of an account owner',
  payload,
  lapsesAfterDays: null,
  lock,
  changed: whyChanged('REPORTED'),
  async toOpen(db, person, payloads) {
    const approvalOf = new Map([...payloads].map(([id, { deathId }]) => [deathId, id]))
    const reported = await db
      .selectFrom('owner_death')
      .select(['owner_death_id', 'attachment_id', 'reported_at'])
      .where('owner_death_id', 'in', [...approvalOf.keys()])
      .execute()
    const files = reported.map(({ owner_death_id: id, attachment_id: attachmentId, reported_at: since }) => ({
      key: approvalOf.get(id) ?? 0,
      attachmentId: attachmentId ?? 0,
      since,
    }))
    return unopened(db, person, files)
  },
  async perform(context, approval) {
    await confirmDeath(context, approval.payload.deathId, ownerOf(approval))
  },
  async ended(context, approval) {
    const death = await standingDeath(context.tx, ownerOf(approval))
    if (death?.payment_id !== null && death?.owner_death_id === approval.payload.deathId)
      return takeCertificateOff(context, approval.payload.deathId)
    await endDeath(context, approval.payload.deathId, ownerOf(approval))
  },
}

/** Cancels a death report that was made or confirmed by mistake. */
export const DEATH_TAKEN_BACK: Effect<Payload & { note: string }> = {
  name: 'owner-death-taken-back',
  title: 'Account owner is alive',
  payload: z.strictObject({ deathId: z.int(), note: z.string() }),
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock,
  async changed(context, approval) {
    const death = await standingDeath(context.tx, ownerOf(approval))
    const state = death && isBankReport(death) ? 'REPORTED' : 'CONFIRMED'
    return (await whyChanged(state)(context, approval)) ?? whyNotAlive(context.tx, ownerOf(approval))
  },
  async perform(context, approval) {
    await endDeath(context, approval.payload.deathId, ownerOf(approval))
  },
}

/** The reason why a confirmed death cannot be canceled yet: a recipient or the estate was paid, or there is a claim. */
export async function whyNotAlive(db: Db | Tx, ownerId: number): Promise<Problem | null> {
  if (await isEstatePaid(db, ownerId))
    return refusal('A returned payment was sent to the estate. Record its return first.')
  const isClaimed = (await claimsOf(db, ownerId)).some(({ outcome }) => outcome === null)
  return isClaimed ? refusal('Cancel or reverse the claims on the accounts of this owner first.') : null
}

/** Confirms the death. The owner and the accounts must be locked. */
export async function confirmDeath(context: WriteContext, deathId: number, ownerId: number): Promise<void> {
  await context.tx
    .updateTable('owner_death')
    .set({ state: 'CONFIRMED', confirmed_at: context.now, confirmed_by: context.userId })
    .where('owner_death_id', '=', deathId)
    .execute()
  await context.audit({ action: 'death.confirm', ...about('owner_death', deathId, ownerId) })
}

/**
 * Restores the requests to their status before the report; the owner can sign in again. The owner and the accounts are
 * locked.
 */
export async function endDeath(context: WriteContext, deathId: number, ownerId: number): Promise<void> {
  await context.tx
    .updateTable('owner_death')
    .set({ state: 'ENDED', ended_at: context.now })
    .where('owner_death_id', '=', deathId)
    .execute()
  await resumeRequests(context, deathId)
  await context.audit({ action: 'death.end', ...about('owner_death', deathId, ownerId) })
}
