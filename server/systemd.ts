import { spawn } from 'node:child_process'

/**
 * Notifies systemd that the server is ready. For a unit with `WatchdogSec`, also notifies twice in that time that the
 * event loop runs. Does nothing without systemd. `systemd-notify` sends the message, so the unit needs
 * `NotifyAccess=all`.
 */
export function notifyReady(
  log: { error: (about: object, text: string) => void },
  env: NodeJS.ProcessEnv = process.env,
): void {
  if (env['NOTIFY_SOCKET'] === undefined) return
  const notify = (message: string) =>
    spawn('systemd-notify', [message], { stdio: 'ignore' }).once('error', ({ message: reason }) =>
      log.error({ reason }, 'systemd is not notified'),
    )
  notify('--ready')
  const watchdogMs = Number(env['WATCHDOG_USEC'] ?? 0) / 1_000
  if (watchdogMs > 0) setInterval(notify, watchdogMs / 2, 'WATCHDOG=1').unref()
}
