import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { session } from '../app/session/session.ts'
import { answer, renderPage, signedIn } from '../testing/renderScreen.tsx'
import { Page } from './SearchPage.tsx'

const open = () => {
  signedIn({ roleId: 1, accountOwnerId: 0 })
  return renderPage({ element: <Page />, path: '/search', at: '/search' })
}

const owner = {
  accountOwnerId: 1001,
  firstName: 'Ann',
  lastName: 'Archer',
  planName: 'Alpha Plan',
  dateOfBirth: '1950-05-12',
  social: '***-**-0001',
  email: 'ann.archer@example.com',
  mailingState: 'TX',
  mailingZip: '78701',
}

async function find(opened: ReturnType<typeof open>, owners: object[]) {
  await opened.user.type(opened.page.getByLabelText('Social Security Number'), '900-11-0001')
  await opened.user.click(opened.page.getByRole('button', { name: 'Search' }))
  answer(opened.environment, {
    AccountOwnerSearchResultConnection: () => ({
      edges: owners.map((node) => ({ node })),
    }),
  })
}

describe('the search for an account owner', () => {
  it('wants at least one field', async () => {
    const { page, user, environment } = open()
    await user.click(page.getByRole('button', { name: 'Search' }))
    expect(await page.findByText('Please enter at least one search field')).toBeTruthy()
    expect(environment.mock.getAllOperations()).toHaveLength(0)
  })

  it('sends the number without dashes, and only the fields that were filled', async () => {
    const opened = open()
    await opened.user.type(opened.page.getByLabelText('Social Security Number'), ' 900\u201111 0001')
    await opened.user.type(opened.page.getByLabelText('Date of Birth'), '5/12/1950')
    await opened.user.selectOptions(opened.page.getByLabelText('State'), 'Texas')
    await opened.user.click(opened.page.getByRole('button', { name: 'Search' }))
    const { variables } = opened.environment.mock.getMostRecentOperation().request
    expect(variables).toEqual({ filter: { ssn: '900110001', dob: '1950-05-12', state: 'TX' } })
    expect(opened.router.state.location.search).toBe('')
  })

  it('has a row for each account, and one for an owner without any', async () => {
    const opened = open()
    const registered = { planAccountNumber: '100001', statusLabel: 'Registered' }
    const closed = { planAccountNumber: '100002', statusLabel: 'Closed' }
    await find(opened, [
      { ...owner, accounts: [registered, closed] },
      { ...owner, accountOwnerId: 1010, accounts: [] },
    ])
    expect(await opened.page.findByText('1 - 3 / 3')).toBeTruthy()
    expect(opened.page.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['100001', '100002', 'None'])
    expect(opened.page.getAllByText('***-**-0001')).toHaveLength(3)
  })

  it('has a field for everything an owner is known by, and a column for each fact', async () => {
    const opened = open()
    for (const label of [
      'Account Number',
      'First Name',
      'Last Name',
      'Account Owner Id',
      'Date of Birth',
      'Social Security Number',
      'Address 1',
      'Address 2',
      'City',
      'Zip',
    ])
      expect(opened.page.getByRole('textbox', { name: label })).toBeTruthy()
    const states = opened.page.getByLabelText<HTMLSelectElement>('State').options
    expect([...states].filter(({ value }) => value !== '')).toHaveLength(51)
    await find(opened, [{ ...owner, accounts: [] }])
    expect((await opened.page.findAllByRole('columnheader')).map((header) => header.textContent)).toEqual([
      'Account #',
      'Status',
      'First Name',
      'Last Name',
      'Plan Name',
      'DOB',
      'SSN',
      'Email',
      'State',
      'Zip',
    ])
  })

  it.each([
    [1, '1 result', false],
    [99, '99 results', false],
    [100, '100 results', true],
  ])('says that there are %i, and when there may be more', async (count, text, mayBeMore) => {
    const opened = open()
    await find(
      opened,
      Array.from({ length: count }, (_, index) => ({ ...owner, accountOwnerId: index + 1, accounts: [] })),
    )
    expect(await opened.page.findByText(text)).toBeTruthy()
    expect(opened.page.queryByText(/^The first 100 are shown/) !== null).toBe(mayBeMore)
  })

  it.each(['0', 'abc', '-1', '1234567890'])('refuses %s as the id of an owner', async (id) => {
    const { page, user, environment } = open()
    await user.type(page.getByLabelText('Account Owner Id'), id)
    await user.click(page.getByRole('button', { name: 'Search' }))
    expect(await page.findAllByText('Please enter a number')).not.toHaveLength(0)
    expect(environment.mock.getAllOperations()).toHaveLength(0)
  })

  it('says so when nobody is found', async () => {
    const opened = open()
    await find(opened, [])
    expect(await opened.page.findByText('No results found')).toBeTruthy()
  })

  it('switches to the owner whose account is followed, and goes to Home', async () => {
    const opened = open()
    await find(opened, [{ ...owner, accounts: [{ planAccountNumber: '100001', statusLabel: 'Registered' }] }])
    await opened.user.click(await opened.page.findByRole('link', { name: '100001' }))
    expect(await opened.page.findByText('at /home')).toBeTruthy()
    expect(session.getState().accountOwnerId).toBe(1001)
  })

  it('leads another tab to the owner of the row, whoever was chosen before', async () => {
    const opened = open()
    signedIn({ roleId: 1, accountOwnerId: 1007 })
    await find(opened, [{ ...owner, accounts: [{ planAccountNumber: '100001', statusLabel: 'Registered' }] }])
    const link = await opened.page.findByRole('link', { name: '100001' })
    expect(link.getAttribute('href')).toBe('/owners/1001/home')
    // Pressed to open another tab: this one stays with its owner.
    fireEvent.click(link, { ctrlKey: true })
    expect(session.getState().accountOwnerId).toBe(1007)
  })

  it('shows another search from its first page on', async () => {
    const opened = open()
    const many = Array.from({ length: 23 }, (_, index) => ({ ...owner, accountOwnerId: index + 1, accounts: [] }))
    await find(opened, many)
    await opened.user.click(await opened.page.findByRole('button', { name: 'Next' }))
    expect(opened.page.getByText('11 - 20 / 23')).toBeTruthy()
    await opened.user.clear(opened.page.getByLabelText('Social Security Number'))
    await find(opened, many.slice(1))
    expect(await opened.page.findByText('1 - 10 / 22')).toBeTruthy()
  })

  it('shows a full number only for a reason', async () => {
    const opened = open()
    await find(opened, [{ ...owner, accounts: [] }])
    await opened.user.click(await opened.page.findByRole('button', { name: /^Show the social security number/ }))
    await opened.user.type(await opened.page.findByLabelText('Reason'), 'Call of the owner')
    await opened.user.click(opened.page.getByRole('button', { name: 'Show' }))
    expect(opened.environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { accountOwnerId: 1001, reason: 'Call of the owner' },
    })
    answer(opened.environment, { RevealSocialPayload: () => ({ errors: [], social: '900110001' }) })
    expect(await opened.page.findByText('900-11-0001')).toBeTruthy()
  })
})
