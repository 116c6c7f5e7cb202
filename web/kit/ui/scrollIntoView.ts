/** As a ref: scrolls to an element once, when it appears. A function made anew would do so with every render. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}
