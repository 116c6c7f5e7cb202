import { cleanup, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { isLoggedIn, session } from '../core/session/session.ts'
import { toLogin } from '../core/session/staffOnly.ts'
import { answer, renderPage, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { Page } from './LoginPage.tsx'

const open = (at = '/login') => renderPage({ element: <Page />, path: '/login', at })

async function fillIn({ user, page }: ReturnType<typeof open>) {
  await user.type(page.getByLabelText('Email'), 'ann.archer@example.com')
  await user.type(page.getByLabelText('Password'), 'Passw0rd!')
  await user.click(page.getByLabelText('I agree to the terms and conditions'))
  await user.click(page.getByRole('button', { name: 'Log In' }))
}

it('tells a customer that a page is for staff, once, and shows no form', () => {
  signedIn({})
  toLogin()
  const { page } = open()
  expect(page.getByRole('heading', { name: 'That page is for staff' })).toBeTruthy()
  expect(page.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/home')
  expect(page.queryByLabelText('Password')).toBeNull()
  cleanup()
  expect(open().page.getByLabelText('Password')).toBeTruthy()
  session.setState(session.getInitialState())
})

describe('the login form', () => {
  it('focuses the email field when the login page opens', async () => {
    const { page } = open()
    await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Email')))
  })

  it('sends no request and shows no error for an empty login form', async () => {
    const { user, page, environment } = open()
    await user.click(page.getByRole('button', { name: 'Log In' }))
    expect(page.queryByText('There is a problem')).toBeNull()
    expect(environment.mock.getAllOperations()).toHaveLength(0)
  })

  it('shows every login error once, at its field, and focuses the first invalid field', async () => {
    const { user, page, environment } = open()
    await user.type(page.getByLabelText('Email'), 'ann')
    await user.type(page.getByLabelText('Password'), '12345')
    await user.click(page.getByRole('button', { name: 'Log In' }))
    expect(await page.findAllByText('Password must be at least 6 characters')).toHaveLength(1)
    expect(page.getAllByText('Invalid email')).toHaveLength(1)
    expect(page.getAllByText('You must agree to the terms and conditions')).toHaveLength(1)
    expect(document.activeElement).toBe(page.getByLabelText('Email'))
    expect(environment.mock.getAllOperations()).toHaveLength(0)
  })

  it('keeps the place of the message below the checkbox when the box is ticked, so that Log In does not move', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(86)
    const { user, page } = open()
    await user.type(page.getByLabelText('Email'), 'ann.archer@example.com')
    await user.click(page.getByRole('button', { name: 'Log In' }))
    const box = page.getByLabelText('I agree to the terms and conditions')
    const field = box.closest<HTMLElement>('.fui-Field')
    const place = () => field?.style.minHeight
    expect(place()).toBe('')
    await user.click(box)
    expect(page.queryByText('You must agree to the terms and conditions')).toBeNull()
    expect(place()).toBe('86px')
    // The kept place is below the label, so that the label stays next to its box.
    expect(field?.style.alignContent).toBe('start')
    vi.restoreAllMocks()
  })

  it('offers the terms and conditions to read before the checkbox to accept them', () => {
    const { page } = open()
    const terms = page.getByText('Read the terms and conditions')
    const box = page.getByRole('checkbox', { name: 'I agree to the terms and conditions' })
    expect(terms.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('shows the error of a refused login above the fields, focuses the first field, and keeps the input', async () => {
    const opened = open()
    await fillIn(opened)
    const message = 'Invalid username or password'
    answer(opened.environment, {
      LoginPayload: () => ({ errors: [{ code: 'UNAUTHENTICATED', field: null, message }] }),
    })
    const email = opened.page.getByLabelText('Email')
    const shown = await opened.page.findByText(message)
    expect(shown.compareDocumentPosition(email) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(document.activeElement).toBe(email)
    for (const label of ['Email', 'Password'])
      expect(opened.page.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(opened.page.getByLabelText('Email')).toHaveProperty('value', 'ann.archer@example.com')
    expect(opened.router.state.location.pathname).toBe('/login')
    expect(opened.page.getByText(/^Your username is the email address you registered with\./)).toBeTruthy()
    expect(opened.page.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe('/forgot/')
  })

  it('says on the login page that the requested page opens after the login', () => {
    expect(open('/login?redirect=%2F501%2Ftransaction').page.getByText('Log in to continue.')).toBeTruthy()
    cleanup()
    expect(open('/login?redirect=%2Fhome').page.getByText('Log in to see your retirement account.')).toBeTruthy()
  })

  it('opens the requested URL after the login, and stores no token in the browser', async () => {
    const opened = open('/login?redirect=%2F501%2Ftransaction')
    await fillIn(opened)
    answer(opened.environment, {
      LoginPayload: () => ({
        errors: [],
        role: 'CUSTOMER',
        accountOwnerId: 1001,
        userId: 7,
        expiresAt: new Date(Date.now() + 1000_000).toISOString(),
      }),
    })
    expect(await opened.page.findByText('at /501/transaction')).toBeTruthy()
    expect(isLoggedIn()).toBe(true)
    expect(Object.keys(session.getState()).sort()).toEqual([
      'accountId',
      'accountOwnerId',
      'drawerOpen',
      'jwtExpiry',
      'roleId',
      'sessionId',
      'userId',
    ])
  })

  it('asks for the authenticator code after a correct password, keeps the input and sends the code', async () => {
    const opened = open()
    const { page, user, environment } = opened
    expect(page.queryByLabelText('Code')).toBeNull()
    await fillIn(opened)
    expect(sentMutations(environment)).toEqual([
      { input: { username: 'ann.archer@example.com', password: 'Passw0rd!' } },
    ])
    const asked = { code: 'INVALID', field: ['code'], message: 'Please enter the code of your authenticator app.' }
    answer(environment, { LoginPayload: () => ({ errors: [asked] }) })
    const code = await page.findByLabelText('Code')
    await waitFor(() => expect(document.activeElement).toBe(code))
    expect(page.queryByText('There is a problem')).toBeNull()
    expect(page.getByLabelText('Password')).toHaveProperty('value', 'Passw0rd!')
    await user.type(code, '123 456')
    await user.click(page.getByRole('button', { name: 'Log In' }))
    expect(sentMutations(environment)).toEqual([
      { input: { username: 'ann.archer@example.com', password: 'Passw0rd!', code: '123 456' } },
    ])
    const message = 'This code is not right or was used before. Please enter the one that the app shows now.'
    answer(environment, { LoginPayload: () => ({ errors: [{ ...asked, message }] }) })
    expect((await page.findAllByText(message)).length).toBeGreaterThan(0)
    expect(page.getByLabelText('Email')).toHaveProperty('value', 'ann.archer@example.com')
  })
})
