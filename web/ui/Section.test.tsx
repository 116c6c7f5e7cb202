import { FluentProvider } from '@fluentui/react-components'
import { render, screen as page } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { GraphQLFieldError, type ErrorCode } from '../relay/errors.ts'
import { lightTheme } from '../shell/theme.ts'
import { Section } from './Section.tsx'

function fail(code: ErrorCode) {
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new GraphQLFieldError(code, 'said by the server', 'viewer.part')
  }
  render(
    <FluentProvider theme={lightTheme}>
      <Section>
        <Broken />
      </Section>
      <p>the rest</p>
    </FluentProvider>,
  )
  vi.restoreAllMocks()
}

it.each([
  ['NOT_FOUND', 'Not Found'],
  ['RATE_LIMITED', 'Too many attempts. Please try again later.'],
  ['INTERNAL', 'Something went wrong!'],
] as const)('a part that fails with %s says "%s", and the rest stays', (code, text) => {
  fail(code)
  expect(page.getByText(text)).toBeTruthy()
  expect(page.getByText('the rest')).toBeTruthy()
})
