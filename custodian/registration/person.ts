import { HOUR_MS } from '../platform/calendar/durations.ts'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { CallContext } from '../platform/context/callContext.ts'
import { notFound } from '../platform/http/errors.ts'
import { tokenHash } from '../platform/http/session.ts'
import { isAlive } from '../owners/death.ts'
import { sameName } from '../owners/sameName.ts'
import { socialHash } from '../owners/social.ts'
import type { Services } from '../platform/context/services.ts'
import { addressKey, requireBelow, uncount } from '../platform/http/throttle.ts'
import { PERSON_PER_ADDRESS, PERSON_PER_SOCIAL } from './limits.ts'

/** A registration is valid as long as the links in its emails. */
const LIFETIME_MS = 72 * HOUR_MS

export type Person = { social: string; firstName: string; lastName: string; dob: string }

/**
 * Starts a registration if social security number, both names and date of birth match one owner. Every mismatch runs
 * the same statements and gets the same response (404). A person who can already sign in gets only `exists`.
 */
export async function findPerson(
  services: Services,
  call: CallContext,
  given: Person,
): Promise<{ exists: true } | { exists: false; uniqueId: string }> {
  const keys = [
    [PERSON_PER_ADDRESS, addressKey(services.pii, call.ip)],
    [PERSON_PER_SOCIAL, services.pii.hash(given.social, PERSON_PER_SOCIAL.scope)],
  ] as const
  // Checks the IP address first, so that guesses of many social security numbers from one address do not create a
  // counter for each number.
  for (const [limit, key] of keys) {
    await requireBelow(services.db, limit, key, call.now)
  }

  const candidate = await ownerOfSocial(services, given.social)
  const fits =
    candidate !== undefined &&
    sameName(candidate.first_name, given.firstName, 'known') &&
    sameName(candidate.last_name, given.lastName, 'known') &&
    candidate.date_of_birth === given.dob
  const ownerId = fits ? candidate.account_owner_id : 0
  const exists =
    fits && candidate.user_id !== null && (candidate.password_hash !== null || candidate.disabled_at !== null)
  const uniqueId = randomBytes(16).toString('base64url')
  await call.write(async ({ tx, audit }) => {
    await sql`insert into registration (unique_id_hash, account_owner_id, created_at, expires_at)
      select ${tokenHash(uniqueId)}, account_owner_id, ${call.now}, ${new Date(call.now.getTime() + LIFETIME_MS)}
      from account_owner where account_owner_id = ${exists ? 0 : ownerId}`.execute(tx)
    // Audits the attempt and whether it matched, without the typed data.
    await audit({
      action: 'registration.person',
      entity: 'registration',
      accountOwnerId: fits ? ownerId : null,
      after: { found: fits, exists },
    })
  })
  if (!fits) throw notFound()
  for (const [limit, key] of keys) await uncount(services.db, limit, key)
  return exists ? { exists } : { exists: false, uniqueId }
}

function ownerOfSocial(services: Services, social: string) {
  return services.db
    .selectFrom('account_owner')
    .leftJoin('portal_user', 'portal_user.account_owner_id', 'account_owner.account_owner_id')
    .select([
      'account_owner.account_owner_id',
      'first_name',
      'last_name',
      'date_of_birth',
      'user_id',
      'password_hash',
      'disabled_at',
    ])
    .where('social_hash', '=', socialHash(services.pii, social))
    .where(isAlive('account_owner.account_owner_id'))
    .executeTakeFirst()
}
