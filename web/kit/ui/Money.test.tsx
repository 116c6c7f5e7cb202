import { act, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { choose } from '../page/displaySettings.ts'
import { Money, MoneyOff } from './Money.tsx'

afterEach(() => act(() => choose('amounts', '')))

it('shows amounts until the user hides them, then the same mask for every amount', () => {
  const { container } = render(
    <>
      <Money amount={1234.5} />
      <MoneyOff amount={25} />
    </>,
  )
  expect(container.textContent).toBe('$1,234.50($25.00)')
  act(() => choose('amounts', 'hidden'))
  expect(container.textContent).toBe('••••hidden amount••••hidden amount')
})

it('hides amounts when the user hides them in another tab', () => {
  const { container } = render(<Money amount={1234.5} />)
  localStorage.setItem('display', '{"amounts":"hidden"}')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'display' })))
  expect(container.textContent).toBe('••••hidden amount')
})

it('ignores invalid display settings in local storage', () => {
  localStorage.setItem('display', '{"amounts":"bare","theme":"<script>"}')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'display' })))
  expect(Object.assign({}, document.documentElement.dataset)).toEqual({})
})
