import { act, fireEvent, render, screen as page } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useAfterPaint } from './useAfterPaint.ts'

function Part({ name }: { name: string }) {
  return useAfterPaint() ? <button>{name}</button> : <p>place</p>
}

it('renders all deferred components at the same time after the first paint', async () => {
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

it('renders deferred components immediately on a key press', () => {
  render(<Part name="Picture" />)
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect(page.getByText('Picture')).toBeTruthy()
})

it('renders deferred components in a hidden tab, where the browser paints nothing', async () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  render(<Part name="Behind" />)
  expect(await page.findByText('Behind')).toBeTruthy()
  frames.mockRestore()
})

it('renders a deferred component that mounts later, and ignores an unmounted one', async () => {
  const { unmount } = render(<Part name="Gone" />)
  unmount()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  render(<Part name="Later" />)
  expect(await page.findByText('Later')).toBeTruthy()
})
