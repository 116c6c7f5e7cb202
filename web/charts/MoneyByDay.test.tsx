import { fireEvent, render, screen as page, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MoneyByDay } from './MoneyByDay.tsx'

const days = [
  { day: '2026-03-08', in: 0, out: 0 },
  { day: '2026-03-09', in: 999, out: 0 },
  { day: '2026-03-10', in: 123.45, out: 20.1 },
]

it('summarizes the money in and out in a sentence, to the cent', () => {
  render(<MoneyByDay days={days} />)
  expect(page.getByText('In 3 days $1,122.45 came in and $20.10 went out.').tagName).toBe('FIGCAPTION')
})

it('lets keyboard users read the days of the money chart one by one, today first', async () => {
  render(<MoneyByDay days={days} />)
  const range = await page.findByRole('slider', { name: 'Day' })
  expect(range.getAttribute('aria-valuetext')).toBe('03/10/2026, in $123.45, out $20.10')
  fireEvent.change(range, { target: { value: '1' } })
  expect(range.getAttribute('aria-valuetext')).toBe('03/09/2026, in $999.00, out $0.00')
})

it('shows every day in the table of the money chart, newest first', async () => {
  render(<MoneyByDay days={days} />)
  const details = (await page.findByText('Show as table')).closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  await page.findByRole('table')
  const rows = within(page.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['03/10/2026', '$123.45', '$20.10'],
    ['03/09/2026', '$999.00', '$0.00'],
    ['03/08/2026', '$0.00', '$0.00'],
  ])
})

it('shows a sentence for days without any payment, and nothing for an empty period', () => {
  const { container, rerender } = render(<MoneyByDay days={days.slice(0, 1)} />)
  expect(container.textContent).toBe('No money came in or went out in 1 day.')
  rerender(<MoneyByDay days={[]} />)
  expect(container.textContent).toBe('')
})
