import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { changeMaintenance } from '../maintenance/change.ts'
import { writeAudit, type AuditEntry } from '../platform/audit/audit.ts'
import type { Config } from '../platform/config/config.ts'
import { createPii } from '../platform/crypto/pii.ts'
import { loadInBulk } from '../platform/db/bulkLoad.ts'
import type { Database, Tx } from '../platform/db/connect.ts'
import { LAST_FORMER } from '../platform/db/carryOver.ts'
import { migrate } from '../platform/db/migrate.ts'
import { migrations } from '../platform/db/migrationFiles.ts'
import { requireKeysOf } from '../reseal/knownKeys.ts'
import { KEYS_FILE, KEYS_PLACE } from './backup.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { readRows } from './rows.ts'
import { tablesOf, type Table } from './tables.ts'

const BYTES_AT_ONCE = 4_000_000
/**
 * A PostgreSQL transaction id lower than any that the server issues, so no line can be added to restored ledger
 * transactions.
 */
const FROZEN_TRANSACTION = '3'

interface Restored {
  manifest: Manifest
  /** Whether the first key of HASH_KEY replaces the key of the backup, so that `npm run reseal` must follow. */
  isHashKeyNew: boolean
}

/**
 * Restores a backup into an empty database of either engine, as the owner of its tables. Creates the backup's schema,
 * loads all rows or none, then applies newer migrations. Needs exclusive use of the database. The load itself sets
 * read-only mode, so no later failure leaves a database that pays again.
 * @throws Error for a database that has users, and for a backup that is incomplete, changed or made with other keys
 * @throws CannotStart if the keys of the settings do not belong to the data
 */
export async function restore(
  database: Database,
  folder: string,
  config: Pick<Config, 'piiKeys' | 'hashKey' | 'formerHashKeys'>,
  now: Date,
): Promise<Restored> {
  const { hashKey, formerHashKeys } = config
  const manifest = await readManifest(folder, [hashKey, ...formerHashKeys])
  if (manifest.migration <= LAST_FORMER)
    throw new Error(
      'The backup is from before release 0.1.0: restore it with the build that made it, then start this build with the database.',
    )
  const files = migrations()
  if (!files.some(({ version }) => version === manifest.migration))
    throw new Error(
      `The backup has migration ${manifest.migration}, which this build does not know: use a newer build.`,
    )
  await migrate(
    database,
    files.filter(({ version }) => version <= manifest.migration),
  )
  const isHashKeyNew = await database.work.transaction().execute(async (tx) => {
    await refuseUsedDatabase(tx)
    const tables = await tablesOf(tx)
    const names = tables.map(({ name }) => name)
    if (names.join() !== manifest.tables.map(({ name }) => name).join())
      throw new Error('The tables of the backup differ from those of this build.')
    await withoutTriggers(tx, async () => {
      await loadInBulk(tx, names, async () => {
        await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(tx)
        for (const table of tables) await load(tx, folder, table, manifest)
      })
    })
    for (const { name, last, isCalled } of manifest.sequences)
      await sql`select setval(${name}::regclass, ${last}::bigint, ${isCalled})`.execute(tx)
    await setReadOnly(tx, now)
    return requireKeysOf({ config, db: tx, pii: createPii(config) })
  })
  await migrate(database)
  return { manifest, isHashKeyNew }
}

async function setReadOnly(tx: Tx, now: Date): Promise<void> {
  const actor = { userId: null, roleId: null, requestId: 'restore', ip: null, now }
  const audit = (entry: AuditEntry) => writeAudit(tx, actor, entry)
  const text = 'The portal was restored from a backup. It is read-only until it has been checked.'
  await changeMaintenance({ tx, audit, now }, { mode: 'READ_ONLY', text })
}

/**
 * Writes the keys of a backup to a file that only the current user can read.
 * @throws Error if the backup contains no keys, or if `backupKey` is not the key that encrypted them
 */
export async function writeKeysOf(folder: string, backupKey: Buffer, file: string): Promise<void> {
  const sealed = await readFile(join(folder, KEYS_FILE)).catch(() => null)
  if (sealed === null) throw new Error(`${folder} contains no keys: it was made without BACKUP_KEY.`)
  const keys = createPii({ piiKeys: [backupKey], hashKey: backupKey }).openBytes(sealed, KEYS_PLACE)
  await writeFile(file, keys, { mode: 0o600, flag: 'wx' })
}

async function refuseUsedDatabase(tx: Tx): Promise<void> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from account_owner) or exists (select 1 from portal_user)
      or exists (select 1 from ledger_transaction) or exists (select 1 from audit) as used`.execute(tx)
  if (rows[0]?.used) throw new Error('There are people or books in this database already: restore into an empty one.')
}

/**
 * Loads rows with triggers off: triggers checked these rows when first written, and computed values are in the backup.
 */
async function withoutTriggers(tx: Tx, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ owner: string; name: string }>`
    select c.relname as owner, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0
      and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`.execute(tx)
  for (const { owner, name } of rows)
    await sql`alter table ${sql.table(owner)} disable trigger ${sql.id(name)}`.execute(tx)
  await work()
  for (const { owner, name } of rows)
    await sql`alter table ${sql.table(owner)} enable trigger ${sql.id(name)}`.execute(tx)
}

async function load(tx: Tx, folder: string, { name, columns }: Table, manifest: Manifest): Promise<void> {
  const file = manifest.tables.find((table) => table.name === name)
  if (!file) throw new Error(`The backup has no file of ${name}.`)
  const into = sql.join(columns.map((column) => sql.id(column)))
  // Replaces the stored PostgreSQL transaction ids, because they are valid only on the server that issued them.
  const values = sql.join(
    columns.map((column) => (column === 'db_transaction' ? sql`${FROZEN_TRANSACTION}::xid8` : sql.id(column))),
  )
  for await (const lines of readRows(folder, file, BYTES_AT_ONCE))
    await sql`insert into ${sql.table(name)} (${into}) overriding system value
      select ${values} from json_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::json)`.execute(
      tx,
    )
}
