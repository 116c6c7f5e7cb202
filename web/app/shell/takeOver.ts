/**
 * Renders in the place of markup that the gateway has sent, once everything for that is there, or has failed and will be
 * said. The control that has the focus there has it afterwards, and a button that was pressed meanwhile is pressed then
 * (web/build/rendered.ts marks them).
 */
export async function takeOver(root: HTMLElement, ready: Promise<void>, render: () => void): Promise<void> {
  new MutationObserver((changes, observer) => {
    observer.disconnect()
    delete root.dataset['rendered']
    const before = changes.flatMap(({ removedNodes }) => [...removedNodes]).flatMap(controlsIn)
    const after = controlsIn(root)
    const successor = (mark: string) => {
      const index = before.findIndex((one) => one.dataset[mark] !== undefined)
      const [one, other] = [before[index], after[index]]
      return one && other && textOf(one) === textOf(other) ? other : null
    }
    if (document.activeElement === document.body) successor('focused')?.focus({ preventScroll: true })
    successor('pressed')?.click()
  }).observe(root, { childList: true })
  await ready.catch(() => undefined)
  render()
}

const CONTROLS = 'a, button'

/** Links and buttons, by their place among all of them. */
function controlsIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return []
  return [...(node.matches(CONTROLS) ? [node] : []), ...node.querySelectorAll<HTMLElement>(CONTROLS)]
}

const textOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
