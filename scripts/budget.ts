import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './child.ts'
import { entryOf, readManifest, together, type Manifest } from './manifest.ts'

export interface Weight {
  name: string
  /** Size of the gzipped JavaScript in bytes. */
  bytes: number
  goal: number
}

const built = join(root, 'dist/web')

/**
 * A chunk used by this many screens is shared: it loads once and is cached, so it does not count toward a single
 * screen.
 */
const common = 4

/**
 * Size of the JavaScript before the first screen, and of each screen's additional chunks, from vite's manifest. Shared
 * chunks (form kit, tables, dialogs) have their own line; a chunk loaded on demand (a calendar) may be larger.
 */
export function bundleWeights(): Weight[] {
  const manifest = readManifest(built)
  const entry = entryOf(manifest)
  const sizes = new Map<string, number>()
  const weigh = (keys: Iterable<string>) => {
    let sum = 0
    for (const key of keys) {
      const file = manifest[key]?.file ?? ''
      if (!file.endsWith('.js')) continue
      const known = sizes.get(file) ?? gzipSync(readFileSync(join(built, file))).length
      sizes.set(file, known)
      sum += known
    }
    return sum
  }
  const first = together(manifest, entry)
  const added = new Map(
    [...screens(manifest, entry)].map((key) => [
      key,
      [...together(manifest, key)].filter((chunk) => !first.has(chunk)),
    ]),
  )
  const users = new Map<string, number>()
  for (const [key, chunks] of added) {
    // The gallery shows the components of every screen and is not in production, so its size does not count.
    if (key.startsWith('gallery/')) continue
    for (const chunk of chunks) users.set(chunk, (users.get(chunk) ?? 0) + 1)
  }
  const isCommon = (chunk: string) => (users.get(chunk) ?? 0) >= common
  // scripts/start-script.ts writes these files, so they are not in the manifest.
  const start = globSync('assets/{start,enter}-*.js', { cwd: built }).map(
    (file) => gzipSync(readFileSync(join(built, file))).length,
  )
  const weights: Weight[] = [
    { name: 'before the first screen', bytes: start.reduce((sum, bytes) => sum + bytes, weigh(first)), goal: 210_000 },
    { name: 'common parts of screens', bytes: weigh([...users.keys()].filter(isCommon)), goal: 150_000 },
  ]
  for (const [key, chunks] of added) {
    const own = chunks.filter((chunk) => !isCommon(chunk))
    const isScreen = key.endsWith('Page.tsx')
    weights.push({ name: key.replace(/^web\//, ''), bytes: weigh(own), goal: isScreen ? 40_000 : 60_000 })
  }
  return weights.sort((a, b) => b.bytes / b.goal - a.bytes / a.goal)
}

/** Chunks that import each other: the first to run finds the other empty, and the web does not start. */
export function chunkCircles(): string[] {
  const manifest = readManifest(built)
  return Object.entries(manifest).flatMap(([key, { imports = [] }]) =>
    imports.filter((next) => together(manifest, next).has(key)).map((next) => `${key} and ${next}`),
  )
}

/** Every chunk that the entry loads on demand: the screens. */
function screens(manifest: Manifest, entry: string): Set<string> {
  const found = new Set<string>()
  const queue = [...together(manifest, entry)]
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    for (const next of manifest[key]?.dynamicImports ?? []) {
      if (found.has(next)) continue
      found.add(next)
      queue.push(...together(manifest, next))
    }
  }
  return found
}
