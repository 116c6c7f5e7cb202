const SAME_PRESS_MS = 1_000
const LOOK_MS = 1_000

/**
 * Calls `stop` once: for SIGTERM, SIGINT and SIGHUP, and when whoever started this process is gone (npm, or the command
 * that started all parts), which no signal tells. A later signal means "now" and ends the process with 1; a terminal
 * and npm both pass one Ctrl+C on, so a second one within a second is the same.
 */
export function onShutdown(stop: (reason: string) => void): void {
  let since: number | null = null
  const end = (reason: string) => {
    if (since === null) {
      since = Date.now()
      stop(reason)
    } else if (Date.now() - since > SAME_PRESS_MS) process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(signal))
  if (belongsToParent()) watchParent(() => since === null && end('parent gone'))
}

/** A server in the background of a shell outlives it; one started by npm does not. */
function belongsToParent(): boolean {
  return process.env.npm_lifecycle_event !== undefined || process.env.END_WITH_PARENT === 'on'
}

/** An orphan is given another parent. */
function watchParent(gone: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    gone()
  }, LOOK_MS)
  timer.unref()
}
