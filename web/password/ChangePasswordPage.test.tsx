import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, renderPage, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { Page } from './ChangePasswordPage.tsx'

const warning = 'You are changing your own password, not the password of the account owner.'

function open(roleId = 0) {
  signedIn({ roleId })
  const screen = renderPage({ element: <Page /> })
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

describe('change password', () => {
  test('warns staff, and only staff, whose password it is', () => {
    expect(open(1).page.getByText(warning)).toBeTruthy()
  })

  test('warns no customer', () => {
    expect(open().page.queryByText(warning)).toBeNull()
  })

  test('opens Save only when everything is valid', async () => {
    const { page, save, fill, user } = open()
    expect(save().getAttribute('aria-disabled')).toBe('true')
    await fill('Passw0rd!', 'N3w!pass', 'N3w!pas')
    expect(page.getByText('Passwords do not match')).toBeTruthy()
    expect(save().getAttribute('aria-disabled')).toBe('true')
    await user.type(page.getByLabelText('Confirm Password'), 's')
    expect(page.queryByText('Passwords do not match')).toBeNull()
    expect(save().getAttribute('aria-disabled')).not.toBe('true')
  })

  test('compares the two again when the first one is changed', async () => {
    const { page, save, fill, user } = open()
    await fill('Passw0rd!', 'N3w!pass', 'N3w!pass')
    await user.type(page.getByLabelText('New Password'), 's')
    expect(await page.findByText('Passwords do not match')).toBeTruthy()
    expect(save().getAttribute('aria-disabled')).toBe('true')
    await user.type(page.getByLabelText('New Password'), '{Backspace}')
    await waitFor(() => expect(page.queryByText('Passwords do not match')).toBeNull())
    expect(save().getAttribute('aria-disabled')).not.toBe('true')
  })

  test('asks for six characters in each field', async () => {
    const { page, fill } = open()
    await fill('12345', '12345', '12345')
    expect(page.getAllByText('String must contain at least 6 character(s)')).toHaveLength(3)
  })

  test('sends both passwords, says so and forgets what was typed', async () => {
    const { page, environment, fill, save, user } = open()
    await fill('Passw0rd!', 'N3w!pass', 'N3w!pass')
    await user.click(save())
    expect(sentMutations(environment)).toEqual([{ input: { currentPassword: 'Passw0rd!', newPassword: 'N3w!pass' } }])
    answer(environment, { ChangePasswordPayload: () => ({ errors: [] }) })
    expect(await page.findByText('Your password has been updated.')).toBeTruthy()
    expect(page.getByLabelText<HTMLInputElement>('New Password').value).toBe('')
  })

  test('keeps what was typed after a refusal and can be sent again', async () => {
    const { page, environment, fill, save, user } = open()
    await fill('not this', 'N3w!pass', 'N3w!pass')
    await user.click(save())
    const refusal = { code: 'INVALID', field: null, message: 'Current password is incorrect.' }
    answer(environment, { ChangePasswordPayload: () => ({ errors: [refusal] }) })
    expect(await page.findAllByText('Current password is incorrect.')).toHaveLength(2)
    expect(page.getByLabelText<HTMLInputElement>('New Password').value).toBe('N3w!pass')
    expect(save().getAttribute('aria-disabled')).not.toBe('true')
  })
})
