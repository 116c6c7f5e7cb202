import type { Logger } from 'pino'

/**
 * What nobody caught leaves this process in a state that nobody knows: it is told in one line, what is under way is
 * answered as after SIGTERM, and the exit code says that something was wrong. Whoever runs the process starts it anew.
 * @param quotesValues whose message may hold personal data, as a database error does: only its code and place are logged
 */
export function endWhenUncaught(log: Logger, quotesValues: (error: Error) => boolean = () => false): void {
  let isEnding = false
  const end = (error: unknown) => {
    if (isEnding) return
    isEnding = true
    log.fatal(describe(error, quotesValues), 'nobody caught this; ending')
    process.exitCode = 1
    process.kill(process.pid, 'SIGTERM')
  }
  process.on('unhandledRejection', end)
  process.on('uncaughtException', end)
}

function describe(error: unknown, quotesValues: (error: Error) => boolean): object {
  if (!(error instanceof Error)) return { failure: typeof error }
  return {
    failure: error.name,
    code: (error as { code?: unknown }).code,
    ...(quotesValues(error) ? {} : { reason: error.message }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
  }
}
