import { sql } from 'kysely'
import { openSocial, socialHash } from '../owners/social.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import { CannotStart } from '../platform/command.ts'
import type { Services } from '../platform/context/services.ts'
import type { Tx } from '../platform/db/connect.ts'
import { turnOffEvents } from '../platform/db/eventsOff.ts'
import { learnHashKey } from './knownKeys.ts'

const AT_ONCE = 500

/**
 * Hashes every social security number again with the first key of HASH_KEY, which the database then uses. All numbers
 * change or none, because one number hashed with two keys would look like two owners. No custodian may run at the same
 * time. Other hashes (codes, stored responses, closed months, the audit trail) keep their former keys.
 * @returns the number of hashed numbers
 * @throws CannotStart while a custodian is connected (PostgreSQL); Error for a number that cannot be decrypted
 */
export async function rehashSocials(services: Services): Promise<number> {
  await refuseWhileOthersWork(services)
  return services.db.transaction().execute(async (tx) => {
    // Keeps the recorded authors of the numbers unchanged (migration 0350).
    await sql`select set_config('portal.data_writer', '{"path":"KEYS"}', true)`.execute(tx)
    await turnOffEvents(tx)
    // A custodian that connects anyway waits for this lock, and then finds the new key.
    await sql`lock table account_owner in share row exclusive mode`.execute(tx)
    let hashed = 0
    for (let after = 0; ;) {
      const behind = await rehashBatch(services, tx, after)
      hashed += behind.count
      if (behind.count < AT_ONCE) break
      after = behind.last
    }
    await learnHashKey(services, tx)
    await writeAudit(
      tx,
      { userId: null, roleId: null, requestId: 'operator', ip: null, now: services.clock.now() },
      { action: 'keys.rehash', entity: 'HASH_KEY', after: { rows: hashed } },
    )
    return hashed
  })
}

async function rehashBatch({ pii }: Services, tx: Tx, after: number): Promise<{ count: number; last: number }> {
  const rows = await tx
    .selectFrom('account_owner')
    .select(['account_owner_id', 'social_sealed'])
    .where('account_owner_id', '>', after)
    .where('social_sealed', 'is not', null)
    .orderBy('account_owner_id')
    .limit(AT_ONCE)
    .execute()
  const ids = rows.map((row) => row.account_owner_id)
  const hashes = rows.map((row) => socialHash(pii, openSocial(pii, row.account_owner_id, row.social_sealed ?? '')))
  await sql`update account_owner set social_hash = renewed.hash
    from unnest(${ids}::int[], ${hashes}::text[]) as renewed (id, hash)
    where account_owner_id = renewed.id`.execute(tx)
  return { count: rows.length, last: ids.at(-1) ?? after }
}

/** No check is needed for the embedded database, because only one process can open it. */
async function refuseWhileOthersWork({ db, database }: Services): Promise<void> {
  if (database.engine === 'pglite') return
  const { rows } = await sql<{ sessions: number }>`select count(*)::int as sessions from pg_stat_activity
    where datname = current_database() and application_name = 'custodian'`.execute(db)
  const own = database.pools().reduce((sum, { used, idle }) => sum + used + idle, 0)
  if ((rows[0]?.sessions ?? 0) > own)
    throw new CannotStart('A custodian is connected to this database: stop every custodian before HASH_KEY changes.')
}
