import { createLog } from './log.ts'

/** EX_CONFIG: an operator must correct settings or files on disk before the process can start. */
export const WRONG_SETTINGS = 78

/** A problem that only an operator can correct; the process ends with `exitCode`. */
export class CannotStart extends Error {
  readonly exitCode: number

  constructor(reason: string, exitCode = WRONG_SETTINGS) {
    super(reason)
    this.exitCode = exitCode
  }
}

/**
 * Runs a program. A failure prints one JSON line with the reason, and the process ends with the exit code of the
 * problem, otherwise with 1.
 */
export async function orEnd<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    createLog('info', 'errors').fatal({ reason: error instanceof Error ? error.message : 'unknown' }, 'cannot go on')
    process.exit(error instanceof CannotStart ? error.exitCode : 1)
  }
}
