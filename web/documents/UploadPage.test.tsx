import { FluentProvider } from '@fluentui/react-components'
import { cleanup, render, screen as page } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { lightTheme } from '../app/shell/theme.ts'
import { copyOfRoutes } from '../testing/copyOfRoutes.ts'
import { signedIn } from '../testing/renderScreen.tsx'
import { uploadRoute } from './routes.ts'

const stored: string[] = []
const list = () => ({
  viewer: {
    id: 'v',
    accountOwner: {
      id: 'o',
      accountOwnerId: 1001,
      accounts: {
        totalCount: 2,
        edges: [501, 502].map((accountId) => ({
          node: {
            id: `a${accountId}`,
            accountId,
            planAccountNumber: `100${accountId}`,
            retirementAccountType: 'Traditional IRA',
          },
        })),
      },
      attachments: {
        totalCount: stored.length,
        pageInfo: { endCursor: null },
        edges: stored.map((fileName) => ({
          node: { id: fileName, fileName, createdAt: '2026-01-02T15:04:05Z', downloadPath: `/files/${fileName}` },
        })),
      },
    },
  },
})

/** Fake XMLHttpRequest that answers an upload like the gateway, because uploads do not use fetch. */
class TakesTheFile {
  upload = {}
  status = 200
  responseText = ''
  onload = () => {}
  open() {}
  abort() {}
  setRequestHeader() {}
  send() {
    stored.unshift('form.pdf')
    this.responseText = JSON.stringify({ data: { uploadFile: { errors: [] } } })
    queueMicrotask(() => this.onload())
  }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('lists a file immediately after its upload', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: list() })))
  vi.stubGlobal('XMLHttpRequest', TakesTheFile)
  signedIn({})
  const shell = (
    <FluentProvider theme={lightTheme}>
      <Suspense>
        <Outlet />
      </Suspense>
    </FluentProvider>
  )
  const router = createMemoryRouter([{ element: shell, children: copyOfRoutes([uploadRoute]) }], {
    initialEntries: ['/upload'],
    future: { v8_middleware: true },
  })
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  await user.selectOptions(await page.findByLabelText('Account'), '501')
  expect(page.queryByText('form.pdf')).toBeNull()
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' }),
  )
  await user.click(page.getByRole('button', { name: 'Upload' }))
  expect(await page.findByRole('link', { name: /form\.pdf/ })).toBeTruthy()
  router.dispose()
})
