/**
 * A ref that scrolls to an element once, when the element appears. It is a constant, because a new function would
 * scroll with every render.
 */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}
