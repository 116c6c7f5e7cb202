import type { ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits until the URL returns 200; rejects when its process ends, or after the timeout. */
export async function answering(url: string, process: ChildProcess, milliseconds = 120_000): Promise<void> {
  const until = Date.now() + milliseconds
  while (Date.now() < until) {
    if (process.exitCode !== null || process.signalCode !== null) throw new Error('it ended before it was ready')
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
      await response.body?.cancel()
      if (response.ok) return
    } catch {
      // The server is not listening yet.
    }
    await pause(50)
  }
  throw new Error(`no answer at ${url} within ${milliseconds / 1000} s`)
}

/** Whether a process already listens on the loopback port. */
export function taken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
