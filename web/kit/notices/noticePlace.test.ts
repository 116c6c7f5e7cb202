import { afterEach, describe, expect, it } from 'vitest'
import { noticeBottom, workedOn } from './noticePlace.ts'

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

describe('what somebody works on', () => {
  afterEach(() => document.body.replaceChildren())
  const focus = (html: string) => {
    document.body.innerHTML = html
    document.querySelector<HTMLElement>('button')?.focus()
    return workedOn().map(({ tagName }) => tagName)
  }

  it('is the row of what has the focus, or that alone', () => {
    expect(focus('<ul><li><button>Edit</button></li></ul>')).toEqual(['LI'])
    expect(focus('<main><button>Save</button></main>')).toEqual(['BUTTON'])
  })

  it('is nothing where nothing has the focus, nor a notice itself', () => {
    expect(focus('<main><p>Text</p></main>')).toEqual([])
    expect(focus('<div id="notice-1"><button>Close</button></div>')).toEqual([])
  })
})
