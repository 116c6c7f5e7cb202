import { useEffect, useState } from 'react'

/** Pixels between notices, and between them and the content below. */
const gap = 16
/** Width of the area that notices can cover, from the right edge. */
const reach = 460

interface Box {
  top: number
  bottom: number
  right: number
}

/** Distance from the bottom at which notices with the total `height` cover none of the bars. */
export function noticeBottom(bars: readonly Box[], height: number, view: { width: number; height: number }): number {
  // Start with the lowest bar, because notices moved above one bar may cover the next.
  return bars
    .toSorted((a, b) => b.bottom - a.bottom)
    .reduce((bottom, bar) => {
      const isBeside = bar.right <= view.width - reach || bar.top >= view.height - bottom
      const isAbove = bar.bottom <= view.height - bottom - height
      // Notices above a bar this high would leave the window.
      const lifted = Math.ceil(view.height - bar.top) + gap
      return isBeside || isAbove || lifted + height > view.height ? bottom : lifted
    }, gap)
}

/** Largest part of the window that counts as a row. Notices would have no room next to a larger element. */
const largest = 0.4

/** The focused element, or the list row that contains it. */
export function workedOn(): readonly Element[] {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.closest('[id^="notice-"]')) return []
  const row = focused.closest('tr, li')
  const isSmall = (element: Element) => element.getBoundingClientRect().height <= window.innerHeight * largest
  return row && isSmall(row) ? [row] : isSmall(focused) ? [focused] : []
}

/** Measures every frame while notices are visible, because a form may open, scroll or change its size. */
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
