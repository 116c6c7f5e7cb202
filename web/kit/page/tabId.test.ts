import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

/** The ID in a page that the browser has just opened. */
async function idAfter(type: NavigationTimingType): Promise<string> {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  vi.resetModules()
  const { tabId } = await import('./tabId.ts')
  const id = tabId()
  expect(tabId()).toBe(id)
  return id
}

it.each([
  ['keeps the ID of the tab after a reload', 'reload', true],
  ['makes another ID in a duplicated tab, which has a copy of the storage', 'navigate', false],
  ['makes another ID in a duplicated tab that the browser restores', 'back_forward', false],
] as const)('%s', async (_, type, isKept) => {
  const first = await idAfter('navigate')
  expect((await idAfter(type)) === first).toBe(isKept)
})

it('makes another ID in a new tab', async () => {
  const first = await idAfter('navigate')
  sessionStorage.clear()
  expect(await idAfter('navigate')).not.toBe(first)
})

it('keeps the ID while storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await idAfter('navigate')).toMatch(/^[0-9a-f]{8}$/)
})
