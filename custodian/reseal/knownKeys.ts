import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { writeAudit } from '../platform/audit/audit.ts'
import { CannotStart } from '../platform/command.ts'
import type { Config } from '../platform/config/config.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { socialHash, socialAssociatedData } from '../owners/social.ts'
import type { Services } from '../platform/context/services.ts'
import { opensWith } from './sample.ts'

const RINGS = ['PII_KEY', 'HASH_KEY'] as const
type Ring = (typeof RINGS)[number]

/** Fingerprint of a key, which distinguishes keys without revealing them. */
const fingerprintOf = (ring: Ring, key: Buffer): string =>
  createHmac('sha256', key).update(`fingerprint of a ${ring}`).digest('base64url')

/** The error message for an operator whose keys do not belong to the database. */
const WRONG = {
  strange: (ring: string, where: string) =>
    `${ring}: this key does not belong to the database, so its data cannot be opened. Restore ${where} from a backup.`,
  incomplete: (ring: string, where: string) =>
    `${ring}: a former key is missing, so data from its time cannot be verified. Restore ${where} from a backup.`,
  renewed: (ring: string) =>
    `${ring}: the first key is new. Stop every custodian of this database and run npm run reseal.`,
}

/** The keys of the settings, and the database that they must belong to. */
interface KeyCheck {
  config: Pick<Config, 'piiKeys' | 'hashKey' | 'formerHashKeys'>
  db: Db
  pii: Pii
}

/** Whether a list of keys fits the database, or what is wrong with the list. */
type Standing = 'fits' | keyof typeof WRONG

/**
 * Checks that the keys belong to this database. At least one key of PII_KEY must be known; a key that replaces another
 * (`PII_KEY=new,old`) is then recorded. The first key of HASH_KEY must be the newest known, and no former key may be
 * missing. A database without recorded keys records the given ones if they decrypt its values.
 * @param renews for a command that replaces HASH_KEY
 * @throws CannotStart (78) for keys of another database
 */
export async function requireKnownKeys(services: Services, renews = false): Promise<void> {
  const { config } = services
  for (const ring of RINGS) {
    const { standing, unknown } = await lookAt(services, ring)
    const where = config.production ? ring : `${ring} or keys.json in ${config.dataDir}`
    if (standing === 'renewed' && renews) continue
    if (standing !== 'fits') throw new CannotStart(WRONG[standing](ring, where))
    await services.db.transaction().execute((tx) => learn(tx, services.clock.now(), ring, unknown))
  }
}

/**
 * Checks that the keys belong to restored data, before the restore commits it. Records no keys. A first key of HASH_KEY
 * that is newer than the backup is allowed, because `npm run reseal` can follow.
 * @returns whether the first key of HASH_KEY is new, so that no custodian starts before `npm run reseal`
 * @throws CannotStart (78) for keys of another database
 */
export async function requireKeysOf(data: KeyCheck): Promise<boolean> {
  let isNew = false
  for (const ring of RINGS) {
    const { standing } = await lookAt(data, ring)
    if (standing === 'renewed') isNew = true
    else if (standing !== 'fits') throw new CannotStart(WRONG[standing](ring, ring))
  }
  return isNew
}

/** Returns the names of the settings whose keys belong to another database. Unlike a start, records no keys. */
export async function keysThatDoNotFit(services: Services): Promise<Ring[]> {
  const looks = await Promise.all(RINGS.map(async (ring) => ({ ring, ...(await lookAt(services, ring)) })))
  return looks.filter(({ standing }) => standing !== 'fits').map(({ ring }) => ring)
}

/** Whether the first key of HASH_KEY replaces the key that the database uses. */
export async function isHashKeyNew(services: Services): Promise<boolean> {
  return (await lookAt(services, 'HASH_KEY')).standing === 'renewed'
}

/** Makes the first key of HASH_KEY the database's key. Call it in the transaction that hashed everything again. */
export async function learnHashKey({ config, clock }: Services, tx: Tx): Promise<void> {
  await learn(tx, clock.now(), 'HASH_KEY', [fingerprintOf('HASH_KEY', config.hashKey)])
}

async function lookAt(services: KeyCheck, ring: Ring): Promise<{ standing: Standing; unknown: string[] }> {
  const { config, db } = services
  const keys = ring === 'PII_KEY' ? config.piiKeys : [config.hashKey, ...config.formerHashKeys]
  const given = keys.map((key) => fingerprintOf(ring, key))
  const known = await knownOf(db, ring)
  const unknown = given.filter((one) => !known.includes(one))
  if (known.length === 0) {
    const standing = (await fitsUnasked(services, ring)) ? 'fits' : 'strange'
    // Records only the first hash key. No value was hashed with a former key yet, and if several keys were recorded
    // together, none of them would be the newest.
    return { standing, unknown: ring === 'HASH_KEY' ? given.slice(0, 1) : unknown }
  }
  if (ring === 'PII_KEY') return { standing: unknown.length < given.length ? 'fits' : 'strange', unknown }
  return { standing: standingOfHashKeys(given, known), unknown: [] }
}

/** Compares the given keys with the recorded ones. `known` lists the newest key first. */
function standingOfHashKeys(given: readonly string[], known: readonly string[]): Standing {
  const isWhole = known.every((one) => given.includes(one))
  if (given[0] === known[0]) return isWhole ? 'fits' : 'incomplete'
  return isWhole && !known.includes(given[0] ?? '') ? 'renewed' : 'strange'
}

/** Removes all recorded keys but the first, once everything is encrypted with the first key. */
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

/** The recorded keys, newest first. */
async function knownOf(db: Db, ring: Ring): Promise<string[]> {
  const rows = await db
    .selectFrom('key_fingerprint')
    .select('fingerprint')
    .where('ring', '=', ring)
    .orderBy('known_since', 'desc')
    .execute()
  return rows.map(({ fingerprint }) => fingerprint)
}

/** For a database without recorded keys: whether the given keys decrypt a stored value and reproduce its hash. */
async function fitsUnasked({ db, pii }: KeyCheck, ring: Ring): Promise<boolean> {
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

/** Records keys with a later time than every known key, even if the clock is behind. */
async function learn(tx: Tx, now: Date, ring: Ring, fingerprints: readonly string[]): Promise<void> {
  if (fingerprints.length === 0) return
  await sql`insert into key_fingerprint (ring, fingerprint, known_since)
      select ${ring}, given, greatest(${now}::timestamptz,
        (select max(known_since) + interval '1 millisecond' from key_fingerprint where ring = ${ring}))
      from unnest(${fingerprints}::text[]) given on conflict do nothing`.execute(tx)
  await writeAudit(tx, operatorAt(now), { action: 'keys.learn', entity: ring, after: { keys: fingerprints.length } })
}

const operatorAt = (now: Date) => ({ userId: null, roleId: null, requestId: 'operator', ip: null, now })
