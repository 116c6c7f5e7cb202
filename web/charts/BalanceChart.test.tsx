import { fireEvent, render, screen as page, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BalanceChart, type ChartMonth } from './BalanceChart.tsx'

const month = (name: string, balance: number, changes: Partial<ChartMonth> = {}): ChartMonth => ({
  month: name,
  balance,
  contributions: 0,
  interest: 0,
  fees: 0,
  netDistributions: 0,
  taxWithheld: 0,
  ...changes,
})
const months = [
  month('2026-01-01', 1000),
  month('2026-02-01', 1500, { contributions: 500 }),
  month('2026-03-01', 1100, { fees: -25, netDistributions: -325, taxWithheld: -50 }),
]

async function openTable() {
  const details = (await page.findByText('Show as table')).closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  await page.findByRole('table')
}

it('summarizes the balance chart in a sentence', () => {
  render(<BalanceChart months={months} />)
  const words = 'From $1,000.00 at the end of 01/2026 to $1,100.00 now; highest: $1,500.00 in 02/2026.'
  expect(page.getByText(words).tagName).toBe('FIGCAPTION')
})

it('says that a balance has not changed, without an axis for changes', async () => {
  render(<BalanceChart months={months.map((one) => month(one.month, 2500))} />)
  expect(page.getByText('$2,500.00 since 01/2026.').tagName).toBe('FIGCAPTION')
  await page.findByRole('slider', { name: /^Month/ })
  expect(page.queryByText('Paid in')).toBeNull()
  expect(page.queryByText('Money in and out by month')).toBeNull()
})

it('lets keyboard users read the months of the balance chart one by one', async () => {
  render(<BalanceChart months={months} />)
  const range = await page.findByRole('slider', { name: /^Month/ })
  expect(range.getAttribute('aria-valuetext')).toBe('03/2026, $1,100.00')
  fireEvent.change(range, { target: { value: '1' } })
  expect(range.getAttribute('aria-valuetext')).toBe('02/2026, $1,500.00')
})

it('first selects the latest month of the balance chart in which money moved, not an empty current month', async () => {
  render(<BalanceChart months={[...months, month('2026-04-01', 1100)]} />)
  const range = await page.findByRole('slider', { name: /^Month/ })
  expect(range.getAttribute('aria-valuetext')).toBe('03/2026, $1,100.00')
  expect(page.getByText('Fees').nextElementSibling?.textContent).toBe('($25.00)')
})

it('labels the selected month while the balance chart has the focus or the pointer, and shows a legend', async () => {
  render(<BalanceChart months={months} />)
  const range = await page.findByRole('slider', { name: /^Month/ })
  const label = () => page.queryByText('03/2026, $1,100.00')
  expect(label()).toBeNull()
  fireEvent.focus(range)
  expect(label()).toBeTruthy()
  fireEvent.blur(range)
  expect(label()).toBeNull()
  fireEvent.pointerMove(document.querySelector('svg')!)
  expect(page.getByText(/^0\d\/2026, \$/)).toBeTruthy()
  expect(page.getByText('Paid in').querySelector('svg')).toBeTruthy()
  expect(page.getByText('Balance').querySelector('svg')).toBeNull()
  expect(page.getByText('Money in and out by month')).toBeTruthy()
})

it('shows only the balance in a compact balance chart, and every figure in its table', async () => {
  render(<BalanceChart months={months} isShort />)
  await page.findByRole('slider', { name: /^Month/ })
  expect(page.queryByText('Paid in')).toBeNull()
  expect(page.getByText('Marked: 03/2026, the latest month with transactions').nextElementSibling?.textContent).toBe(
    'Balance$1,100.00',
  )
  await openTable()
  expect(page.getByText('Paid in')).toBeTruthy()
})

it('renders the table of the balance chart only when the user opens it, with every figure, newest month first', async () => {
  render(<BalanceChart months={months} />)
  expect(page.queryByRole('table')).toBeNull()
  await openTable()
  const rows = within(page.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['03/2026', '$0.00', '$0.00', '($25.00)', '($325.00)', '($50.00)', '$1,100.00'],
    ['02/2026', '$500.00', '$0.00', '$0.00', '$0.00', '$0.00', '$1,500.00'],
    ['01/2026', '$0.00', '$0.00', '$0.00', '$0.00', '$0.00', '$1,000.00'],
  ])
})

it('draws no balance chart for a single month', () => {
  render(<BalanceChart months={months.slice(0, 1)} />)
  expect(page.getByText('Not enough history for a chart yet.')).toBeTruthy()
})
