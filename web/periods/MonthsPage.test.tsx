import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { MonthsPageQuery } from '../__generated__/MonthsPageQuery.graphql.ts'
import { pageOf } from '../testing/pageOf.ts'
import { answer, renderScreen, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './MonthsPage.tsx'

const october = {
  month: '2026-10-01',
  obstacles: [] as string[],
  obstacleScreen: null as string | null,
  approvalId: null as number | null,
  bankDaysSinceEnd: 1,
}

const dataOf = (next: typeof october | null, isTopAdmin: boolean) => ({
  Viewer: () => ({ isTopAdmin }),
  ApprovalConnection: () => pageOf([]),
  ClosedMonths: () => ({ closed: [{ month: '2026-09-01' }], next }),
  TrialBalance: () => ({ asOf: '2026-11-28', books: [] }),
})
function renderMonths(next: typeof october | null, isTopAdmin = true) {
  signedIn({ roleId: 1 })
  const variables = { date: null }
  const data = dataOf(next, isTopAdmin)
  return renderScreen<MonthsPageQuery>({ Page, query, variables, data, follow: () => variables })
}
const open = (next: typeof october | null, isTopAdmin = true) => renderMonths(next, isTopAdmin).page
const step = async (page: ReturnType<typeof open>) => (await page.findByText(/^Next: /)).textContent

describe('the next step of the month-end close', () => {
  it('shows closing the month as the next step, with the button that closes it', async () => {
    const page = open(october)
    expect(await step(page)).toBe('Next: close October 2026.')
    expect(page.getByRole('button', { name: 'Close October 2026' })).toBeTruthy()
  })

  it.each([
    ['The bank statement for 10/30/2026 has not been imported.', 'BANK', 'Open Bank Reconciliation'],
    [
      'Interest is complete through 10/30/2026. October 2026 needs it through 10/31/2026. The next run is on 11/02/2026.',
      'JOBS',
      'Open Jobs',
    ],
  ])(
    'shows the obstacle "%s" as the next step, with a link to the screen that removes it',
    async (obstacle, obstacleScreen, name) => {
      const page = open({ ...october, obstacles: [obstacle], obstacleScreen })
      expect(await step(page)).toBe('Next: close October 2026. It can’t be closed yet:')
      expect(page.getByText(obstacle)).toBeTruthy()
      expect(page.getByRole('link', { name })).toBeTruthy()
    },
  )

  it.each([
    [7, null],
    [8, 'October 2026 ended on 10/31/2026, 8 bank days ago: overdue.'],
  ])('shows for a month that ended %i bank days ago the overdue text: %s', async (bankDaysSinceEnd, text) => {
    const page = open({ ...october, bankDaysSinceEnd })
    await step(page)
    expect(page.queryByText(/bank days ago/)?.textContent ?? null).toBe(text)
  })

  it('offers the close to the top administrator only', async () => {
    const page = open(october, false)
    expect(await step(page)).toBe('Next: close October 2026.')
    expect(page.queryByRole('button', { name: 'Close October 2026' })).toBeNull()
  })

  it('closes the next month as a call of its own, also on the same page', async () => {
    const { page, user, environment } = renderMonths(october)
    const press = async (name: string) => {
      await user.click(await page.findByRole('button', { name: `Close ${name}` }))
      await user.click(await page.findByRole('button', { name: 'Ask a second person', busy: false }))
      const [sent] = sentMutations(environment) as { input: { month: string; idempotencyKey: string } }[]
      return sent?.input
    }
    const first = await press('October 2026')
    answer(environment, { CloseMonthPayload: () => ({ errors: [], approvalId: null }) })
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    const november = { ...october, month: '2026-11-01' }
    answer(environment, dataOf(november, true))
    const second = await press('November 2026')
    expect([first?.month, second?.month]).toEqual(['2026-10-01', '2026-11-01'])
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
  })

  it('links other employees to the jobs without the primary button, because they may not run jobs', async () => {
    const page = open({ ...october, obstacles: ['Interest'], obstacleScreen: 'JOBS' }, false)
    expect(await page.findByRole('link', { name: 'See Jobs' })).toBeTruthy()
    expect(page.queryByRole('link', { name: 'Open Jobs' })).toBeNull()
  })

  it('shows the decision of a second person as the next step while the month-end close waits for it', async () => {
    const page = open({ ...october, approvalId: 7 })
    expect(await step(page)).toBe('Next: a second person approves the closing of October 2026.')
  })

  it('shows no next step before the end of the current month, only the first day of the close', async () => {
    const page = open(null)
    expect(await step(page)).toBe('Next: nothing until October 2026 is over.')
    expect(page.getByText('11/01/2026')).toBeTruthy()
  })
})
