import { useEffect, useState } from 'react'

/** Pixels between two notices, and between notices and what is below them. */
const gap = 16
/** Width in pixels of the area that notices can cover, measured from the right edge of the window. */
const reach = 460

interface Box {
  top: number
  bottom: number
  right: number
}

/** Fraction of the window's height, measured from the bottom, that is searched for space without controls. */
const lowest = 1 / 3

/**
 * Distance of notices from the bottom of the window, in pixels. Notices of this total `height` cover no bar and no
 * control there. If there is no such space near the bottom, they cover no bar.
 */
export function noticeBottom(
  bars: readonly Box[],
  height: number,
  view: { width: number; height: number },
  controls: readonly Box[] = [],
): number {
  const free = lowestFree([...bars, ...controls], height, view)
  if (free !== undefined && free + height <= view.height * lowest) return free
  return lowestFree(bars, height, view) ?? gap
}

function lowestFree(boxes: readonly Box[], height: number, view: { width: number; height: number }) {
  const reached = boxes.filter(
    ({ top, bottom, right }) => right > view.width - reach && bottom > 0 && top < view.height,
  )
  return [gap, ...reached.map(({ top }) => Math.ceil(view.height - top) + gap)]
    .toSorted((a, b) => a - b)
    .find((bottom) => {
      const box = { top: view.height - bottom - height, bottom: view.height - bottom }
      return box.top >= 0 && reached.every(({ top, bottom }) => top >= box.bottom || bottom <= box.top)
    })
}

/** Maximum height of a list row, as a fraction of the window. Next to a taller element, notices would have no room. */
const largest = 0.4

/** The focused element, or the list row that contains it, which notices must not cover. */
export function workedOn(): readonly Element[] {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.closest('[id^="notice-"]')) return []
  const row = focused.closest('tr, li')
  const isSmall = (element: Element) => element.getBoundingClientRect().height <= window.innerHeight * largest
  return row && isSmall(row) ? [row] : isSmall(focused) ? [focused] : []
}

/**
 * Distance of notices from the bottom. Measured in every frame while notices are visible, because a form may open,
 * scroll or change its size.
 */
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
      const controls = [
        ...document.querySelectorAll(':is(button, a[href], input, select, textarea):not([id^="notice-"] *)'),
      ]
      const view = { width: window.innerWidth, height: window.innerHeight }
      setBottom(
        noticeBottom(
          bars,
          height,
          view,
          controls.map((control) => control.getBoundingClientRect()),
        ),
      )
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [isStanding])
  return bottom
}
