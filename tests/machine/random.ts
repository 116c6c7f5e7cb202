export interface Random {
  /** At least 0 and below 1. */
  next(): number
  /** A whole number from `least` to `most`, inclusive. */
  whole(least: number, most: number): number
  chance(probability: number): boolean
  /** A random element; undefined if there is none. */
  one<T>(choices: readonly T[]): T | undefined
}

/** A generator with the same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    one: (choices) => choices[whole(0, choices.length - 1)],
  }
}
