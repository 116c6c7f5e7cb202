import { EventEmitter } from 'node:events'
import type { Page, Request } from '@playwright/test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchTraffic } from './settled.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const main = {}

/** A page whose events a test emits, and whether its network is idle after a second without events. */
function watched() {
  const page = Object.assign(new EventEmitter(), { mainFrame: () => main })
  const isQuiet = watchTraffic(page as unknown as Page)
  const send = (frame: object | null = null, accept = '*/*') => {
    const request = { headers: () => ({ accept }), isNavigationRequest: () => frame !== null, frame: () => frame }
    page.emit('request', request as unknown as Request)
    return request
  }
  return {
    page,
    send,
    isQuiet: () => {
      vi.advanceTimersByTime(1_000)
      return isQuiet()
    },
  }
}

it.each<[string, boolean, (watch: ReturnType<typeof watched>) => void]>([
  ['nothing was sent', true, () => {}],
  ['a request is in flight', false, ({ send }) => void send()],
  ['a request has ended', true, ({ page, send }) => void page.emit('requestfinished', send())],
  ['only an event stream is open', true, ({ send }) => void send(null, 'text/event-stream')],
  [
    'the old page sent a request before the new page replaced it',
    true,
    ({ page, send }) => {
      const navigation = send(main)
      send()
      page.emit('framenavigated', main)
      page.emit('requestfinished', navigation)
    },
  ],
  [
    'the new page has sent a request',
    false,
    ({ page, send }) => {
      page.emit('requestfinished', send(main))
      page.emit('framenavigated', main)
      send()
    },
  ],
  [
    'the new document is still loading',
    false,
    ({ page, send }) => {
      send(main)
      page.emit('framenavigated', main)
    },
  ],
  [
    'the address changed within the page',
    false,
    ({ page, send }) => {
      send()
      page.emit('framenavigated', main)
    },
  ],
  [
    'the address changed within the page after a navigation that failed',
    false,
    ({ page, send }) => {
      page.emit('requestfailed', send(main))
      send()
      page.emit('framenavigated', main)
    },
  ],
  [
    'an inner frame has navigated',
    false,
    ({ page, send }) => {
      const inner = {}
      send()
      page.emit('requestfinished', send(inner))
      page.emit('framenavigated', inner)
    },
  ],
])('after a second in which %s, the network is idle: %s', (_when, quiet, happen) => {
  const watch = watched()
  happen(watch)
  expect(watch.isQuiet()).toBe(quiet)
})

it.each([
  ['soon after the new page', 1_000, true],
  ['later', 3_000, false],
])('waits ten seconds at most for a request that was reported %s', (_when, after, isQuietThen) => {
  const { page, send, isQuiet } = watched()
  page.emit('requestfinished', send(main))
  page.emit('framenavigated', main)
  vi.advanceTimersByTime(after)
  send()
  vi.advanceTimersByTime(8_000)
  expect(isQuiet()).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(isQuiet()).toBe(isQuietThen)
})
