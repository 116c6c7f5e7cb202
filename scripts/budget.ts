import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './child.ts'

interface Chunk {
  file: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
}

export interface Weight {
  name: string
  /** Bytes of JavaScript, gzip. */
  bytes: number
  goal: number
}

/** JavaScript before the first screen, and what each screen adds to it, from vite's manifest. */
export function bundleWeights(): Weight[] {
  const built = join(root, 'dist/web')
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const entry = Object.entries(manifest).find(([key]) => key.endsWith('index.html') && !key.includes('graphiql'))?.[0]
  if (!entry) throw new Error('dist/web/.vite/manifest.json names no index.html')
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
  const weights: Weight[] = [{ name: 'before the first screen', bytes: weigh(first), goal: 200_000 }]
  for (const key of screens(manifest, entry)) {
    const extra = [...together(manifest, key)].filter((chunk) => !first.has(chunk))
    weights.push({ name: key.replace(/^web\//, ''), bytes: weigh(extra), goal: 40_000 })
  }
  return weights.sort((a, b) => b.bytes / b.goal - a.bytes / a.goal)
}

/** The chunk and everything it imports statically. */
function together(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) together(manifest, next, seen)
  return seen
}

/** Every chunk that is loaded on demand from the entry: the screens. */
function screens(manifest: Record<string, Chunk>, entry: string): Set<string> {
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
