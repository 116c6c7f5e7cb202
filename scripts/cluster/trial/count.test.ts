import { expect, test } from 'vitest'
import { count, type Seen, type Write } from './count.ts'

const write = (key: string, more: Partial<Write> = {}): Write => ({ key, failed: [], took: 10, ...more })
const seen = (writes: Write[], more: Partial<Seen> = {}): Seen => ({ writes, reads: [], away: [], ...more })
const once = (...keys: string[]) => new Map(keys.map((key) => [key, 1]))

test('counts an acknowledged write missing from the database as lost', () => {
  expect(count(seen([write('a'), write('b')]), once('b'))).toMatchObject({ acknowledged: 2, lost: 1, doubled: 0 })
})

test('never counts an unacknowledged write as lost', () => {
  const unknown = { took: null, failed: ['503'] }
  expect(count(seen([write('a', unknown), write('b', unknown)]), once('b'))).toMatchObject({ acknowledged: 0, lost: 0 })
})

test('counts a write stored twice as duplicated', () => {
  const stored = new Map([
    ['a', 2],
    ['b', 3],
    ['c', 1],
  ])
  expect(count(seen([write('a'), write('b', { took: null }), write('c')]), stored)).toMatchObject({ doubled: 2 })
})

test('measures an outage to its last failed request', () => {
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

test('reports an outage of 0 seconds if no request failed', () => {
  expect(count(seen([write('a')], { reads: [{ isGood: true }] }), once('a'))).toMatchObject({
    tryAgain: 0,
    readsFailed: 0,
    secondsAway: 0,
  })
})
