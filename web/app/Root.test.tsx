import { render, screen as page } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Stepper } from '../kit/ui/Stepper.tsx'
import { Root } from './Root.tsx'

const step = (label: string, state: 'DONE' | 'CURRENT' | 'TO_DO') => ({ label, state })

it('shows the screen and its step in the tab title, and removes the step when the user leaves the screen', async () => {
  vi.stubGlobal('scrollTo', () => {})
  const screens = [
    {
      path: '/steps',
      handle: { title: 'Withdraw Funds: Payment' },
      element: (
        <>
          <Stepper
            steps={[step('Amount', 'DONE'), step('Type', 'DONE'), step('Payment', 'CURRENT'), step('Review', 'TO_DO')]}
          />
          <Link to="/home">On</Link>
        </>
      ),
    },
    { path: '/home', handle: { title: 'Accounts' }, element: <h1>Accounts</h1> },
  ]
  const router = createMemoryRouter([{ element: <Root />, children: screens }], { initialEntries: ['/steps'] })
  render(<RouterProvider router={router} />)
  expect(document.title).toBe('Withdraw Funds: Payment – Step 3 of 4 – IRA Portal')
  await userEvent.click(page.getByRole('link', { name: 'On' }))
  expect(document.title).toBe('Accounts – IRA Portal')
})
