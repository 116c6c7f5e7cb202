import { createLog } from './log.ts'

/** Exit code EX_CONFIG: an operator must correct settings or files on disk before the process can start. */
export const WRONG_SETTINGS = 78

/** A problem that only an operator can correct. The process ends with `exitCode`. */
export class CannotStart extends Error {
  readonly exitCode: number

  constructor(reason: string, exitCode = WRONG_SETTINGS) {
    super(reason)
    this.exitCode = exitCode
  }
}

/**
 * Runs a server. A failure prints one JSON line with the reason. The process then exits with the error's `exitCode`, or
 * with 1.
 */
export function orEnd<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    createLog('info', 'errors').fatal({ reason: reasonOf(error) }, 'cannot continue')
    process.exit(exitCodeOf(error))
  })
}

/** Runs a command. A failure prints its reason as plain text, because a person reads the output. */
export function orSay<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    console.error(reasonOf(error))
    process.exit(exitCodeOf(error))
  })
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown')
const exitCodeOf = (error: unknown) => (error instanceof CannotStart ? error.exitCode : 1)
