import { expect, test } from 'vitest'
import { createWrites } from './writes.ts'

// Tests that a failed write shows that all writes fail, and that a trial write shows when they work again.

const failed = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  ['53100', 'the disk of the database is full'],
  ['58030', 'the disk of the database fails'],
  ['25006', 'the database is read-only'],
  ['23505', null],
  ['40001', null],
  ['ECONNRESET', null],
])('reports whether all writes fail after a write that failed with %s: %s', async (code, reason) => {
  const writes = createWrites(async () => {})
  writes.note(failed(code))
  expect(await writes.failing()).toBe(reason)
})

test.each<[what: string, tried: () => Promise<void>, isFailing: boolean]>([
  ['works', async () => {}, false],
  ['fails in the same way', () => Promise.reject(failed('53100')), true],
  ['finds the database unreachable', () => Promise.reject(failed('ECONNREFUSED')), true],
  ['is not permitted', () => Promise.reject(failed('42501')), false],
])('sends a trial write five seconds after a failed write; the trial write %s', async (_what, tried, isFailing) => {
  let time = 0
  let tries = 0
  const writes = createWrites(
    () => {
      tries += 1
      return tried()
    },
    () => time,
  )
  writes.note(failed('53100'))
  time = 4_999
  expect([(await writes.failing()) !== null, tries]).toEqual([true, 0])
  time = 5_000
  const answers = await Promise.all([writes.failing(), writes.failing()])
  expect(answers.map((reason) => reason !== null)).toEqual([isFailing, isFailing])
  expect(tries).toBe(1)
})
