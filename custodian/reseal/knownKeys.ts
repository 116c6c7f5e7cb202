import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { writeAudit } from '../platform/audit/audit.ts'
import { CannotStart } from '../platform/command.ts'
import type { Db } from '../platform/db/connect.ts'
import { socialHash, socialAssociatedData } from '../owners/social.ts'
import type { Services } from '../platform/context/services.ts'
import { opensWith } from './sample.ts'

const RINGS = ['PII_KEY', 'HASH_KEY'] as const
type Ring = (typeof RINGS)[number]

/** Tells keys apart and gives nothing of them away. */
const fingerprintOf = (ring: Ring, key: Buffer): string =>
  createHmac('sha256', key).update(`fingerprint of a ${ring}`).digest('base64url')

/**
 * Makes sure that the keys are those of this database: of PII_KEY at least one must be known, and HASH_KEY itself. A key
 * that takes the place of another (`PII_KEY=new,old`) is known from then on. A database that knows none yet learns them,
 * if what is sealed in it opens.
 * @throws CannotStart (78) for keys that are not this database's
 */
export async function requireKnownKeys(services: Services): Promise<void> {
  const { config } = services
  for (const ring of RINGS) {
    const { fits, unknown } = await lookAt(services, ring)
    if (!fits)
      throw new CannotStart(
        `${ring}: not the key that this database was made with, nothing in it could be found or opened. Bring ${config.production ? ring : `${ring} or keys.json in ${config.dataDir}`} back from a backup.`,
      )
    await learn(services, ring, unknown)
  }
}

/** The names of keys that are not this database's; it learns none. */
export async function keysThatDoNotFit(services: Services): Promise<Ring[]> {
  const looks = await Promise.all(RINGS.map(async (ring) => ({ ring, ...(await lookAt(services, ring)) })))
  return looks.filter(({ fits }) => !fits).map(({ ring }) => ring)
}

async function lookAt(services: Services, ring: Ring): Promise<{ fits: boolean; unknown: string[] }> {
  const { config, db } = services
  const keys = ring === 'PII_KEY' ? config.piiKeys : [config.hashKey]
  const given = keys.map((key) => fingerprintOf(ring, key))
  const known = await knownOf(db, ring)
  const unknown = given.filter((one) => !known.includes(one))
  return { fits: known.length > 0 ? unknown.length < given.length : await fitsUnasked(services, ring), unknown }
}

/** Once everything is sealed with the first key, the others are keys of this database no more. */
export async function forgetOldKeys({ config, db, clock }: Services): Promise<void> {
  const [newest] = config.piiKeys
  if (!newest) return
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('key_fingerprint')
      .where('ring', '=', 'PII_KEY')
      .where('fingerprint', '!=', fingerprintOf('PII_KEY', newest))
      .executeTakeFirst()
    if (numDeletedRows > 0n)
      await writeAudit(tx, operatorAt(clock.now()), {
        action: 'keys.forget',
        entity: 'PII_KEY',
        after: { keys: Number(numDeletedRows) },
      })
  })
}

async function knownOf(db: Db, ring: Ring): Promise<string[]> {
  const rows = await db.selectFrom('key_fingerprint').select('fingerprint').where('ring', '=', ring).execute()
  return rows.map(({ fingerprint }) => fingerprint)
}

/** Of a database of a time before fingerprints: whether something in it opens, and is found. */
async function fitsUnasked({ db, pii }: Services, ring: Ring): Promise<boolean> {
  if (ring === 'PII_KEY') return opensWith(db, pii)
  const owner = await db
    .selectFrom('account_owner')
    .select(['account_owner_id', 'social_sealed', 'social_hash'])
    .where('social_sealed', 'is not', null)
    .where('social_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (!owner?.social_sealed) return true
  return (
    socialHash(pii, pii.open(owner.social_sealed, socialAssociatedData(owner.account_owner_id))) === owner.social_hash
  )
}

async function learn({ db, clock }: Services, ring: Ring, fingerprints: readonly string[]): Promise<void> {
  if (fingerprints.length === 0) return
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await sql`insert into key_fingerprint (ring, fingerprint, known_since)
      select ${ring}, given, ${now} from unnest(${fingerprints}::text[]) given on conflict do nothing`.execute(tx)
    await writeAudit(tx, operatorAt(now), { action: 'keys.learn', entity: ring, after: { keys: fingerprints.length } })
  })
}

const operatorAt = (now: Date) => ({ userId: null, roleId: null, requestId: 'operator', ip: null, now })
