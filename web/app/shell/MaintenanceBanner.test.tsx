import { FluentProvider } from '@fluentui/react-components'
import { cleanup, render, screen as page } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { askMaintenance, maintenance } from '../../kit/page/maintenance.ts'
import { MaintenanceBanner } from './MaintenanceBanner.tsx'
import { lightTheme } from './theme.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  maintenance.setState(maintenance.getInitialState())
})

const show = () =>
  render(
    <FluentProvider theme={lightTheme}>
      <MaintenanceBanner />
      <main />
      <MaintenanceBanner isLate />
    </FluentProvider>,
  )
const answer = (body: object) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)))
  return askMaintenance()
}

it('shows an announcement as plain text, and dismisses it in this tab until a new one arrives', async () => {
  await answer({ mode: 'ANNOUNCE', text: 'Tonight <b>at ten</b>.' })
  show()
  expect(page.getByRole('status').textContent).toContain('Tonight <b>at ten</b>.')
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
  expect(page.queryByRole('status')).toBeNull()
  expect(sessionStorage.length).toBe(1)
  await answer({ mode: 'ANNOUNCE', text: 'Now at eleven.' })
  expect((await page.findByRole('status')).textContent).toContain('Now at eleven.')
})

/** Whether the banner is above or below the page's content. */
const place = () =>
  page.getByRole('status').compareDocumentPosition(page.getByRole('main')) & Node.DOCUMENT_POSITION_FOLLOWING
    ? 'top'
    : 'bottom'

it('shows an announcement at the top if it was in the loaded page, and at the bottom if it arrived later', async () => {
  maintenance.setState({ mode: 'ANNOUNCE', text: 'Tonight at ten.' })
  show()
  expect(place()).toBe('top')
  await answer({ mode: 'READ_ONLY', text: 'Until 23:00.' })
  expect([place(), (await page.findByText('Until 23:00.')).textContent]).toEqual(['top', 'Until 23:00.'])
  await answer({ mode: 'OFF', text: null })
  expect(page.queryByRole('status')).toBeNull()
  await answer({ mode: 'READ_ONLY', text: 'Until midnight.' })
  expect(await page.findByText('Until midnight.')).toBeTruthy()
  expect(place()).toBe('bottom')
})

it('shows the announcement during read-only mode, even if the user dismissed the same text before', async () => {
  maintenance.setState({ mode: 'READ_ONLY', text: 'Until 23:00.', dismissed: 'Until 23:00.' })
  show()
  expect(page.getByRole('status').textContent).toBe('Until 23:00.')
  expect(page.queryByRole('button')).toBeNull()
})

it('keeps the known maintenance state while the gateway is unreachable', async () => {
  await answer({ mode: 'READ_ONLY', text: 'Until 23:00.' })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')))
  await askMaintenance()
  expect(maintenance.getState()).toMatchObject({ mode: 'READ_ONLY', text: 'Until 23:00.' })
  await answer({ mode: 'OFF', text: null })
  expect(maintenance.getState()).toMatchObject({ mode: 'OFF' })
})
