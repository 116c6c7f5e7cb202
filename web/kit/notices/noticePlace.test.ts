import { afterEach, describe, expect, it } from 'vitest'
import { noticeBottom, workedOn } from './noticePlace.ts'

const view = { width: 1440, height: 900 }
const bar = (top: number, bottom: number, right = 1440) => ({ top, bottom, right })

describe('the position of notices', () => {
  it('places notices at the bottom of a window without sticky bars', () => expect(noticeBottom([], 80, view)).toBe(16))

  it('places notices above the sticky buttons of a form', () =>
    expect(noticeBottom([bar(820, 880)], 80, view)).toBe(96))

  it('places notices above several stacked bars', () =>
    expect(noticeBottom([bar(740, 800), bar(840, 900)], 80, view)).toBe(176))

  it('keeps notices at the bottom if bars are only next to them, above them or below the window', () => {
    expect(noticeBottom([bar(820, 880, 900)], 80, view)).toBe(16)
    expect(noticeBottom([bar(500, 560)], 80, view)).toBe(16)
    expect(noticeBottom([bar(950, 990)], 80, view)).toBe(16)
  })

  it('places notices where they cover no control of the page', () => {
    expect(noticeBottom([], 80, view, [bar(840, 880), bar(700, 780)])).toBe(216)
    expect(noticeBottom([], 80, view, [bar(840, 880), bar(600, 700)])).toBe(76)
  })

  it('keeps notices at the bottom if the only free space is in the middle of the window', () => {
    expect(noticeBottom([], 80, view, [bar(780, 880), bar(640, 720)])).toBe(16)
    expect(noticeBottom([bar(840, 900)], 80, view, [bar(640, 780)])).toBe(76)
  })

  it('covers no sticky bar with notices in a window full of controls', () => {
    const controls = Array.from({ length: 18 }, (_, row) => bar(row * 50, row * 50 + 40))
    expect(noticeBottom([bar(820, 880)], 80, view, controls)).toBe(96)
  })

  it('keeps notices within the window when a sticky bar reaches the top', () =>
    expect(noticeBottom([bar(0, 880)], 80, view)).toBe(16))
})

describe('the element that notices must not cover', () => {
  afterEach(() => document.body.replaceChildren())
  const focus = (html: string) => {
    document.body.innerHTML = html
    document.querySelector<HTMLElement>('button')?.focus()
    return workedOn().map(({ tagName }) => tagName)
  }

  it('keeps notices off the list row of the focused element, or off the element itself outside a list', () => {
    expect(focus('<ul><li><button>Edit</button></li></ul>')).toEqual(['LI'])
    expect(focus('<main><button>Save</button></main>')).toEqual(['BUTTON'])
  })

  it('keeps notices off no element if no element or a notice has the focus', () => {
    expect(focus('<main><p>Text</p></main>')).toEqual([])
    expect(focus('<div id="notice-1"><button>Close</button></div>')).toEqual([])
  })
})
