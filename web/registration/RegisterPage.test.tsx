import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answer, renderPage, sentMutations } from '../testing/renderScreen.tsx'
import { Page } from './RegisterPage.tsx'
import { VerifyEmail } from './VerifyEmail.tsx'

const error = (code: string, message = 'AN ERROR OCCURRED') => ({ code, field: null, message })

function open() {
  const screen = renderPage({ element: <Page />, path: '/register/', at: '/register/' })
  const { page, user, environment } = screen
  const type = (label: string, text: string) => user.type(page.getByLabelText(label), text)
  const next = (name = 'Next') => user.click(page.getByRole('button', { name }))
  const to = {
    person: async () => {
      await type('Social Security Number', '900-11-0005')
    },
    found: async (payload: object = { errors: [], exists: false, uniqueId: 'u1' }) => {
      await to.person()
      await type('First Name', 'Eve')
      await type('Last Name', 'Ellis')
      await type('Month', '7')
      await type('Day', '4')
      await type('Year', '1985')
      answer(environment, { RegisterPersonPayload: () => payload })
    },
    mailed: async (payload: object = { errors: [], exists: false }) => {
      await to.found()
      await user.type(await page.findByLabelText('Email'), 'eve@example.com')
      await next()
      answer(environment, { RegisterEmailPayload: () => payload })
    },
    verified: async (payload: object = { errors: [] }) => {
      await to.mailed()
      const code = await page.findByLabelText('Verification Code')
      await waitFor(() => expect(document.activeElement).toBe(code))
      await user.type(code, '12 34-56')
      answer(environment, { VerifyRegistrationPayload: () => payload })
    },
  }
  return { ...screen, type, next, to, step: () => page.getByText(/^Step \d of 5$/).firstChild?.textContent }
}

