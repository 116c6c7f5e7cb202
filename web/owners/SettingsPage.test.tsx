import { describe, expect, test } from 'vitest'
import type { SettingsPageQuery } from '../__generated__/SettingsPageQuery.graphql.ts'
import { answer, renderScreen, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './SettingsPage.tsx'

const open = (emailSetting: { emailSetting: boolean } | null) =>
  renderScreen<SettingsPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001 },
    data: { AccountOwner: () => ({ accountOwnerId: 1001, emailSetting }) },
  })

describe('the account settings', () => {
  test('shows the email setting as off if none is stored', () => {
    expect(open(null).page.getByRole<HTMLInputElement>('switch').checked).toBe(false)
  })

  test.each([
    [0, ['mail no paper copy', 'Off: we mail the statement to you.']],
    [1, ['no paper copy', 'Off: we mail the statement to the owner.']],
    [2, ['no paper copy', 'Off: we mail the statement to the owner.']],
  ])('says to role %s that the email replaces the statement on paper', (roleId, texts) => {
    signedIn({ roleId })
    const { page } = open(null)
    for (const text of texts) expect(page.getByText(text, { exact: false })).toBeTruthy()
  })

  test("offers the display settings of the device next to the owner's stored settings", async () => {
    const { page, user } = open(null)
    await user.click(page.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    await user.click(page.getByRole('radio', { name: 'System' }))
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })

  test('saves the settings of the shown owner, and confirms this in a notice', async () => {
    const { page, user, environment } = open({ emailSetting: true })
    expect(page.getByRole('heading', { name: 'Account Settings' })).toBeTruthy()
    const statements = page.getByRole<HTMLInputElement>('switch', { name: 'Email Account Statements' })
    expect(statements.checked).toBe(true)
    await user.click(statements)
    await user.click(page.getByRole('button', { name: 'Save' }))
    expect(sentMutations(environment)).toEqual([{ input: { accountOwnerId: 1001, emailSetting: false } }])
    answer(environment, { UpdateEmailSettingPayload: () => ({ errors: [] }) })
    expect(await page.findByText('Settings Updated')).toBeTruthy()
    expect(page.getByText('Your settings have been updated.')).toBeTruthy()
  })

  test('keeps a switch that is turned during a save', async () => {
    const { page, user, environment } = open({ emailSetting: true })
    const statements = page.getByRole<HTMLInputElement>('switch', { name: 'Email Account Statements' })
    await user.click(statements)
    await user.click(page.getByRole('button', { name: 'Save' }))
    await user.click(statements)
    answer(environment, { UpdateEmailSettingPayload: () => ({ errors: [] }) })
    await page.findByText('Settings Updated')
    expect(statements.checked).toBe(true)
    expect(page.getByText('Not saved yet.')).toBeTruthy()
  })
})
