import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ChangePasswordPageQuery } from '../__generated__/ChangePasswordPageQuery.graphql.ts'
import { isLoggedIn } from '../core/session/session.ts'
import { answer, renderScreen, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './ChangePasswordPage.tsx'

const warning = 'You are changing your own password, not the password of the account owner.'

const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const nodes = [
  {
    sessionId: 2,
    userAgent: 'curl/8.5.0',
    startedAt: '2026-03-09T20:00:00Z',
    lastSeenAt: '2026-03-09T21:00:00Z',
    isCurrent: false,
  },
  {
    sessionId: 1,
    userAgent: agent,
    startedAt: '2026-03-10T09:00:00Z',
    lastSeenAt: '2026-03-10T15:00:00Z',
    isCurrent: true,
  },
]

function open(roleId = 0, least = 6, sessions = nodes) {
  signedIn({ roleId })
  const screen = renderScreen<ChangePasswordPageQuery>({
    Page,
    query,
    variables: {},
    data: {
      SignInSettings: () => ({ passwordMinimumLength: least }),
      OpenSessions: () => ({ totalCount: 5, nodes: sessions }),
    },
  })
  const { page, user } = screen
  return {
    ...screen,
    save: () => page.getByRole('button', { name: 'Save' }),
    fill: async (current: string, next: string, confirm: string) => {
      await user.type(page.getByLabelText('Current Password'), current)
      await user.type(page.getByLabelText('New Password'), next)
      await user.type(page.getByLabelText('Confirm Password'), confirm)
    },
  }
}

describe('the form to change a password', () => {
  test('tells staff that the form changes their own password', () => {
    expect(open(1).page.getByText(warning)).toBeTruthy()
  })

  test('shows a customer no text about whose password the form changes', () => {
    expect(open().page.queryByText(warning)).toBeNull()
  })

  test('enables Save only while all password fields are valid', async () => {
    const { page, save, fill, user } = open()
    expect(save().getAttribute('aria-disabled')).toBe('true')
    await fill('Passw0rd!', 'N3w!pass', 'N3w!pas')
    expect(page.getByText('Passwords do not match')).toBeTruthy()
    expect(save().getAttribute('aria-disabled')).toBe('true')
    await user.type(page.getByLabelText('Confirm Password'), 's')
    expect(page.queryByText('Passwords do not match')).toBeNull()
    expect(save().getAttribute('aria-disabled')).not.toBe('true')
  })

  test('compares the two new passwords again when the first one changes', async () => {
    const { page, save, fill, user } = open()
    await fill('Passw0rd!', 'N3w!pass', 'N3w!pass')
    await user.type(page.getByLabelText('New Password'), 's')
    expect(await page.findByText('Passwords do not match')).toBeTruthy()
    expect(save().getAttribute('aria-disabled')).toBe('true')
    await user.type(page.getByLabelText('New Password'), '{Backspace}')
    await waitFor(() => expect(page.queryByText('Passwords do not match')).toBeNull())
    expect(save().getAttribute('aria-disabled')).not.toBe('true')
  })

  test('shows the minimum password length above the fields, and the effects of a change above Save', () => {
    const { page, save } = open(0, 12)
    const isBefore = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    const rule = page.getByText('Choose at least 12 characters that you use on no other site.')
    expect(isBefore(rule, page.getByLabelText('Current Password'))).toBe(true)
    expect(isBefore(page.getByText(/^Saving logs out your other browsers and programs\./), save())).toBe(true)
  })

  test('shows how many rules of a strong password the new password meets', async () => {
    const { page, fill } = open()
    expect(page.getByText('Strength: 0 of 5')).toBeTruthy()
    await fill('Passw0rd!', 'N3w!', 'N3w!')
    expect(page.getByText('Strength: 4 of 5')).toBeTruthy()
  })

  test('requires at least six characters in each password field', async () => {
    const { page, fill } = open()
    await fill('12345', '12345', '12345')
    expect(page.getAllByText('String must contain at least 6 character(s)')).toHaveLength(3)
  })

  test('sends the old and the new password, confirms the change and clears the fields', async () => {
    const { page, environment, fill, save, user } = open()
    await fill('Passw0rd!', 'N3w!pass', 'N3w!pass')
    await user.click(save())
    expect(sentMutations(environment)).toEqual([{ input: { currentPassword: 'Passw0rd!', newPassword: 'N3w!pass' } }])
    answer(environment, { ChangePasswordPayload: () => ({ errors: [] }) })
    expect(await page.findByText('Your password has been updated.')).toBeTruthy()
    expect(page.getByLabelText<HTMLInputElement>('New Password').value).toBe('')
  })

  test('keeps the typed passwords after a refused password change, and allows another attempt', async () => {
    const { page, environment, fill, save, user } = open()
    await fill('not this', 'N3w!pass', 'N3w!pass')
    await user.click(save())
    const refusal = { code: 'INVALID', field: null, message: 'Current password is incorrect.' }
    answer(environment, { ChangePasswordPayload: () => ({ errors: [refusal] }) })
    expect(await page.findAllByText('Current password is incorrect.')).toHaveLength(2)
    expect(page.getByLabelText<HTMLInputElement>('New Password').value).toBe('N3w!pass')
    expect(save().getAttribute('aria-disabled')).not.toBe('true')
  })

  test('shows the minimum password length set by the operator, and accepts a password of that length', async () => {
    const { page, fill, save } = open(0, 12)
    await fill('Passw0rd!', 'N3w!password', 'N3w!password')
    expect(page.getByText('At least 12 characters')).toBeTruthy()
    expect(save().getAttribute('aria-disabled')).not.toBe('true')
  })
})

describe('the list of open sessions', () => {
  test('lists the latest open sessions, with the current one first and marked, and counts older sessions', () => {
    const { page } = open()
    const rows = page.getAllByRole('listitem').map((row) => row.textContent)
    expect(page.getByText(/^Each row is one login\./)).toBeTruthy()
    const sessions = rows.filter((row) => row?.includes('Last used'))
    expect(sessions[0]).toContain('Chrome on WindowsThis device')
    expect(sessions[1]).toContain('Last used 03/09/2026')
    expect(page.getByText('And 3 more, used longer ago.')).toBeTruthy()
  })

  test('collapses all open sessions except the current session and the four latest others', () => {
    const others = Array.from({ length: 7 }, (_, at) => ({ ...nodes[0]!, sessionId: at + 10 }))
    const { page } = open(0, 6, [...others, nodes[1]!])
    const earlier = page.getByText('3 earlier logins').closest('details')
    expect(earlier?.open).toBe(false)
    expect(earlier?.querySelectorAll('li')).toHaveLength(3)
    expect(earlier?.textContent).not.toContain('This device')
  })

  test('ends another session by the button in its row', async () => {
    const { page, user, environment } = open()
    const buttons = page.getAllByRole('button', { name: /^Log out (?!everywhere)/ })
    expect(buttons).toHaveLength(1)
    await user.click(buttons[0]!)
    expect(sentMutations(environment)).toEqual([{ input: { sessionId: 2 } }])
    answer(environment, { EndOpenSessionPayload: () => ({ errors: [] }) })
    expect(await page.findByText('curl/8.5.0 has been logged out.')).toBeTruthy()
  })

  test('ends all sessions of the user after a confirmation, and keeps the settings of the device', async () => {
    const { page, user, environment } = open()
    localStorage.setItem('display', '{"rows":"100"}')
    await user.click(page.getByRole('button', { name: 'Log out everywhere' }))
    expect(sentMutations(environment)).toEqual([])
    const dialog = await page.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }))
    expect(sentMutations(environment)).toEqual([{ input: {} }])
    // The browser clears local storage before the page receives this response.
    localStorage.clear()
    answer(environment, { EndAllSessionsPayload: () => ({ errors: [] }) })
    await waitFor(() => expect(isLoggedIn()).toBe(false))
    expect(localStorage.getItem('display')).toBe('{"rows":"100"}')
  })
})
