import { expect, test, vi } from 'vitest'
import { signOut } from './send.ts'

test('keeps the settings of the device when the response to a log-out clears local storage', async () => {
  localStorage.setItem('display', '{"theme":"dark"}')
  localStorage.setItem('ira-portal', '{}')
  vi.stubGlobal('fetch', () => {
    localStorage.clear()
    return Promise.resolve(Response.json({ data: { logout: { errors: [] } } }))
  })
  await signOut()
  vi.unstubAllGlobals()
  expect(Object.entries(localStorage)).toEqual([['display', '{"theme":"dark"}']])
})
