import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ResetPageQuery } from '../__generated__/ResetPageQuery.graphql.ts'
import { isLoggedIn } from '../core/session/session.ts'
import { answer, renderScreen, sentMutations } from '../testing/renderScreen.tsx'
import { Page, query } from './ResetPage.tsx'

interface Link {
  minimumLength: number
  isSetup: boolean
  email?: string
  secondFactor: { secret: string; uri: string } | null
}

function open(link: Link | null = { minimumLength: 6, isSetup: false, secondFactor: null }) {
  const screen = renderScreen<ResetPageQuery>({
    Page,
    query,
    variables: { passwordResetId: 'abc' },
    data: { Query: () => ({ passwordLink: link }) },
    path: '/reset/:uniqueId',
    at: '/reset/abc',
  })
  const { page, user } = screen
  return {
    ...screen,
    send: async (password: string, confirm = password) => {
      await user.type(page.getByLabelText('New Password'), password)
      await user.type(page.getByLabelText('Confirm Password'), confirm)
      await user.click(page.getByRole('button', { name: 'Save' }))
    },
  }
}

describe('the form to set a password', () => {
  test.each([
    [true, 'Set Password'],
    [false, 'Reset Password'],
  ])('titles the password page like the button in the email (first password: %s): %s', (isSetup, heading) => {
    const { page } = open({ minimumLength: 6, isSetup, secondFactor: null })
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  })

  test('tells password managers the email address that belongs to the password', () => {
    open({ minimumLength: 6, isSetup: true, email: 'ann@example.com', secondFactor: null })
    expect(document.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe('ann@example.com')
  })

  test('marks each strength rule of the new password as met or not met', async () => {
    const { page, user } = open()
    const lines = () => page.getAllByRole('listitem').map((line) => line.textContent)
    expect(lines()).toEqual([
      'At least 6 characters (not met)',
      'A number (not met)',
      'A lowercase letter (not met)',
      'An uppercase letter (not met)',
      'A special symbol (not met)',
    ])
    await user.type(page.getByLabelText('New Password'), 'Abc1!')
    expect(lines().map((line) => line?.includes('(met)'))).toEqual([false, true, true, true, true])
  })

  test('sends no password reset while the two passwords differ', async () => {
    const { page, environment, send } = open()
    await send('N3w!pass', 'N3w!pasS')
    expect(page.getAllByText('Passwords do not match').length).toBeGreaterThan(0)
    expect(sentMutations(environment)).toEqual([])
  })

  test('removes the error "Passwords do not match" when the user corrects the first of the two passwords', async () => {
    const { page, user, send } = open()
    await send('N3w!pas', 'N3w!pass')
    await user.type(page.getByLabelText('New Password'), 's')
    await waitFor(() => expect(page.queryByText('Passwords do not match')).toBeNull())
  })

  test('accepts a weak password, because strength rules are only advice', async () => {
    const { environment, send } = open()
    await send('aaaaaa')
    expect(sentMutations(environment)).toEqual([{ input: { passwordResetId: 'abc', password: 'aaaaaa' } }])
  })

  test('opens the login after a password reset', async () => {
    const { page, environment, send } = open()
    await send('N3w!pass')
    answer(environment, { ResetPasswordPayload: () => ({ errors: [] }) })
    expect(await page.findByText('at /login')).toBeTruthy()
    expect(await page.findByText('Your password has been updated.')).toBeTruthy()
  })

  describe('the form to set a first password', () => {
    const first = { minimumLength: 6, isSetup: true, email: 'ann@example.com', secondFactor: null }
    const save = async ({ page, user }: ReturnType<typeof open>) => {
      await user.type(page.getByLabelText('New Password'), 'N3w!pass')
      await user.type(page.getByLabelText('Confirm Password'), 'N3w!pass')
      await user.click(page.getByRole('button', { name: 'Save and log in' }))
    }

    test('requires the agreement to the terms before it sets a first password', async () => {
      const screen = open(first)
      await save(screen)
      expect(screen.page.getAllByText('You must agree to the terms and conditions').length).toBeGreaterThan(0)
      expect(sentMutations(screen.environment)).toEqual([])
    })

    test.each([
      ['opens Home, logged in', [], 'at /home'],
      ['opens the login if the login is refused', [{ code: 'INVALID', field: ['code'], message: 'x' }], 'at /login'],
    ])('sets a first password and %s', async (_, errors, at) => {
      const screen = open(first)
      const { page, user, environment } = screen
      await user.click(page.getByRole('checkbox'))
      await save(screen)
      expect(sentMutations(environment)).toEqual([{ input: { passwordResetId: 'abc', password: 'N3w!pass' } }])
      answer(environment, { ResetPasswordPayload: () => ({ errors: [] }) })
      await waitFor(() =>
        expect(sentMutations(environment)).toEqual([{ input: { username: 'ann@example.com', password: 'N3w!pass' } }]),
      )
      answer(environment, {
        LoginPayload: () => ({
          errors,
          role: 'CUSTOMER',
          accountOwnerId: 1001,
          userId: 7,
          expiresAt: '2999-01-01T00:00:00Z',
        }),
      })
      expect(await page.findByText(at)).toBeTruthy()
      expect(isLoggedIn()).toBe(errors.length === 0)
    })
  })

  test('shows "Not Found" after a submit with an expired or used reset link', async () => {
    const { page, environment, send } = open()
    await send('N3w!pass')
    const gone = { code: 'NOT_FOUND', field: null, message: 'NOT FOUND' }
    answer(environment, { ResetPasswordPayload: () => ({ errors: [gone] }) })
    expect(await page.findByRole('heading', { name: 'Not Found' })).toBeTruthy()
  })

  test('shows "Not Found" for an invalid reset link', () => {
    const { page } = open(null)
    expect(page.getByRole('heading', { name: 'Not Found' })).toBeTruthy()
    expect(page.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Get a new link',
      'Log In',
      'Contact Us',
    ])
  })

  test('shows staff who set a password the authenticator secret as QR code and text, and sends the code', async () => {
    const secret = 'GEZDGNBVGY3TQOJQ'
    const uri = `otpauth://totp/IRA%20Portal:a%40example.com?secret=${secret}&issuer=IRA%20Portal`
    const { page, user, environment, send } = open({ minimumLength: 12, isSetup: false, secondFactor: { secret, uri } })
    expect(page.getByRole('figure', { name: 'QR code for an authenticator app' }).innerHTML).toContain('<path d="M')
    expect(page.getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy()
    expect(page.getByLabelText('Code').getAttribute('autocomplete')).toBe('one-time-code')
    await user.type(page.getByLabelText('Code'), '123 456')
    await send('quiet river 7')
    expect(sentMutations(environment)).toEqual([
      { input: { passwordResetId: 'abc', password: 'quiet river 7', code: '123 456' } },
    ])
    const message = 'This code is not right or was used before. Please enter the one that the app shows now.'
    answer(environment, { ResetPasswordPayload: () => ({ errors: [{ code: 'INVALID', field: ['code'], message }] }) })
    expect((await page.findAllByText(message)).length).toBeGreaterThan(0)
    expect(page.getByLabelText('New Password')).toHaveProperty('value', 'quiet river 7')
  })
})
