import { FluentProvider } from '@fluentui/react-components'
import { render, screen as page } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { GraphQLFieldError, type ErrorCode } from '../relay/errors.ts'
import { lightTheme } from '../../app/shell/theme.ts'
import { Section } from './Section.tsx'

function fail(code: ErrorCode, at = '/home') {
  // React logs errors that an error boundary catches, so silence the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new GraphQLFieldError(code, 'said by the server', 'viewer.part')
  }
  const Page = () => (
    <>
      <p>at {useLocation().pathname}</p>
      <Section>
        <Broken />
      </Section>
      <p>the rest</p>
    </>
  )
  const router = createMemoryRouter(
    ['/home', '/profile'].map((path) => ({ path, element: <Page /> })),
    { initialEntries: [at] },
  )
  render(
    <FluentProvider theme={lightTheme}>
      <RouterProvider router={router} />
    </FluentProvider>,
  )
  vi.restoreAllMocks()
}

it.each([
  ['FORBIDDEN', 'Not available to you'],
  ['NOT_FOUND', 'Not Found'],
  ['RATE_LIMITED', 'Too many attempts. Please try again later.'],
  ['INTERNAL', 'Something went wrong!'],
] as const)('shows the error %s of a section as "%s", and keeps the rest of the screen', (code, text) => {
  fail(code)
  expect(page.getByText(text)).toBeTruthy()
  expect(page.getByText('the rest')).toBeTruthy()
})

it('redirects to Home when the user may not read a section of another screen', () => {
  fail('FORBIDDEN', '/profile')
  expect(page.getByText('at /home')).toBeTruthy()
})
