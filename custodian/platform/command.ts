import { createLog } from './log.ts'

/** EX_CONFIG: settings or files on disk must be corrected before it can start. */
export const WRONG_SETTINGS = 78

/** Something that only an operator can put right; the process ends with `exitCode`. */
export class CannotStart extends Error {
  readonly exitCode: number

  constructor(reason: string, exitCode = WRONG_SETTINGS) {
    super(reason)
    this.exitCode = exitCode
  }
}

/**
 * Does the work of a program. Whatever goes wrong is one JSON line with the reason, and the process ends: with the code
 * of what cannot start, else with 1.
 */
export async function orEnd<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    createLog('info', 'errors').fatal({ reason: error instanceof Error ? error.message : 'unknown' }, 'cannot go on')
    process.exit(error instanceof CannotStart ? error.exitCode : 1)
  }
}
