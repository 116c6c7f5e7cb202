import { describe, expect, it } from 'vitest'
import { renderPage } from '../../testing/renderScreen.tsx'
import { DateField } from './DateField.tsx'
import { Form } from './Form.tsx'
import { shiftMonths, weeksOf } from './month.ts'
import { useZodForm } from './useZodForm.ts'
import * as z from './zod.ts'

function Subject() {
  const form = useZodForm(z.object({ date: z.string() }), { defaultValues: { date: '2024-02-15' } })
  return (
    <Form form={form} onSubmit={() => undefined}>
      <DateField name="date" label="Date" max="2024-03-10" />
    </Form>
  )
}

async function open(at = '/profile') {
  const opened = renderPage({ element: <Subject />, path: at, at })
  await opened.user.click(opened.page.getByRole('button', { name: 'Choose a date' }))
  await opened.page.findByRole('table', { name: 'February 2024' })
  return opened
}

describe('the calendar of a date field', () => {
  it('opens the calendar at the selected day, and writes a chosen day into the date field', async () => {
    const { page, user } = await open()
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'February 15, 2024' }))
    await user.click(page.getByRole('button', { name: 'February 20, 2024' }))
    expect(page.getByLabelText('Date')).toHaveProperty('value', 'February 20, 2024')
    expect(page.queryByRole('table')).toBeNull()
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Choose a date' }))
  })

  it.each([
    ['Sunday', '/509/withdraw/federal/', 'Su'],
    ['Sunday', '/509/beneficiary/', 'Su'],
    ['Sunday', '/509/rollover', 'Su'],
    ['Monday', '/509/transaction', 'Mo'],
    ['Monday', '/withdrawals/pending', 'Mo'],
  ])('starts the weeks of a calendar on %s at the URL %s', async (_, at, name) => {
    const { page } = await open(at)
    expect(page.getAllByRole('columnheader')[0]?.textContent).toBe(name)
  })

  it('marks Saturdays and Sundays in the calendar', async () => {
    const { page } = await open()
    const isMarked = (day: string) => page.getByRole('button', { name: day }).hasAttribute('data-weekend')
    const days = ['February 16, 2024', 'February 17, 2024', 'February 18, 2024', 'February 19, 2024']
    expect(days.map(isMarked)).toEqual([false, true, true, false])
  })

  it('opens the calendar at any typed year, but no month after the last allowed date', async () => {
    const { page, user } = await open()
    await user.clear(page.getByLabelText('Year'))
    await user.type(page.getByLabelText('Year'), '1950')
    expect(page.getByRole('table', { name: 'February 1950' })).toBeTruthy()
    await user.clear(page.getByLabelText('Year'))
    await user.type(page.getByLabelText('Year'), '2030')
    expect(page.getByRole('table', { name: 'March 2024' })).toBeTruthy()
    expect(page.getByRole('button', { name: 'March 11, 2024' })).toHaveProperty('disabled', true)
  })

  it('moves between the days of a calendar by arrow keys and Page Up', async () => {
    const { page, user } = await open()
    await user.keyboard('{ArrowDown}{ArrowLeft}')
    expect(page.getByRole('button', { name: 'February 21, 2024' })).toHaveProperty('tabIndex', 0)
    await user.keyboard('{PageUp}')
    expect(page.getByRole('table', { name: 'January 2024' })).toBeTruthy()
  })
})

describe('dates of a calendar', () => {
  it('lists the days of a calendar month in whole weeks', () => {
    const weeks = weeksOf('2024-02-15', 'Monday')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.[0]).toBe('2024-01-29')
    expect(weeks.at(-1)?.at(-1)).toBe('2024-03-03')
    expect(weeksOf('2026-02-10', 'Sunday')).toHaveLength(4)
  })

  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2024-12-15', 1, '2025-01-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('shifts the date %s by %d months to %s', (date, months, expected) => {
    expect(shiftMonths(date, months)).toBe(expected)
  })
})
