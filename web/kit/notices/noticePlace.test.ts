import { describe, expect, it } from 'vitest'
import { noticeBottom } from './noticePlace.ts'

const view = { width: 1440, height: 900 }
const bar = (top: number, bottom: number, right = 1440) => ({ top, bottom, right })

describe('notices', () => {
  it('stand at the bottom where nothing stands fast', () => expect(noticeBottom([], 80, view)).toBe(16))

  it('stand above the buttons of a form that stand there', () =>
    expect(noticeBottom([bar(820, 880)], 80, view)).toBe(96))

  it('stand above one bar after the other', () =>
    expect(noticeBottom([bar(740, 800), bar(840, 900)], 80, view)).toBe(176))

  it('do not move for a bar beside them, above them or below the window', () => {
    expect(noticeBottom([bar(820, 880, 900)], 80, view)).toBe(16)
    expect(noticeBottom([bar(500, 560)], 80, view)).toBe(16)
    expect(noticeBottom([bar(950, 990)], 80, view)).toBe(16)
  })

  it('stay in the window: above a bar at its very top there is no place', () =>
    expect(noticeBottom([bar(0, 880)], 80, view)).toBe(16))
})
