import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Chunk {
  file: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
}

export type Manifest = Record<string, Chunk>

/** Reads vite's manifest of a build, in dist/web or another folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** The chunk and all its static imports, direct and indirect. */
export function together(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) together(manifest, next, seen)
  return seen
}

/** Manifest key of the portal's index.html. */
export function entryOf(manifest: Manifest): string {
  const entry = Object.keys(manifest).find((key) => key.endsWith('index.html') && !key.includes('graphiql'))
  if (!entry) throw new Error('.vite/manifest.json names no index.html')
  return entry
}
