/**
 * Shows the screen that the gateway has put into the page, if there is one for this session in a window like this one:
 * until the page's own code has rendered it as well (main.tsx), and only where that would show the same.
 */
export function showRendered(identity: string, drawerOpen: boolean): void {
  const root = document.getElementById('root')
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-media]')]
  for (const template of templates) template.remove()
  const isUsual = drawerOpen && document.documentElement.dataset['amounts'] === undefined
  const found = templates.find(({ dataset }) => dataset['for'] === identity && isLike(dataset['media'] ?? ''))
  if (!root || !found || !isUsual) return
  root.replaceChildren(found.content)
  root.dataset['rendered'] = ''
  mark(root, 'focusin', 'focused', 'a, button')
  mark(root, 'click', 'pressed', 'button')
}

/** Of what is done while no code answers, the last of each kind is done again by web/app/shell/takeOver.ts. */
function mark(root: HTMLElement, event: string, name: string, controls: string): void {
  root.addEventListener(event, ({ target }) => {
    const control = (target as Element).closest<HTMLElement>(controls)
    if (root.dataset['rendered'] === undefined || !control) return
    for (const former of root.querySelectorAll<HTMLElement>(`[data-${name}]`)) delete former.dataset[name]
    control.dataset[name] = ''
  })
}

/** Whether the media queries have the same answers here. */
function isLike(media: string): boolean {
  const asked = JSON.parse(media) as Record<string, boolean>
  return Object.entries(asked).every(([query, answer]) => matchMedia(query).matches === answer)
}
