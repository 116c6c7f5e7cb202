import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '../../scripts/child.ts'
import { startServer } from '../../tests/postgres.ts'

/** PostgreSQL settings for a database of this size; the 64 MB of the tests hold only a hundredth of its indexes. */
const SETTINGS = ['shared_buffers=512MB', 'max_wal_size=2GB', 'min_wal_size=80MB', 'effective_cache_size=4GB']
const NAME = 'portal'

export interface ScaleDatabase {
  /** URL of the database, as for DATABASE_URL. */
  url: string
  /** The file with the keys of the database's encrypted values. */
  dataDir: string
  stop: () => Promise<void>
}

/** Folder of the databases. */
export const scaleFolder = (): string => process.env['DATA_DIR'] ?? join(root, 'data/scale')

/**
 * PostgreSQL with this many generated owners in its own folder, created by `npm run demo` if the folder is missing. The
 * caller stops the server.
 */
export async function scaleDatabase(owners: number, folder = scaleFolder()): Promise<ScaleDatabase> {
  const directory = join(folder, String(owners))
  mkdirSync(directory, { recursive: true })
  const server = await startServer(directory, SETTINGS)
  const url = new URL(server.url)
  url.pathname = `/${NAME}`
  const made = join(folder, `${owners}.made`)
  if (!existsSync(made)) {
    await emptyDatabase(server.url)
    fill(url.toString(), folder, owners)
    writeFileSync(made, new Date().toISOString())
  }
  return { url: url.toString(), dataDir: folder, stop: server.stop }
}

/** Delete an incomplete database. */
async function emptyDatabase(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`drop database if exists ${NAME}`)
  await client.query(`create database ${NAME}`)
  await client.end()
}

function fill(url: string, folder: string, owners: number): void {
  const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: url, DATA_DIR: folder }
  const program = join(root, 'custodian/commands/demo.ts')
  const { status } = spawnSync(process.execPath, [program, '--owners', String(owners)], { env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm run demo -- --owners ${owners} ended with ${status}`)
}
