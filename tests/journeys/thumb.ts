import { expect, type Page } from '@playwright/test'

/**
 * Controls must be high enough for a thumb, a field's font must not make the browser zoom, and the button must fill its
 * column.
 */
export async function expectFitsAThumb(page: Page) {
  const small = await page.getByRole('main').evaluate((main) => {
    const seen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    const fields = [...main.querySelectorAll('input:not([type=radio]):not([type=checkbox]), select, textarea')]
    const low = fields.filter(seen).flatMap((field) => {
      const box = field.closest('.fui-Input, .fui-Select') ?? field
      // A slider has no text, so its font does not matter.
      const letters = field.matches('[type=range]') || Number.parseFloat(getComputedStyle(field).fontSize) >= 16
      return letters && box.getBoundingClientRect().height >= 44
        ? []
        : [`field ${field.getAttribute('name') ?? field.id}`]
    })
    const narrow = [...main.querySelectorAll('form button[type=submit]')].filter(seen).flatMap((button) => {
      const [own, column] = [button, button.closest('form') ?? main].map((each) => each.getBoundingClientRect())
      return own!.height >= 44 && own!.width >= column!.width - 1 ? [] : [`button ${button.textContent}`]
    })
    return [...low, ...narrow]
  })
  expect(small, `too small for a thumb on ${page.url()}`).toEqual([])
}