describe('the registration page', () => {
  test('completes all registration steps from the social security number to the emailed agreement', async () => {
    const { page, to, step } = open()
    const steps = within(page.getByRole('navigation', { name: 'Steps of the registration' }))
    expect(steps.getAllByRole('listitem').map((item) => item.textContent?.replace(/ (not )?completed$/, ''))).toEqual([
      'Check SSN',
      'Personal Info',
      'Email',
      'Verify Email',
      'Sign Document',
    ])
    await to.verified()
    expect(await page.findByText(/A link to the custodial agreement will be emailed to/)).toBeTruthy()
    expect(page.getByText(/another email with a link to set up your password/)).toBeTruthy()
    expect(step()).toBe('Step 5 of 5')
  })

  test.each(['12345678', '1234567890', 'abc'])('refuses %s as a social security number', async (text) => {
    const { page, user, next, step } = open()
    await user.click(page.getByLabelText('Social Security Number'))
    await user.paste(text)
    await next()
    expect(await page.findByText('Please enter a valid social security number')).toBeTruthy()
    expect(step()).toBe('Step 1 of 5')
  })

  test('focuses the first field of each registration step', async () => {
    const { page, to } = open()
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Social Security Number')))
    await to.person()
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('First Name')))
  })

  test.each([
    { pointer: 'fine', focused: true },
    { pointer: 'coarse', focused: false },
  ])('focuses a field low in the window only on a device without a touch screen: $pointer pointer', async (at) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
          matches: query === `(pointer: ${at.pointer})`,
        }) as unknown as MediaQueryList,
    )
    const low = { top: window.innerHeight * 0.7, bottom: window.innerHeight * 0.75 } as DOMRect
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(low)
    const { page } = open()
    const social = page.getByLabelText('Social Security Number')
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    expect(document.activeElement === social).toBe(at.focused)
    vi.restoreAllMocks()
  })

  test('says why the registration asks for the social security number, and how the number is protected', () => {
    const says =
      /to find the account your plan opened for you\. We store it encrypted, and show you only its last four digits\./
    expect(open().page.getByText(says)).toBeTruthy()
  })

  test('offers to show the social security number only while it is masked', async () => {
    const { page, user, type } = open()
    expect(page.queryByRole('button', { name: 'Show the number' })).toBeNull()
    await type('Social Security Number', '90011000')
    expect(page.queryByRole('button', { name: 'Show the number' })).toBeNull()
    await user.tab()
    expect(page.getByRole('button', { name: 'Show the number' })).toBeTruthy()
  })

  test('masks the social security number when the field loses the focus', async () => {
    const { page, user, to, next } = open()
    await to.person()
    await next('Back')
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Social Security Number')))
    await user.tab()
    expect(page.getByLabelText<HTMLInputElement>('Social Security Number').value).toBe('•••-••-0005')
    await user.click(page.getByRole('button', { name: 'Show the number' }))
    expect(page.getByLabelText<HTMLInputElement>('Social Security Number').value).toBe('900-11-0005')
  })

  test('returns from the email step of the registration to the personal data, and keeps the input', async () => {
    const { page, user, to, next, step } = open()
    await to.found()
    await user.type(await page.findByLabelText('Email'), 'eve@exam')
    await next('Back')
    expect(step()).toBe('Step 2 of 5')
    expect(page.getByLabelText<HTMLInputElement>('First Name').value).toBe('Eve')
  })

  test('requires all personal data before the registration sends a request', async () => {
    const { page, to, next, type, environment } = open()
    await to.person()
    await next()
    expect(page.getAllByRole('link', { name: /is required\.$/ })).toHaveLength(2)
    await type('Month', '02')
    await type('Day', '30')
    await type('Year', '1985')
    expect(page.getAllByText('Please enter a valid date of birth')).toHaveLength(2)
    expect(environment.mock.getAllOperations()).toHaveLength(0)
  })

  test('spreads a date of birth typed into the month field over all three fields', async () => {
    const { page, to, type } = open()
    await to.person()
    await type('Month', '07041955')
    const values = ['Month', 'Day', 'Year'].map((label) => page.getByLabelText<HTMLInputElement>(label).value)
    expect(values).toEqual(['07', '04', '1955'])
    expect(document.activeElement).toBe(page.getByLabelText('Year'))
  })

  test('moves the focus from an empty day to the month on Backspace, and keeps the digits of the month', async () => {
    const { page, to, type, user } = open()
    await to.person()
    await type('Month', '07')
    expect(document.activeElement).toBe(page.getByLabelText('Day'))
    await user.keyboard('{Backspace}')
    expect(document.activeElement).toBe(page.getByLabelText('Month'))
    expect(page.getByLabelText<HTMLInputElement>('Month').value).toBe('07')
    await user.keyboard('{Backspace}8')
    expect(page.getByLabelText<HTMLInputElement>('Month').value).toBe('08')
  })

  test.each([
    { name: 'before another digit', month: '2', at: 0, key: '1' },
    { name: 'while the day is filled', month: '1', at: 1, key: '2' },
  ])('keeps the focus in the month of a birth date when the user types a digit $name', async ({ month, at, key }) => {
    const { page, to, type, user } = open()
    await to.person()
    await type('Month', month)
    if (at === 1) await type('Day', '04')
    const field = page.getByLabelText<HTMLInputElement>('Month')
    await user.type(field, key, { initialSelectionStart: at })
    expect(field.value).toBe('12')
    expect(document.activeElement).toBe(field)
  })

  test('opens the next registration step after the ninth digit of the social security number', async () => {
    const { page, user, to, next, step } = open()
    await to.person()
    expect(step()).toBe('Step 2 of 5')
    await next('Back')
    await user.type(page.getByLabelText('Social Security Number'), '{Backspace}')
    expect(step()).toBe('Step 1 of 5')
    await user.type(page.getByLabelText('Social Security Number'), '6')
    expect(step()).toBe('Step 2 of 5')
  })

  test.each([
    { year: '198', names: ['Eve', 'Ellis'], sent: 0 },
    { year: '1985', names: ['Eve', ' '], sent: 0 },
    { year: '1985', names: ['Eve', 'Ellis'], sent: 1 },
  ])('with the names $names, sends $sent requests after the birth year $year', async ({ year, names, sent }) => {
    const { to, type, environment } = open()
    await to.person()
    await type('First Name', names[0] ?? '')
    await type('Last Name', names[1] ?? '')
    await type('Month', '07')
    await type('Day', '04')
    await type('Year', year)
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(sent))
  })

  test('sends the social security number, names and date of birth in one request', async () => {
    const { to, type, next, user, page, environment } = open()
    await to.person()
    await type('First Name', 'Eve')
    await type('Last Name', 'Ellis')
    await user.click(page.getByLabelText('Day'))
    await user.paste('07/04/1985')
    await next()
    expect(sentMutations(environment)).toEqual([
      { input: { social: '900110005', firstName: 'Eve', lastName: 'Ellis', dateOfBirth: '1985-07-04' } },
    ])
  })

  test('says that no account matches the personal data, and keeps the input', async () => {
    const { page, to, step } = open()
    await to.found({ errors: [error('NOT_FOUND', 'NOT FOUND')], uniqueId: null })
    expect((await page.findAllByText('An account with this information was not found')).length).toBeGreaterThan(0)
    expect(page.getByLabelText<HTMLInputElement>('First Name').value).toBe('Eve')
    expect(step()).toBe('Step 2 of 5')
  })

  test('asks a person who has already registered to contact customer service', async () => {
    const { page, to } = open()
    await to.found({ errors: [], exists: true, uniqueId: null })
    expect(
      await page.findByText('An account with this information already exists. Please contact customer service.'),
    ).toBeTruthy()
  })

  test('shows "An error occurred" for a registration error without a message', async () => {
    const { page, to } = open()
    await to.found({ errors: [error('FAILED')], uniqueId: null })
    expect(await page.findByText('An error occurred')).toBeTruthy()
  })

  test('replaces the email form with a login link if the email address is already registered', async () => {
    const { page, to } = open()
    await to.mailed({ errors: [], exists: true })
    expect(
      await page.findByText(
        'An account is already associated with this email address. Please contact customer service.',
      ),
    ).toBeTruthy()
    expect(page.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')
    expect(page.queryByLabelText('Email')).toBeNull()
  })

  test.each([
    ['NOT_FOUND', 'NOT FOUND', 'An account with this information was not found'],
    ['INVALID', 'Too many addresses.', 'Too many addresses.'],
  ])('shows an error about the email address (%s) at its field', async (code, message, shown) => {
    const { page, to } = open()
    await to.mailed({ errors: [error(code, message)] })
    expect((await page.findAllByText(shown)).length).toBeGreaterThan(0)
    expect(page.getByLabelText<HTMLInputElement>('Email').value).toBe('eve@example.com')
  })

  test('shows different errors for a wrong and for an incomplete verification code', async () => {
    const { page, to, user, next } = open()
    await to.verified({ errors: [error('NOT_FOUND', 'NOT FOUND')] })
    expect(await page.findByText('Invalid verification code')).toBeTruthy()
    await user.type(page.getByLabelText('Verification Code'), '{Backspace}')
    await next('Verify')
    expect(page.getByText('Please enter a valid verification code')).toBeTruthy()
  })

  test('sends a new verification code on request', async () => {
    const { page, to, user, environment } = open()
    await to.mailed()
    await user.type(await page.findByLabelText('Verification Code'), '12345')
    await user.click(page.getByRole('button', { name: 'Verify' }))
    expect(await page.findByText('Please enter a valid verification code')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Send a new code' }))
    expect(sentMutations(environment)).toEqual([{ input: { uniqueId: 'u1' } }])
    answer(environment, { ResendVerificationCodePayload: () => ({ errors: [] }) })
    expect(await page.findByText('A new code has been sent.')).toBeTruthy()
    expect(page.queryByText('Please enter a valid verification code')).toBeNull()
    expect(page.getByLabelText<HTMLInputElement>('Verification Code').value).toBe('')
  })

  test('asks the user to start over if a verification code is entered without a registration', async () => {
    const nothing = () => undefined
    const { page, user, environment } = renderPage({
      element: <VerifyEmail uniqueId={null} email="" onVerified={nothing} onOtherEmail={nothing} onTaken={nothing} />,
    })
    await user.type(page.getByLabelText('Verification Code'), '123456')
    expect(await page.findByText('Please start the verification process over.')).toBeTruthy()
    expect(environment.mock.getAllOperations()).toHaveLength(0)
    await act(async () => undefined)
  })
})
