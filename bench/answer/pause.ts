import { setTimeout as rest } from 'node:timers/promises'
import { measure, type Lane, type Next } from './lanes.ts'

/** CPU milliseconds of all servers for a usual response, and for the first response after an idle period. */
export interface AfterPause {
  usual: number
  first: number
}

const USUAL = 100

/** Uses one caller, because the first response after an idle period also has only one. */
export async function afterPause(lane: Lane, next: Next, seconds: number): Promise<AfterPause> {
  const usual = await measure(lane, next, USUAL, 1)
  await rest(seconds * 1_000)
  const first = await measure(lane, next, 1, 1)
  return { usual: usual.sum, first: first.sum }
}
