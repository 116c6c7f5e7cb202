import { fireEvent, render, screen as page, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RequestsByAge } from './RequestsByAge.tsx'

const lists = [
  { label: 'Pending', ages: [3, 0, 2, 0, 0] },
  { label: 'Approved', ages: [0, 1, 0, 0, 4] },
]

it('summarizes the ages of requests and the number of late requests in a sentence', () => {
  render(<RequestsByAge lists={lists} countedUpTo={null} />)
  expect(page.getByText('10 requests wait, 6 of them submitted more than 3 bank days ago.').tagName).toBe('FIGCAPTION')
})

it('says that only the oldest requests of each list are counted', () => {
  render(<RequestsByAge lists={lists} countedUpTo={200} />)
  expect(page.getByText(/Of each list the 200 oldest are counted\.$/)).toBeTruthy()
})

it('lets keyboard users read the number of requests by age, and shows every number in the table', async () => {
  render(<RequestsByAge lists={lists} countedUpTo={null} />)
  const range = await page.findByRole('slider', { name: 'Bank days' })
  fireEvent.change(range, { target: { value: '4' } })
  expect(range.getAttribute('aria-valuetext')).toBe('over 15 bank days, overdue: 4')
  const details = (await page.findByText('Show as table')).closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  const rows = within(await page.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => [...row.children].slice(1).map((cell) => cell.textContent))).toEqual([
    ['3', '0', '3'],
    ['0', '1', '1'],
    ['2', '0', '2'],
    ['0', '0', '0'],
    ['0', '4', '4'],
  ])
})

it.each([
  [[1, 0, 0, 0, 0], '1 request waits, submitted less than 4 bank days ago.'],
  [[1, 1, 0, 0, 0], '2 requests wait, none of them submitted more than 3 bank days ago.'],
  [[0, 0, 0, 3, 0], '3 requests wait, 3 of them submitted more than 3 bank days ago.'],
])('shows a sentence instead of a chart for only a few requests: %j', (ages, sentence) => {
  render(<RequestsByAge lists={[{ label: 'Pending', ages }]} countedUpTo={null} />)
  expect(page.getByText(sentence).tagName).toBe('P')
  expect(page.queryByRole('figure')).toBeNull()
})

it('shows a sentence when no request is waiting', () => {
  render(<RequestsByAge lists={[{ label: 'Pending', ages: [0, 0, 0, 0, 0] }]} countedUpTo={null} />)
  expect(page.getByText('No request waits.')).toBeTruthy()
})
