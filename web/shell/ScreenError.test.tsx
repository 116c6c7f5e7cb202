import { screen as page } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../testing/renderScreen.tsx'

function Missing(): never {
  throw new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/x.js')
}

it('a screen whose code cannot be fetched without a connection keeps the page, with a way to try again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  renderPage({ element: <Missing /> })
  expect(await page.findByText('Something went wrong!')).toBeTruthy()
  expect(page.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(sessionStorage.getItem('reloaded-for')).toBeNull()
  vi.restoreAllMocks()
})
