import type { Logger } from 'pino'
import { sqlState } from '../db/errors.ts'

/**
 * What nobody caught leaves this process in a state that nobody knows: it is told in one line, what is under way is
 * answered as after SIGTERM, and the exit code says that something was wrong. Whoever runs the process starts it anew.
 */
export function endWhenUncaught(log: Logger): void {
  let isEnding = false
  const end = (error: unknown) => {
    if (isEnding) return
    isEnding = true
    log.fatal(told(error), 'nobody caught this; ending')
    process.exitCode = 1
    process.kill(process.pid, 'SIGTERM')
  }
  process.on('unhandledRejection', end)
  process.on('uncaughtException', end)
}

/** A database error quotes values: of those only the code and the place are logged. */
function told(error: unknown): object {
  if (!(error instanceof Error)) return { failure: typeof error }
  return {
    failure: error.name,
    code: (error as { code?: unknown }).code,
    ...(sqlState(error) === null ? { reason: error.message } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
  }
}
