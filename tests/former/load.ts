import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Database } from '../../custodian/platform/db/connect.ts'

// Dumps (pg_dump --inserts) of the oldest database that release 0.1.0 can upgrade, with the demo data.

/** The keys of the dumped data, as settings. */
export const KEYS_OF_FORMER = { PII_KEY: keyOf('PII_KEY'), HASH_KEY: keyOf('HASH_KEY') }

function keyOf(name: string): string {
  return createHash('sha256').update(`${name} of the former database`).digest('base64url')
}

const textOf = (name: string) => gunzipSync(readFileSync(new URL(`${name}.sql.gz`, import.meta.url))).toString()

/**
 * Loads the dump of a former version into an empty database, as its superuser. Without `demo` the tables are empty,
 * except the list of applied migrations.
 */
export async function loadFormer(database: Database, { demo }: { demo: boolean }): Promise<void> {
  const data = textOf('data')
  await database.executeSql('create extension if not exists pg_trgm')
  await database.executeSql(`${textOf('schema').replace('CREATE SCHEMA public;', '')};
    set session_replication_role = replica; ${demo ? data : listOf(data)}; reset all`)
}

function listOf(data: string): string {
  const [list] = /^INSERT INTO public\.schema_migration [^;]+;/m.exec(data) ?? []
  const seeds = data.match(/^INSERT INTO public\.(book|running_number|event_head) [^;]+;/gm) ?? []
  return [list, ...seeds].join('\n')
}
