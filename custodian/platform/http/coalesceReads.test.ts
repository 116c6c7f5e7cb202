import { expect, test } from 'vitest'
import { coalesceReads } from './coalesceReads.ts'

test('runs one read per key for all callers in one turn of the event loop', async () => {
  let asked = 0
  const reads: string[] = []
  const read = coalesceReads(async (key: string) => {
    reads.push(`${key} after ${asked}`)
    return key
  })
  const ask = (key: string) => {
    asked += 1
    return read(key)
  }
  expect(await Promise.all([ask('ann'), ask('ben'), ask('ann')])).toEqual(['ann', 'ben', 'ann'])
  expect(reads).toEqual(['ann after 3', 'ben after 3'])
})

test('reads again in the next turn of the event loop, even after a failure', async () => {
  let reads = 0
  const read = coalesceReads(async (_key: string) => {
    reads += 1
    if (reads === 1) throw new Error('first')
    return reads
  })
  const failed = await Promise.allSettled([read('ann'), read('ann')])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([await read('ann'), await read('ann')]).toEqual([2, 3])
})
