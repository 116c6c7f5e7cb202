const SEED = 20_260_310

/**
 * A generator of numbers from 0 to below 1, determined by `kind` and `number` (mulberry32 over FNV-1a), so the values
 * of one record never depend on another.
 */
export function randomOf(kind: string, number: number): () => number {
  let state = 0x811c9dc5
  for (const character of `${SEED}:${kind}:${number}`)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  state >>>= 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function pick<T>(random: () => number, from: readonly T[]): T {
  const item = from[Math.floor(random() * from.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** An integer between both numbers, inclusive. */
export function between(random: () => number, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}
