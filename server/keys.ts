import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LOCK_STALE_MS = 10_000

/**
 * Reads the named 256-bit keys (base64url) from DATA_DIR/keys.json and creates missing keys once. The gateway keeps its
 * key in the same file, so keys with other names do not change. A lock folder prevents two processes from creating
 * different keys.
 */
export function keptKeys(dataDir: string, names: readonly string[]): Record<string, string> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'keys.json')
  const known = read(file)
  if (names.every((name) => known[name])) return known
  return locked(join(dataDir, 'keys.lock'), () => {
    const keys = read(file)
    for (const name of names) keys[name] ??= randomBytes(32).toString('base64url')
    const draft = join(dataDir, `keys.${process.pid}.tmp`)
    writeFileSync(draft, JSON.stringify(keys, null, 2), { mode: 0o600 })
    renameSync(draft, file)
    return keys
  })
}

/** False for a key typed by hand to reach the length: one repeated character, or the alphabet. */
export function isRandom(key: Buffer): boolean {
  const steps = key.subarray(1).map((byte, place) => byte - (key[place] ?? 0))
  return new Set(key).size >= 16 && new Set(steps).size >= 16
}

function read(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

function locked<T>(folder: string, work: () => T): T {
  for (;;) {
    try {
      mkdirSync(folder)
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isStale(folder)) rmSync(folder, { recursive: true, force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
  try {
    return work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function isStale(folder: string): boolean {
  try {
    return Date.now() - statSync(folder).mtimeMs > LOCK_STALE_MS
  } catch {
    return false
  }
}
