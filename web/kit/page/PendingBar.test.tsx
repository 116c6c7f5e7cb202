import { act, render, screen as page } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PendingBar, PendingPage } from './PendingBar.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const isShown = () => page.queryByRole('status', { name: 'Loading' }) !== null

/** Renders a page with the spinner. `wait` sets which components of the page are loading. */
function open() {
  const at = (...places: string[]) => (
    <>
      {places.map((place) => (
        <PendingPage key={place} />
      ))}
      <PendingBar />
    </>
  )
  const { rerender } = render(at())
  return { wait: (...places: string[]) => rerender(at(...places)) }
}

describe('the loading spinner', () => {
  it('shows the spinner 250 ms after the page starts to load', async () => {
    const { wait } = open()
    wait('screen')
    await pass(249)
    expect(isShown()).toBe(false)
    await pass(1)
    expect(isShown()).toBe(true)
    expect(page.getByRole('status').children).toHaveLength(3)
  })

  it('shows no spinner if the page loads in less than 250 ms', async () => {
    const { wait } = open()
    wait('screen')
    await pass(249)
    wait()
    await pass(1_000)
    expect(isShown()).toBe(false)
  })

  it('keeps the spinner for 500 ms, even if the page has loaded earlier', async () => {
    const { wait } = open()
    wait('screen')
    await pass(251)
    wait()
    await pass(498)
    expect(isShown()).toBe(true)
    await pass(2)
    expect(isShown()).toBe(false)
  })

  it('keeps the spinner while one wait of the page follows another', async () => {
    const { wait } = open()
    wait('code')
    await pass(200)
    wait('data')
    await pass(50)
    expect(isShown()).toBe(true)
    wait('more data')
    await pass(600)
    expect(isShown()).toBe(true)
    wait()
    await pass(0)
    expect(isShown()).toBe(false)
  })
})
