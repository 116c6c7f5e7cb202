import { useEffect, useState } from 'react'

/** Between notices, and between them and what is below. */
const gap = 16
/** As wide as notices reach in from the right edge. */
const reach = 460

interface Box {
  top: number
  bottom: number
  right: number
}

/** How far notices that are `height` high together stand above the bottom, so that none of them covers one of the bars. */
export function noticeBottom(bars: readonly Box[], height: number, view: { width: number; height: number }): number {
  // From the lowest on: lifted over one, they may reach the next.
  return bars
    .toSorted((a, b) => b.bottom - a.bottom)
    .reduce((bottom, bar) => {
      const isBeside = bar.right <= view.width - reach || bar.top >= view.height - bottom
      const isAbove = bar.bottom <= view.height - bottom - height
      // Above one that stands too high they would leave the window.
      const lifted = Math.ceil(view.height - bar.top) + gap
      return isBeside || isAbove || lifted + height > view.height ? bottom : lifted
    }, gap)
}

/** More than that of a window is no row: notices would have no place beside it. */
const largest = 0.4

/** The focused element with its row of the list. */
export function workedOn(): readonly Element[] {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.closest('[id^="notice-"]')) return []
  const row = focused.closest('tr, li')
  const isSmall = (element: Element) => element.getBoundingClientRect().height <= window.innerHeight * largest
  return row && isSmall(row) ? [row] : isSmall(focused) ? [focused] : []
}

/** Looks at every frame while notices stand: a form may open, be scrolled or change its size meanwhile. */
export function useNoticeBottom(isStanding: boolean): number {
  const [bottom, setBottom] = useState(gap)
  useEffect(() => {
    if (!isStanding) return
    let frame = 0
    const look = () => {
      const bars = [...document.querySelectorAll('[data-stands-fast]'), ...workedOn()].map((bar) =>
        bar.getBoundingClientRect(),
      )
      const heights = [...document.querySelectorAll<HTMLElement>('[id^="notice-"]')].map((each) => each.offsetHeight)
      const height = heights.reduce((sum, each) => sum + each + gap, 0)
      setBottom(noticeBottom(bars, height, { width: window.innerWidth, height: window.innerHeight }))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [isStanding])
  return bottom
}
