import { createHash } from 'node:crypto'
import { migrations, type AppliedMigration, type Migration } from './migrationFiles.ts'

// Before release 0.1.0, 120 files created the schema; the release merges them by domain. An older database gets the
// last of those files, and its migration list then names the files of the release.

const FOLDER = new URL('./migrations/carried-over/', import.meta.url)
const FIRST_FORMER = '0001_ground.sql'
/** The last migration that a pre-release database must have. */
const OLDEST = 300
/** SHA-256 over "name checksum\n" of the migration files with numbers up to OLDEST. */
const OLDEST_LIST = '184ee98c29734a85022f9d15bfbbc4d903e8f9fad9b5eb409fb85b1dbe71c1c7'
/**
 * The highest number of the merged pre-release files. Files with higher numbers are the same in both migration lists.
 */
export const LAST_FORMER = 322

/**
 * Pending files of a database from before release 0.1.0; null for every other database.
 * @param files the migration files of this build
 * @throws Error for a database that is too old to be upgraded, newer than this build, or edited
 */
export function missingFromFormer(
  applied: readonly AppliedMigration[],
  files: readonly Migration[],
): Migration[] | null {
  if (!applied.some(({ name }) => name === FIRST_FORMER)) return null
  const oldest = createHash('sha256')
  for (const { version, name, checksum } of applied) if (version <= OLDEST) oldest.update(`${name} ${checksum}\n`)
  if (oldest.digest('hex') !== OLDEST_LIST)
    throw new Error('the database is too old to be upgraded: start the last build before release 0.1.0 with it first')
  const later = files.filter(({ version }) => version > LAST_FORMER)
  const listedAs = files.filter(({ version }) => version <= LAST_FORMER)
  const former = migrations(FOLDER).map((file) => (file.version === LAST_FORMER ? { ...file, listedAs } : file))
  return notApplied(
    applied.filter(({ version }) => version > OLDEST),
    [...former, ...later],
  )
}

/**
 * Returns the files that are not applied yet.
 * @throws Error if an applied file is missing from `files` or was edited
 */
export function notApplied(applied: readonly AppliedMigration[], files: readonly Migration[]): Migration[] {
  for (const row of applied) {
    const file = files.find(({ version }) => version === row.version)
    if (!file) throw new Error(`the database has ${row.name}, which this build does not know: run the newer build`)
    if (file.checksum !== row.checksum) throw new Error(`${row.name} was edited after it was applied`)
  }
  const versions = new Set(applied.map(({ version }) => version))
  return files.filter(({ version }) => !versions.has(version))
}
