import { act, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { choose } from '../page/displaySettings.ts'
import { Money, MoneyOff } from './Money.tsx'

afterEach(() => act(() => choose('amounts', '')))

it('a sum is shown, until somebody hides all sums: then each looks alike', () => {
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

it('another tab hides them here, too', () => {
  const { container } = render(<Money amount={1234.5} />)
  localStorage.setItem('display', '{"amounts":"hidden"}')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'display' })))
  expect(container.textContent).toBe('••••hidden amount')
})

it('what somebody else has put into the storage changes nothing', () => {
  localStorage.setItem('display', '{"amounts":"bare","theme":"<script>"}')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'display' })))
  expect(Object.assign({}, document.documentElement.dataset)).toEqual({})
})
