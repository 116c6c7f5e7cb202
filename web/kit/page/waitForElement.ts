/** Calls back when the element exists. A new layout may still be waiting for the screen with the element. */
export function waitForElement(selector: string, found: (element: HTMLElement) => void): (() => void) | undefined {
  const now = document.querySelector<HTMLElement>(selector)
  if (now) {
    found(now)
    return undefined
  }
  const observer = new MutationObserver(() => {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) return
    observer.disconnect()
    found(element)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
