import { setTimeout as rest } from 'node:timers/promises'
import { measure, type Lane, type Next } from './lanes.ts'

/** Milliseconds of CPU of all parts for one answer: a usual one, and the first after a rest. */
export interface AfterPause {
  usual: number
  first: number
}

const USUAL = 100

/** One caller, as nobody else calls during the first answer after a rest. */
export async function afterPause(lane: Lane, next: Next, seconds: number): Promise<AfterPause> {
  const usual = await measure(lane, next, USUAL, 1)
  await rest(seconds * 1_000)
  const first = await measure(lane, next, 1, 1)
  return { usual: usual.sum, first: first.sum }
}
