const SAME_PRESS_MS = 1_000
const LOOK_MS = 1_000

/**
 * Calls `stop` once: on SIGTERM, SIGINT or SIGHUP, and when the parent process (npm, or the command that started all
 * parts) has ended. A later signal exits immediately with 1. A second signal within a second is ignored, because a
 * terminal and npm both forward one Ctrl+C.
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

/**
 * Whether this process ends with its parent. A server in the background of a shell outlives the shell; a server started
 * by npm ends with npm.
 */
function belongsToParent(): boolean {
  return process.env.npm_lifecycle_event !== undefined || process.env.END_WITH_PARENT === 'on'
}

/** Calls `gone` when the parent process has ended: an orphaned process gets another parent. */
function watchParent(gone: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    gone()
  }, LOOK_MS)
  timer.unref()
}
