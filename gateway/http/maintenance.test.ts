import { afterEach, expect, test, vi } from 'vitest'
import type { Maintenance } from '../../contract/maintenance.ts'
import { createNotice, noticeBlock } from './maintenance.ts'

const notice = (mode: Maintenance['mode'], text: string | null): Maintenance => ({ mode, text, since: null })
const OFF = notice('OFF', null)
const ANNOUNCED = notice('ANNOUNCE', 'The portal is updated tonight.')

afterEach(() => vi.restoreAllMocks())

/** A clock set by hand. */
function clock() {
  let now = 1_000_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return { forward: (milliseconds: number) => (now += milliseconds) }
}

test('reads the maintenance notice at most every five seconds, for any number of pages', async () => {
  const { forward } = clock()
  const ask = vi.fn<() => Promise<Maintenance>>(() => Promise.resolve(ANNOUNCED))
  const known = createNotice(ask)
  expect(await Promise.all([known(), known(), known()])).toEqual([ANNOUNCED, ANNOUNCED, ANNOUNCED])
  forward(4_999)
  await known()
  expect(ask).toHaveBeenCalledTimes(1)
  forward(1)
  await known()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('shows the last maintenance notice while the custodian is down', async () => {
  const { forward } = clock()
  const ask = vi.fn<() => Promise<Maintenance>>()
  ask.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(ANNOUNCED).mockRejectedValueOnce(new Error('away'))
  const known = createNotice(ask)
  expect(await known()).toEqual(OFF)
  forward(5_000)
  expect(await known()).toEqual(ANNOUNCED)
  forward(5_000)
  expect(await known()).toEqual(ANNOUNCED)
})

test('serves a page without the notice of a slow custodian, and shows it on the next page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const late = Promise.withResolvers<Maintenance>()
    const known = createNotice(() => late.promise)
    const page = known()
    await vi.advanceTimersByTimeAsync(500)
    expect(await page).toEqual(OFF)
    late.resolve(ANNOUNCED)
    expect(await known()).toEqual(ANNOUNCED)
  } finally {
    vi.useRealTimers()
  }
})

test('escapes a maintenance notice in its script block', () => {
  expect(noticeBlock(OFF)).toBe('')
  const block = noticeBlock(notice('ANNOUNCE', '</script><script>alert(1)</script>'))
  expect(block.match(/<\/?script/g)).toEqual(['<script', '</script'])
  const [, json = ''] = /<script[^>]*>(.*)<\/script>/s.exec(block) ?? []
  expect(JSON.parse(json)).toEqual({ mode: 'ANNOUNCE', text: '</script><script>alert(1)</script>' })
})
