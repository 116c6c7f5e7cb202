import { join } from 'node:path'
import { expect, test } from 'vitest'
import { capture, root } from '../scripts/child.ts'

// tests/promises/last-resort.test.ts ends the servers.

/** A program that fails, and completes its work before it exits. */
const program = (fails: string) => `
  import { pino } from 'pino'
  import { onShutdown } from ${JSON.stringify(join(root, 'server/shutdown.ts'))}
  import { endWhenUncaught } from ${JSON.stringify(join(root, 'server/uncaughtErrors.ts'))}
  endWhenUncaught(pino(), (error) => error.code === '23505')
  onShutdown((reason) => {
    console.log(JSON.stringify({ ended: reason }))
    process.exit()
  })
  setInterval(() => {}, 60_000)
  const failure = (code) => Object.assign(new Error('nobody waited'), { code })
  ${fails}`

test.each([
  ['an uncaught rejection', 'Promise.reject(failure())', 'nobody waited'],
  ['an uncaught exception', 'setTimeout(() => { throw failure() })', 'nobody waited'],
  ['an error that quotes values', "Promise.reject(failure('23505'))", undefined],
  ['two errors', 'Promise.reject(failure()); Promise.reject(failure())', 'nobody waited'],
])('logs one JSON line after %s, ends as after SIGTERM, and exits with 1', async (_, fails, reason) => {
  const { code, output } = await capture(process.execPath, ['--input-type=module', '--eval', program(fails)])
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const [failure, ...more] = lines.filter(({ ended }) => ended === undefined)
  expect(failure).toMatchObject({ level: 60, failure: 'Error', stack: expect.any(Array) })
  expect(failure?.['reason']).toBe(reason)
  expect(more).toEqual([])
  expect(lines).toContainEqual({ ended: 'SIGTERM' })
  expect(code).toBe(1)
})
