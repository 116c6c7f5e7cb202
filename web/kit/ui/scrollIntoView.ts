/** A ref that scrolls to an element once, when it appears. A new function would scroll with every render. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}
