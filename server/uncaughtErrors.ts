import type { Logger } from 'pino'

/**
 * After an uncaught error the process state is unknown: log one line, complete in-flight requests as after SIGTERM, and
 * exit with an error code. The service manager restarts the process.
 * @param quotesValues whether the message may contain personal data, as a database error does: only code and place are
 * logged
 */
export function endWhenUncaught(log: Logger, quotesValues: (error: Error) => boolean = () => false): void {
  let isEnding = false
  const end = (error: unknown) => {
    if (isEnding) return
    isEnding = true
    log.fatal(describe(error, quotesValues), 'uncaught error, the server stops')
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
