import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { routes } from '../app/routes.ts'
import { RoutesContext } from '../core/screens/prefetch.ts'
import { handles } from '../core/screens/routeHandle.ts'
import { answer, renderPage, signedIn } from '../testing/renderScreen.tsx'
import { Page as AccountReport } from './AccountReportPage.tsx'
import { Page as Reports } from './ReportsPage.tsx'
import { reportGroups } from '../core/screens/reportGroups.ts'
import { Page as StateReport } from './StateReportPage.tsx'

const asked: string[] = []
let status = 200
let body = 'State\r\n'

beforeEach(() => {
  asked.length = 0
  status = 200
  body = 'State\r\n'
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(new Response(body, { status }))
  })
  URL.createObjectURL = () => 'blob:report'
  URL.revokeObjectURL = () => undefined
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return () => {
    click.mockRestore()
    vi.unstubAllGlobals()
  }
})

describe('the form of a report', () => {
  it('says what the report preview will show, and loads nothing before a press on Preview', () => {
    const { page } = renderPage({ element: <StateReport /> })
    expect(page.getByText(/^Press Preview to see the totals of amount, federal and state withholding/)).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('downloads a report for this year unless another period is chosen', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 10, 12) })
    onTestFinished(() => void vi.useRealTimers())
    const { page, user } = renderPage({ element: <AccountReport /> })
    expect(page.getByRole('button', { name: 'This year' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(page.getByRole('button', { name: 'Download CSV' }))
    expect(asked).toEqual(['/files/report/withholding-account.csv?startDate=2026-01-01&endDate=2026-03-10'])
  })

  it('downloads a report for all dates if no start or end date was entered', async () => {
    const { page, user } = renderPage({ element: <AccountReport /> })
    await user.click(page.getByRole('button', { name: 'All days' }))
    expect(page.getByRole('heading', { level: 1, name: 'Withholding by Account' })).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Download CSV' }))
    expect(asked).toEqual(['/files/report/withholding-account.csv'])
  })

  it('downloads a report for the given dates', async () => {
    const { page, user } = renderPage({ element: <StateReport /> })
    const download = page.getByRole('button', { name: 'Download CSV' })
    await user.click(page.getByRole('button', { name: 'All days' }))
    await user.type(page.getByLabelText('End Date'), '03/10/2026')
    await user.click(download)
    await expect.poll(() => asked).toHaveLength(1)
    await user.type(page.getByLabelText('Start Date'), '01/02/2026')
    await user.click(download)
    await expect.poll(() => asked).toHaveLength(2)
    expect(page.getByLabelText('End Date')).toHaveProperty('value', 'March 10, 2026')
    expect(asked).toEqual([
      '/files/report/withholding-state.csv?endDate=2026-03-10',
      '/files/report/withholding-state.csv?startDate=2026-01-02&endDate=2026-03-10',
    ])
  })

  it('downloads a report for a chosen period', async () => {
    const { page, user } = renderPage({ element: <StateReport /> })
    await user.click(page.getByRole('button', { name: 'Last year' }))
    await user.click(page.getByRole('button', { name: 'Download CSV' }))
    await expect.poll(() => asked).toHaveLength(1)
    const year = new Date().getFullYear() - 1
    expect(asked).toEqual([`/files/report/withholding-state.csv?startDate=${year}-01-01&endDate=${year}-12-31`])
  })

  it.each([
    ['two dates', '?startDate=2026-01-01&endDate=2026-02-28', ['January 1, 2026', 'February 28, 2026']],
    ['all days', '?startDate=&endDate=', ['', '']],
    ['an invalid date, which means this year', '?startDate=2026-02-30&endDate=', ['January 1, 2026', 'March 10, 2026']],
  ])('reads the period of a report from the URL: %s', (_name, search, fields) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 10, 12) })
    onTestFinished(() => void vi.useRealTimers())
    const { page } = renderPage({ element: <AccountReport />, path: '/report', at: `/report${search}` })
    expect(['Start Date', 'End Date'].map((label) => page.getByLabelText<HTMLInputElement>(label).value)).toEqual(
      fields,
    )
  })

  it('keeps the period of a preview or a download in the URL', async () => {
    const { page, user, router } = renderPage({ element: <AccountReport />, path: '/report', at: '/report' })
    await user.click(page.getByRole('button', { name: 'All days' }))
    await user.click(page.getByRole('button', { name: 'Preview' }))
    await expect.poll(() => router.state.location.search).toBe('?startDate=&endDate=')
    await user.type(page.getByLabelText('Start Date'), '01/02/2026')
    await user.click(page.getByRole('button', { name: 'Download CSV' }))
    await expect.poll(() => router.state.location.search).toBe('?startDate=2026-01-02&endDate=')
  })

  it('previews the totals and first rows of a report for the given dates', async () => {
    const { page, user, environment } = renderPage({ element: <AccountReport /> })
    await user.click(page.getByRole('button', { name: 'All days' }))
    await user.type(page.getByLabelText('Start Date'), '03/11/2026')
    await user.type(page.getByLabelText('End Date'), '03/10/2026')
    await user.click(page.getByRole('button', { name: 'Preview' }))
    expect(await page.findAllByText(/The end date is before the start date/)).not.toHaveLength(0)
    expect(environment.mock.getAllOperations()).toEqual([])
    await user.clear(page.getByLabelText('Start Date'))
    await user.click(page.getByRole('button', { name: 'Preview' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      isByAccount: true,
      startDate: null,
      endDate: '2026-03-10',
    })
    const sums = { amount: 100, federal: 10, stateTax: 1 }
    answer(environment, {
      WithholdingByAccountPreview: () => ({
        rows: [
          { accountNumber: '100001', firstName: 'Ann', lastName: 'Archer', state: 'TX', date: '2026-03-01', ...sums },
        ],
        totals: { rows: 1234, amount: 5000, federal: 500, stateTax: 50 },
      }),
    })
    expect(await page.findByRole('heading', { name: 'Preview: up to 03/10/2026' })).toBeTruthy()
    expect(await page.findByText('1,234, the first 1 below')).toBeTruthy()
    for (const text of ['$5,000.00', '$500.00', '$50.00', 'Archer', '$100.00'])
      expect(page.getByText(text)).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('downloads no report if a date is invalid or the dates are in the wrong order', async () => {
    const { page, user } = renderPage({ element: <StateReport /> })
    await user.click(page.getByRole('button', { name: 'All days' }))
    await user.type(page.getByLabelText('Start Date'), '02/30/2026')
    await user.click(page.getByRole('button', { name: 'Download CSV' }))
    expect(await page.findAllByText(/Invalid date/)).not.toHaveLength(0)
    await user.clear(page.getByLabelText('Start Date'))
    await user.type(page.getByLabelText('Start Date'), '03/11/2026')
    await user.type(page.getByLabelText('End Date'), '03/10/2026')
    await user.click(page.getByRole('button', { name: 'Download CSV' }))
    expect(await page.findAllByText(/The end date is before the start date/)).not.toHaveLength(0)
    expect(asked).toEqual([])
  })

  it.each([
    ['a failure', 502, 'There was an error downloading the file.'],
    ['the wait for a second person', 409, 'A second person has to release it on Approvals first.'],
  ])('shows %s of a download at its button, until the next download', async (_name, code, text) => {
    status = code
    body = text
    const { page, user } = renderPage({ element: <AccountReport /> })
    const download = page.getByRole('button', { name: 'Download CSV' })
    await user.click(download)
    const alert = await page.findByText(text)
    expect(alert.compareDocumentPosition(download)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    status = 200
    await user.click(download)
    await expect.poll(() => page.queryByText(text)).toBeNull()
  })
})

it.each([
  [1, ['Daily', 'Period end', 'Tax', 'System'], 13],
  [2, ['Daily', 'Period end', 'Tax'], 10],
  [4, ['Period end', 'Tax', 'System'], 4],
])('shows role %i the report groups %j', (roleId, groups, count) => {
  signedIn({ roleId, accountOwnerId: 0 })
  const { page } = renderPage({
    element: (
      <RoutesContext.Provider value={routes}>
        <Reports />
      </RoutesContext.Provider>
    ),
  })
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Reports')
  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(groups)
  expect(page.getAllByRole('link')).toHaveLength(count)
})

it('links from Reports only to reports that have a screen', () => {
  const paths = handles(routes).map(({ path }) => `/${path}`)
  const listed = reportGroups.flatMap(({ reports }) => reports.map(({ to }) => to.replace(/\/$/, '')))
  expect(listed.filter((path) => !paths.includes(path))).toEqual([])
})
