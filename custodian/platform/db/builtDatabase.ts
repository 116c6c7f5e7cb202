import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { embeddedFolder, openDatabase } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrationFiles.ts'

// An empty embedded database with all tables, built by `npm run build`. The first start in an empty folder unpacks it,
// because running every migration takes seconds. The database's file name depends on the migrations and the engine. A
// start ignores an incomplete prebuilt database.

const BUILT = fileURLToPath(new URL('../../../dist/database/', import.meta.url))
const DIGEST_BYTES = 32

/** The files of a folder by path, and its empty folders. */
type Contents = { folders: string[]; files: { path: string; size: number }[] }

/**
 * Unpacks the prebuilt embedded database into a new folder. Returns false if no prebuilt database is usable.
 * @param built the folder of the build; tests pass another one
 */
export function unpackBuilt(folder: string, built = BUILT): boolean {
  const packed = read(built)
  if (packed) unpack(packed, folder)
  return packed !== null
}

/** Builds the prebuilt database if it does not exist. Returns true if it was built. */
export async function buildDatabase(built = BUILT): Promise<boolean> {
  if (read(built)) return false
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-database-'))
  try {
    const database = await openDatabase({ dataDir })
    try {
      await migrate(database)
      // Omits the template databases, which are two thirds of a new cluster's files and never used.
      await database.executeSql("update pg_database set datistemplate = false where datname <> 'postgres'")
      for (const template of ['template0', 'template1']) await database.executeSql(`drop database ${template}`)
    } finally {
      await database.close()
    }
    const content = gzipSync(pack(embeddedFolder(dataDir)))
    rmSync(built, { recursive: true, force: true })
    mkdirSync(built, { recursive: true })
    const file = join(built, nameOfBuilt())
    writeFileSync(`${file}.next`, Buffer.concat([digestOf(content), content]))
    renameSync(`${file}.next`, file)
    return true
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function read(built: string): Buffer | null {
  try {
    const packed = readFileSync(join(built, nameOfBuilt()))
    const content = packed.subarray(DIGEST_BYTES)
    return digestOf(content).equals(packed.subarray(0, DIGEST_BYTES)) ? gunzipSync(content) : null
  } catch {
    return null
  }
}

function unpack(packed: Buffer, folder: string): void {
  const start = 4 + packed.readUInt32LE()
  const { folders, files } = JSON.parse(packed.toString('utf8', 4, start)) as Contents
  // File modes as the engine sets them: only the owner of the process has access.
  mkdirSync(folder, { mode: 0o700 })
  for (const path of folders) mkdirSync(join(folder, path), { recursive: true, mode: 0o700 })
  let at = start
  for (const { path, size } of files) {
    writeFileSync(join(folder, path), packed.subarray(at, at + size), { mode: 0o600 })
    at += size
  }
}

function pack(folder: string): Buffer {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: join(entry.parentPath, entry.name).slice(folder.length + 1),
    isFolder: entry.isDirectory(),
  }))
  const files = entries
    .filter(({ isFolder }) => !isFolder)
    .map(({ path }) => ({ path, content: readFileSync(join(folder, path)) }))
  const contents: Contents = {
    folders: entries.filter(({ isFolder }) => isFolder).map(({ path }) => path),
    files: files.map(({ path, content }) => ({ path, size: content.length })),
  }
  const head = Buffer.from(JSON.stringify(contents))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, ...files.map(({ content }) => content)])
}

/** A hash of the engine's bytes and the text of every migration. */
function nameOfBuilt(): string {
  const hash = createHash('sha256')
  const engine = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm'))
  for (const part of ['pglite.wasm', 'pglite.data', 'initdb.wasm']) hash.update(readFileSync(join(engine, part)))
  for (const { name, checksum } of migrations()) hash.update(`${name} ${checksum}\0`)
  return hash.digest('hex').slice(0, 32)
}

const digestOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest()
