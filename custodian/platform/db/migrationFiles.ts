import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('./migrations/', import.meta.url)

/** The database's record of an applied migration. */
export type AppliedMigration = { version: number; name: string; checksum: string }

export type Migration = AppliedMigration & {
  text: string
  /** Migration records that replace this file's record and all records with lower numbers once this file is applied. */
  listedAs?: readonly AppliedMigration[]
}

/** Reads the numbered SQL files, in order. */
export function migrations(folder: URL = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return {
        version: Number(name.slice(0, 4)),
        name,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
      }
    })
}
