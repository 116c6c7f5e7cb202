import { expect, test } from 'vitest'
import { count, type Seen, type Write } from './count.ts'

const write = (key: string, more: Partial<Write> = {}): Write => ({ key, failed: [], took: 10, ...more })
const seen = (writes: Write[], more: Partial<Seen> = {}): Seen => ({ writes, reads: [], away: [], ...more })
const once = (...keys: string[]) => new Map(keys.map((key) => [key, 1]))

test('what was acknowledged and is not in the database is lost', () => {
  expect(count(seen([write('a'), write('b')]), once('b'))).toMatchObject({ acknowledged: 2, lost: 1, doubled: 0 })
})

test('what nobody acknowledged is not lost, whether it is there or not', () => {
  const unknown = { took: null, failed: ['503'] }
  expect(count(seen([write('a', unknown), write('b', unknown)]), once('b'))).toMatchObject({ acknowledged: 0, lost: 0 })
})

test('what is there twice is doubled, acknowledged or not', () => {
  const stored = new Map([
    ['a', 2],
    ['b', 3],
    ['c', 1],
  ])
  expect(count(seen([write('a'), write('b', { took: null }), write('c')]), stored)).toMatchObject({ doubled: 2 })
})

test('it is away until the last answer that was none, whether somebody was told or not', () => {
  const counted = count(
    seen([write('a', { failed: ['503', '503'], took: 9_500 }), write('b', { failed: ['503'] })], {
      reads: [{ isGood: false }, { isGood: true }],
      away: [100, 9_000, 7_000],
    }),
    once('a', 'b'),
  )
  expect(counted).toMatchObject({
    tryAgain: 3,
    mostTryAgain: 2,
    readsFailed: 1,
    slowestSeconds: 9.5,
    secondsAway: 9,
  })
})

test('where nothing failed it was never away', () => {
  expect(count(seen([write('a')], { reads: [{ isGood: true }] }), once('a'))).toMatchObject({
    tryAgain: 0,
    readsFailed: 0,
    secondsAway: 0,
  })
})
