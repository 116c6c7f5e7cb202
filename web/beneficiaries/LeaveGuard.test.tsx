import { FluentProvider } from '@fluentui/react-components'
import { act, render, screen as page } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { endSession } from '../session/session.ts'
import { signedIn } from '../testing/renderScreen.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'

function open() {
  signedIn({})
  const screens = [
    { path: '/here', element: <LeaveGuard unsaved /> },
    { path: '*', element: <p>elsewhere</p> },
  ]
  const router = createMemoryRouter(screens, { initialEntries: ['/here'] })
  render(
    <FluentProvider>
      <RouterProvider router={router} />
    </FluentProvider>,
  )
  return (to: string) => act(() => router.navigate(to))
}

const closesAtOnce = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('changes that are not submitted', () => {
  it('are not left without asking', async () => {
    const go = open()
    await go('/home')
    expect(await page.findByText('Leave without saving?')).toBeTruthy()
    expect(page.queryByText('elsewhere')).toBeNull()
    expect(closesAtOnce()).toBe(false)
  })

  it('hold back nobody who is signed out', async () => {
    const go = open()
    endSession('logout')
    expect(closesAtOnce()).toBe(true)
    await go('/login')
    expect(page.getByText('elsewhere')).toBeTruthy()
    expect(page.queryByText('Leave without saving?')).toBeNull()
  })
})
