import { act, fireEvent, render, screen as page } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useAfterPaint } from './useAfterPaint.ts'

function Part({ name }: { name: string }) {
  return useAfterPaint() ? <button>{name}</button> : <p>place</p>
}

it('what may follow the first paint follows it, all in one go', async () => {
  render(
    <>
      <Part name="Picture" />
      <Part name="Totals" />
    </>,
  )
  expect(page.getAllByText('place')).toHaveLength(2)
  await page.findByText('Picture')
  expect(page.getByText('Totals')).toBeTruthy()
})

it('a key that is pressed before finds all of it there', () => {
  render(<Part name="Picture" />)
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect(page.getByText('Picture')).toBeTruthy()
})

it('where no frame is painted, as in a tab behind, it follows all the same', async () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  render(<Part name="Behind" />)
  expect(await page.findByText('Behind')).toBeTruthy()
  frames.mockRestore()
})

it('a part that comes later is shown as well, and one that has gone is not missed', async () => {
  const { unmount } = render(<Part name="Gone" />)
  unmount()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  render(<Part name="Later" />)
  expect(await page.findByText('Later')).toBeTruthy()
})
