import type { AnswerOf } from '../../contract/endpoint.ts'
import type { getAccountOwner } from '../../contract/owners.ts'
import type { Principal } from '../platform/context/principal.ts'
import { sql } from 'kysely'
import type { Death } from './death.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { invalidField, notFound, refuse } from '../platform/http/errors.ts'
import { cleanNumber } from '../../contract/typedNumbers.ts'
import { isOwn, NOT_YOU } from '../approvals/decider.ts'
import { personOf } from '../approvals/person.ts'
import { correctIdentity, lockedOwner } from './identityChange.ts'
import { isSocial, maskedSocial, openSocial } from './social.ts'
import { violatedConstraint } from '../platform/db/errors.ts'
import { about } from '../platform/audit/audit.ts'

type ReadOwner = AnswerOf<typeof getAccountOwner>
type Owner = Omit<ReadOwner, 'isHeld'>

/**
 * Returns the owner's record as this person may read it. Only a response to the owner shows whether payments are held.
 */
export async function findOwner(db: Db, ownerId: number, reader: Principal): Promise<ReadOwner> {
  const row = await ownerRow(db, ownerId)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('payout_hold as h')
            .select('h.account_owner_id')
            .whereRef('h.account_owner_id', '=', 'account_owner.account_owner_id')
            .where('h.released_at', 'is', null),
        )
        .as('is_held'),
    )
    .executeTakeFirst()
  if (!row) throw notFound()
  return { ...ownerOf(row), isHeld: reader.accountOwnerId === ownerId ? Boolean(row.is_held) : null }
}

const ownerRow = (db: Db | Tx, ownerId: number) =>
  db
    .selectFrom('account_owner')
    .select(['account_owner_id', 'first_name', 'last_name', 'date_of_birth', 'email'])
    .select(sql<Death | null>`death_of(account_owner_id)`.as('death'))
    .where('account_owner_id', '=', ownerId)

type OwnerRow = Awaited<ReturnType<ReturnType<typeof ownerRow>['executeTakeFirstOrThrow']>>

function ownerOf(row: OwnerRow): Owner {
  return {
    accountOwnerId: row.account_owner_id,
    firstName: row.first_name,
    lastName: row.last_name,
    dateOfBirth: row.date_of_birth,
    email: row.email,
    death: row.death,
  }
}

/**
 * Corrects an owner's identity. If `social` is the unchanged mask, the stored number stays. Returns the current owner,
 * and whether the correction waits for a second person.
 * @throws 409 for the owner's own employee login
 */
export async function changeIdentity(
  context: WriteContext,
  ownerId: number,
  identity: { firstName: string; lastName: string; social: string; dateOfBirth: string },
): Promise<Owner & { waits: boolean }> {
  if (identity.dateOfBirth >= context.today) throw invalidField('dateOfBirth', 'Date must be in the past')
  const { firstName, lastName, dateOfBirth } = identity
  const stored = await lockedOwner(context.tx, ownerId)
  if (isOwn(await personOf(context.tx, context.userId ?? 0), ownerId)) throw refuse(409, NOT_YOU.own)
  const digits = cleanNumber.social(identity.social)
  const unchanged = identity.social === maskedSocial(stored.social_last4)
  if (!unchanged && !isSocial(digits)) throw invalidField('social', 'Please enter a valid social security number')
  const next = { firstName, lastName, dateOfBirth, social: unchanged ? null : digits }
  const waits = await correctIdentity(context, stored, next).catch(refuseOtherOwner)
  return { ...ownerOf(await ownerRow(context.tx, ownerId).executeTakeFirstOrThrow()), waits }
}

function refuseOtherOwner(error: unknown): never {
  if (violatedConstraint(error)?.includes('social_hash'))
    throw refuse(409, 'Another account owner has this Social Security number.')
  throw error
}

/** The masked social security number. @throws 404 if none is stored */
export async function findSocial(db: Db, ownerId: number): Promise<{ social: string }> {
  const row = await db
    .selectFrom('account_owner')
    .select('social_last4')
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirst()
  const social = maskedSocial(row?.social_last4 ?? null)
  if (social === null) throw notFound()
  return { social }
}

/**
 * Reveals the full social security number for a stated reason. If the audit row cannot be written, nothing is
 * returned.
 */
export async function readSocial(
  { tx, audit, services }: WriteContext,
  ownerId: number,
  reason: string,
): Promise<{ social: string }> {
  const row = await tx
    .selectFrom('account_owner')
    .select('social_sealed')
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!row?.social_sealed) throw notFound()
  await audit({ action: 'social.reveal', ...about('account_owner', ownerId, ownerId), after: { reason } })
  return { social: openSocial(services.pii, ownerId, row.social_sealed) }
}
