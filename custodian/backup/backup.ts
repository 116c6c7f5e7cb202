import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../platform/config/config.ts'
import { createPii } from '../platform/crypto/pii.ts'
import type { Services } from '../platform/context/services.ts'
import type { Tx } from '../platform/db/connect.ts'
import { writeManifest, type Manifest } from './manifest.ts'
import { writeRows } from './rows.ts'
import { tablesOf, type Table } from './tables.ts'

const ROWS_AT_ONCE = 2_000
/** A small batch for files, because a row may hold 10 MB. */
const FILES_AT_ONCE = 4

/** The backup's file of encrypted keys, and the associated data of that encryption. */
export const KEYS_FILE = 'keys.sealed'
export const KEYS_PLACE = 'backup.keys'

/**
 * Writes one snapshot of the database into a new folder: a file of rows for each table and a manifest. On PostgreSQL,
 * running custodians do not wait. With BACKUP_KEY, the backup includes the encrypted keys, without which the data is
 * unreadable. The folder gets its final name when the backup is complete.
 * @throws Error if the folder exists
 */
export async function backUp(services: Services, folder: string): Promise<Manifest> {
  const draft = `${folder}.unfinished`
  await mkdir(draft, { recursive: true, mode: 0o700 })
  await chmod(draft, 0o700)
  const { config, database, clock } = services
  const content = await database.work
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx): Promise<Manifest> => {
      await sql`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(tx)
      const tables: Manifest['tables'] = []
      for (const table of await tablesOf(tx))
        tables.push({ name: table.name, ...(await writeRows(draft, table.name, rowsOf(tx, table))) })
      return {
        format: 1,
        takenAt: clock.now().toISOString(),
        migration: await newestMigration(tx),
        tables,
        sequences: await sequencesOf(tx),
        auditHead: await auditHeadOf(tx),
      }
    })
  if (config.backupKey) await writeFile(join(draft, KEYS_FILE), sealedKeys(config, config.backupKey), { mode: 0o600 })
  await writeManifest(draft, content, config.hashKey)
  // Fails if a folder of that name exists, so no backup is overwritten.
  await rename(draft, folder)
  return content
}

async function* rowsOf(tx: Tx, { name, hasFiles }: Table): AsyncGenerator<string[]> {
  const count = hasFiles ? FILES_AT_ONCE : ROWS_AT_ONCE
  await sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from ${sql.table(name)} t`.execute(
    tx,
  )
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(count)} from backup_rows`.execute(tx)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < count) break
  }
  await sql`close backup_rows`.execute(tx)
}

async function newestMigration(tx: Tx): Promise<number> {
  const { rows } = await sql<{ newest: number }>`select max(version) as newest from schema_migration`.execute(tx)
  return rows[0]?.newest ?? 0
}

/** Last value of each sequence. A restore sets the sequences, so no id is issued twice, even that of a deleted row. */
async function sequencesOf(tx: Tx): Promise<Manifest['sequences']> {
  const { rows: names } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`.execute(
    tx,
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of names) {
    const { rows } = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.table(name)}`.execute(tx)
    for (const { last, called } of rows) sequences.push({ name, last, isCalled: called })
  }
  return sequences
}

async function auditHeadOf(tx: Tx): Promise<Manifest['auditHead']> {
  const last = await tx
    .selectFrom('audit_chain')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { position: Number(last.position), hash: last.hash } : null
}

function sealedKeys(config: Config, backupKey: Buffer): Buffer {
  const keys = {
    PII_KEY: config.piiKeys.map((key) => key.toString('base64url')).join(','),
    HASH_KEY: [config.hashKey, ...config.formerHashKeys].map((key) => key.toString('base64url')).join(','),
    OPERATOR_KEY: [config.operatorKey, ...config.formerOperatorKeys].join(','),
  }
  return createPii({ piiKeys: [backupKey], hashKey: config.hashKey }).sealBytes(
    Buffer.from(JSON.stringify(keys, null, 2)),
    KEYS_PLACE,
  )
}
