import { afterEach, expect, test, vi } from 'vitest'
import { createAdmission, type Admission } from './admission.ts'

const BOUNDS = { least: 16, first: 256, targetMs: 50 }
const WINDOW_MS = 100
let admission: Admission
afterEach(() => {
  admission.stop()
  vi.useRealTimers()
})

const crowd = (size: number, way: 'enter' | 'leave') => {
  for (let one = 0; one < size; one += 1) admission[way]()
}
/** Number of requests that would be admitted now. */
const room = () => {
  let found = 0
  for (; !admission.isTooMuch() && found < 1_000; found += 1) admission.enter()
  crowd(found, 'leave')
  return found
}
const wait = (milliseconds: number) => {
  for (let sample = 0; sample < 20; sample += 1) admission.sample(milliseconds)
  vi.advanceTimersByTime(WINDOW_MS)
}

test('counts a burst of requests that ends before its measurement window ends', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  admission = createAdmission(BOUNDS)
  crowd(100, 'enter')
  crowd(100, 'leave')
  wait(200)
  expect([room(), admission.isTight]).toEqual([70, true])
})

test('resets the peak concurrency with each window, so an old burst is no overload', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  admission = createAdmission(BOUNDS)
  crowd(100, 'enter')
  crowd(100, 'leave')
  wait(5)
  wait(200)
  expect([room(), admission.isTight]).toEqual([256, false])
})

test('lowers the concurrency limit when the event loop is late, even without latency samples', async () => {
  admission = createAdmission(BOUNDS)
  crowd(100, 'enter')
  const block = () => {
    const until = performance.now() + 400
    while (performance.now() < until);
    return admission.isTooMuch()
  }
  // A sample can miss one late event-loop turn, so delay the event loop until a sample shows it.
  await expect.poll(block).toBe(true)
})
