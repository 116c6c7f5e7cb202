import { expect, test } from 'vitest'
import { answer, renderPage, sentMutations } from '../testing/renderScreen.tsx'
import { Page } from './ForgotPage.tsx'

const words = 'If you have an email on file, you will receive a password reset link.'

test.each([
  ['without an @', 'ann'],
  ['longer than 254 characters', `${'a'.repeat(50)}@${'b.'.repeat(110)}example.com`],
])('refuses to reset the password of an email address %s', async (_, address) => {
  const { page, user, environment } = renderPage({ element: <Page /> })
  await user.click(page.getByLabelText('Email'))
  await user.paste(address)
  await user.click(page.getByRole('button', { name: 'Send Link' }))
  expect(await page.findByText('Invalid email')).toBeTruthy()
  expect(sentMutations(environment)).toEqual([])
})

test('shows a text after a reset request that does not reveal whether the email address is known', async () => {
  const { page, user, environment } = renderPage({ element: <Page /> })
  await user.type(page.getByLabelText('Email'), ' ann@example.com ')
  await user.click(page.getByRole('button', { name: 'Send Link' }))
  expect(sentMutations(environment)).toEqual([{ input: { email: 'ann@example.com' } }])
  answer(environment, { RequestPasswordResetPayload: () => ({ errors: [] }) })
  const next = (await page.findByText(/spam folder/)).closest('[aria-live=polite]')
  expect(next?.textContent).toContain(words)
  expect(next?.textContent).toContain('ann@example.com')
  expect(page.queryByLabelText('Email')).toBeNull()
  expect(page.getAllByRole('link', { name: 'Contact Us' })).toHaveLength(1)
  await user.click(page.getByRole('button', { name: 'Send again' }))
  expect(sentMutations(environment)).toEqual([{ input: { email: 'ann@example.com' } }])
  answer(environment, { RequestPasswordResetPayload: () => ({ errors: [] }) })
  await user.click(await page.findByRole('button', { name: 'Use another address' }))
  expect(page.getByLabelText('Email')).toHaveProperty('value', 'ann@example.com')
})
