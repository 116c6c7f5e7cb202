import type { ChildProcess } from 'node:child_process'
import { get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits until the http URL returns 200; rejects when its process ends, or after the timeout. */
export async function answering(url: string, process: ChildProcess, milliseconds = 120_000): Promise<void> {
  const until = Date.now() + milliseconds
  while (Date.now() < until) {
    if (process.exitCode !== null || process.signalCode !== null)
      throw new Error(`it ended before it was ready, with ${process.signalCode ?? `exit code ${process.exitCode}`}`)
    if ((await statusOf(url)) === 200) return
    await pause(50)
  }
  throw new Error(`no answer at ${url} within ${milliseconds / 1000} s`)
}

/**
 * The status of the response; null if the server is not listening yet. Does not use fetch, which would take 15 MB in a
 * parent process that only waits.
 */
function statusOf(url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 2_000 }, (response) => {
      response.resume()
      resolve(response.statusCode ?? null)
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(null))
  })
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
