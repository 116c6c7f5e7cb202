/**
 * Ref callback that scrolls to an element once, when the element appears. Declared outside components, because a new
 * function would scroll with every render.
 */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}
