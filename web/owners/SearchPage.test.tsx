import { act, cleanup, fireEvent, within } from '@testing-library/react'
import { loadQuery } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { OwnerStateSelectQuery } from '../__generated__/OwnerStateSelectQuery.graphql.ts'
import { recentOwners, rememberOwner } from '../core/session/recentOwners.ts'
import { session } from '../core/session/session.ts'
import { forScreen } from '../core/session/wantedScreen.ts'
import { answer, renderPage, signedIn } from '../testing/renderScreen.tsx'
import { query as ownerStatesQuery } from './OwnerStateSelect.tsx'
import { lastSearch, searchVariables } from './lastSearch.ts'
import { Page } from './SearchPage.tsx'

afterEach(() => {
  session.setState({ userId: 0 })
  recentOwners.setState([], true)
})

const firstPage = { first: 25, after: null, last: null, before: null, sort: 'NAME_ASC' }
const filter = { social: '900110001' }
/** All responses have the same viewer id, because Relay treats another id as another record. */
const viewer = { __typename: 'Viewer', id: 'viewer' }
const open = (ownerStates: string[] = [], isWhole = true) => {
  signedIn({ roleId: 1, accountOwnerId: 0 })
  const environment = createMockEnvironment()
  const states = loadQuery<OwnerStateSelectQuery>(environment, ownerStatesQuery, {})
  environment.mock.resolveMostRecentOperation({ data: { viewer: { ...viewer, ownerStates } } })
  const loaded = { started: { results: null, states } }
  const opened = renderPage({
    environment,
    element: <Page />,
    path: '/search',
    at: '/search',
    loader: () => loaded,
    loaded,
  })
  const more = opened.page.queryByRole('button', { name: 'More fields' })
  if (isWhole && more) fireEvent.click(more)
  return opened
}

const owner = {
  accountOwnerId: 1001,
  firstName: 'Ann',
  lastName: 'Archer',
  planName: 'Alpha Plan',
  dateOfBirth: '1950-05-12',
  social: '***-**-0001',
  email: 'ann.archer@example.com',
  death: null,
  mailingState: 'TX',
  mailingZip: '78701',
}

const one = { ...owner, accounts: [] }

async function find(opened: ReturnType<typeof open>, owners: object[], list: object = {}) {
  await opened.user.type(opened.page.getByLabelText('Social Security Number'), '900-11-0001')
  await opened.user.click(opened.page.getByRole('button', { name: 'Search' }))
  found(opened, owners, list)
}

const found = ({ environment }: ReturnType<typeof open>, owners: object[], list: object = {}) =>
  answer(environment, {
    Viewer: () => viewer,
    AccountOwnerSearchResultConnection: () => ({
      totalCount: owners.length,
      totalCountIsBound: false,
      offset: 0,
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: 'first', endCursor: 'last' },
      edges: owners.map((node) => ({ node })),
      ...list,
    }),
  })

describe('the Search screen', () => {
  it('offers the 50 states, DC and the territories in which owners live', () => {
    const optionsOf = ({ page }: ReturnType<typeof open>) =>
      [...page.getByLabelText<HTMLSelectElement>('State').options].map(({ text }) => text)
    expect(optionsOf(open())).toHaveLength(52)
    cleanup()
    expect(optionsOf(open(['PR', 'AE'])).slice(52)).toEqual(['Puerto Rico', 'Armed Forces Europe (AE)'])
  })

  it('requires at least one search field', async () => {
    const { page, user, environment } = open()
    await user.click(page.getByRole('button', { name: 'Search' }))
    expect(await page.findByText('Please enter at least one search field')).toBeTruthy()
    expect(environment.mock.getAllOperations()).toHaveLength(0)
  })

  it('sends the social security number without dashes, and only search fields with a value', async () => {
    const opened = open()
    await opened.user.type(opened.page.getByLabelText('Social Security Number'), ' 900\u201111 0001')
    await opened.user.type(opened.page.getByLabelText('Date of Birth'), '5/12/1950')
    await opened.user.selectOptions(opened.page.getByLabelText('State'), 'Texas')
    await opened.user.click(opened.page.getByRole('button', { name: 'Search' }))
    const { variables } = opened.environment.mock.getMostRecentOperation().request
    expect(variables).toEqual({ ...firstPage, filter: { social: '900110001', dateOfBirth: '1950-05-12', state: 'TX' } })
    expect(opened.router.state.location.search).toBe('')
  })

  it('shows one search result per account, and one for an owner without accounts', async () => {
    const opened = open()
    const registered = { planAccountNumber: '100001', statusLabel: 'Registered' }
    const closed = { planAccountNumber: '100002', statusLabel: 'Closed' }
    await find(opened, [
      { ...owner, accounts: [registered, closed] },
      { ...owner, accountOwnerId: 1010, accounts: [] },
    ])
    expect(await opened.page.findByText('None')).toBeTruthy()
    expect(opened.page.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['100001', '100002', 'None'])
    expect(opened.page.getAllByText('***-**-0001')).toHaveLength(3)
  })

  it('shows a field for each search criterion, and a column for each fact about an owner found', async () => {
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
      'Email',
      'Phone',
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
    [1, false, '1 result', '1 - 1 / 1'],
    [99, false, '99 results', '1 - 2 / 99'],
    [10_000, true, '10,000+ results', '1 - 2 / 10,000+'],
  ])('announces and shows the number of search results: %i', async (totalCount, totalCountIsBound, heard, seen) => {
    const opened = open()
    await find(opened, totalCount === 1 ? [one] : [one, { ...one, accountOwnerId: 2 }], {
      totalCount,
      totalCountIsBound,
    })
    const found = await opened.page.findByText(heard)
    expect(getComputedStyle(found).position).not.toBe('absolute')
    expect(opened.page.getByText(seen)).toBeTruthy()
  })

  it('ignores Next while a new sort order is loading', async () => {
    const opened = open()
    await find(opened, [one], {
      totalCount: 23,
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'first', endCursor: 'last' },
    })
    const next = await opened.page.findByRole('button', { name: 'Next' })
    await opened.user.click(opened.page.getByRole('button', { name: 'First Name' }))
    await opened.user.click(next)
    const { variables } = opened.environment.mock.getMostRecentOperation().request
    expect(variables).toMatchObject({ sort: 'FIRST_NAME_ASC', after: null })
  })

  it.each(['0', 'abc', '-1', '1234567890'])('refuses %s as an owner id', async (id) => {
    const { page, user, environment } = open()
    await user.type(page.getByLabelText('Account Owner Id'), id)
    await user.click(page.getByRole('button', { name: 'Search' }))
    expect(await page.findAllByText('Please enter a number')).not.toHaveLength(0)
    expect(environment.mock.getAllOperations()).toHaveLength(0)
  })

  it('says that no results were found if no owner matches the search', async () => {
    const opened = open()
    await find(opened, [])
    expect(await opened.page.findByText('No results found')).toBeTruthy()
  })

  it('acts for the owner of an account after a click, and opens Home', async () => {
    const opened = open()
    await find(opened, [{ ...owner, accounts: [{ planAccountNumber: '100001', statusLabel: 'Registered' }] }])
    await opened.user.click(await opened.page.findByRole('link', { name: '100001' }))
    expect(await opened.page.findByText('at /home')).toBeTruthy()
    expect(session.getState().accountOwnerId).toBe(1001)
  })

  it('names the screen that staff opened without an owner, and opens that screen for the chosen owner', async () => {
    const opened = open()
    const state = forScreen({ to: '/rollover', label: 'Rollover Funds' })
    await act(() => opened.router.navigate('/search', { state }))
    expect(opened.page.getByText('Find the account owner for Rollover Funds.')).toBeTruthy()
    await find(opened, [{ ...owner, accounts: [{ planAccountNumber: '100001', statusLabel: 'Registered' }] }])
    await opened.user.click(await opened.page.findByRole('link', { name: '100001' }))
    expect(await opened.page.findByText('at /rollover')).toBeTruthy()
  })

  it('links a search result to its owner for a new tab, and keeps the chosen owner of this tab', async () => {
    const opened = open()
    signedIn({ roleId: 1, accountOwnerId: 1007 })
    await find(opened, [{ ...owner, accounts: [{ planAccountNumber: '100001', statusLabel: 'Registered' }] }])
    const link = await opened.page.findByRole('link', { name: '100001' })
    expect(link.getAttribute('href')).toBe('/owners/1001/home')
    // Ctrl+click opens a new tab, so this tab keeps its chosen owner.
    fireEvent.click(link, { ctrlKey: true })
    expect(session.getState().accountOwnerId).toBe(1007)
  })

  it('pages and sorts search results with one query for each change, and starts a new search at page one', async () => {
    const opened = open()
    const sent = () => opened.environment.mock.getAllOperations().map(({ request }) => request.variables)
    const pageInfo = { hasNextPage: true, hasPreviousPage: false, startCursor: 'first', endCursor: 'last' }
    await find(opened, [one], { totalCount: 23, pageInfo })
    await opened.user.click(await opened.page.findByRole('button', { name: 'Email' }))
    expect(sent()).toEqual([{ ...firstPage, filter, sort: 'EMAIL_ASC' }])
    found(opened, [one], { totalCount: 23, pageInfo })
    const next = opened.page.getByRole('button', { name: 'Next' })
    await expect.poll(() => next.getAttribute('aria-disabled')).not.toBe('true')
    await opened.user.click(next)
    expect(sent()).toEqual([{ ...firstPage, filter, sort: 'EMAIL_ASC', after: 'last' }])
    found(opened, [one], { totalCount: 23, offset: 10 })
    expect(await opened.page.findByText('11 - 11 / 23')).toBeTruthy()
    expect(opened.router.state.location.search).toBe('')

    await opened.user.clear(opened.page.getByLabelText('Social Security Number'))
    await opened.user.type(opened.page.getByLabelText('Phone'), '(512) 555-0100')
    await opened.user.click(opened.page.getByRole('button', { name: 'Search' }))
    expect(sent()).toEqual([{ ...firstPage, filter: { phone: '5125550100' } }])
  })

  it('restores the last owner search when the user returns, and deletes it when another user logs in', async () => {
    const opened = open()
    const pageInfo = { hasNextPage: true, hasPreviousPage: false, startCursor: 'first', endCursor: 'last' }
    await find(opened, [one], { totalCount: 23, pageInfo })
    await opened.user.click(await opened.page.findByRole('button', { name: 'Next' }))
    cleanup()
    const before = lastSearch()
    expect(before && searchVariables(before)).toEqual({ ...firstPage, filter, after: 'last' })
    const back = open()
    expect(back.page.getByLabelText<HTMLInputElement>('Social Security Number').value).toBe('900-11-0001')
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(/900-?11/)
    session.setState({ userId: 77 })
    expect(lastSearch()).toBeNull()
  })

  it('shows one search box for owners first, and the detailed fields after a press on More fields', async () => {
    const opened = open([], false)
    const names = () => opened.page.getAllByRole('textbox').map((field) => field.getAttribute('name'))
    expect(names()).toEqual(['find'])
    await opened.user.click(opened.page.getByRole('button', { name: 'More fields' }))
    expect(names()).toHaveLength(13)
    await opened.user.type(opened.page.getByLabelText('City'), 'Austin')
    expect(opened.page.queryByRole('button', { name: 'Fewer fields' })).toBeNull()
  })

  it.each([
    ['Archer', { lastName: 'Archer', looseName: true }],
    [' ann archer ', { lastName: 'archer', firstName: 'ann', looseName: true }],
    ['de la Cruz, Ana', { lastName: 'de la Cruz', firstName: 'Ana', looseName: true }],
    ['100001', { accountNumber: '100001' }],
    ['G00002218', { accountNumber: 'G00002218' }],
    ['900-11-0001', { social: '900110001' }],
    ['900110001', { social: '900110001', accountNumber: '900110001', looseNumber: true }],
    ['900 11 0001', { social: '900110001' }],
    ['100-100234', { accountNumber: '100-100234' }],
    ['200-1002345', { phone: '2001002345', accountNumber: '200-1002345', looseNumber: true }],
    ['5125550100', { phone: '5125550100', accountNumber: '5125550100', looseNumber: true }],
    ['1001002345', { accountNumber: '1001002345' }],
    ['(512) 555-0100', { phone: '5125550100' }],
    ['ann.archer@', { email: 'ann.archer@' }],
    ['5/12/1950', { dateOfBirth: '1950-05-12' }],
    ['1950-05-12', { dateOfBirth: '1950-05-12' }],
    ['5-12-1950', { dateOfBirth: '1950-05-12' }],
    ['May 12, 1950', { dateOfBirth: '1950-05-12' }],
    ['05121950', { accountNumber: '05121950' }],
    ['051219500', { social: '051219500', accountNumber: '051219500', looseNumber: true }],
  ])('searches for "%s" from the search box with the filter %j', async (text, expected) => {
    const opened = open([], false)
    await opened.user.type(opened.page.getByLabelText('Find an owner'), text)
    await opened.user.click(opened.page.getByRole('button', { name: 'Search' }))
    const { variables } = opened.environment.mock.getMostRecentOperation().request
    expect(variables).toEqual({ ...firstPage, filter: expected })
    expect(opened.router.state.location.search).toBe('')
  })

  it.each([
    ['13/5/1950', {}, 'Invalid date'],
    ['2/30/1950', {}, 'Invalid date'],
    ['5/12/50', {}, 'Invalid date'],
    ['February 30, 1950', {}, 'Invalid date'],
    ['Archer', { 'Last Name': 'Baker' }, 'Please clear this field or Last Name: they differ'],
    ['Ann Archer', { 'First Name': 'Bea' }, 'Please clear this field or First Name: they differ'],
    ['900-11-0001', { 'Social Security Number': '900110002' }, /^Please clear this field or Social Security Number/],
    ['5/12/1950', { 'Date of Birth': '5/13/1950' }, 'Please clear this field or Date of Birth: they differ'],
  ])('refuses to search for "%s" from the search box with the fields %j: %s', async (text, fields, refusal) => {
    const opened = open()
    await opened.user.type(opened.page.getByLabelText('Find an owner'), text)
    for (const [label, value] of Object.entries(fields))
      await opened.user.type(opened.page.getByLabelText(label), value)
    await opened.user.click(opened.page.getByRole('button', { name: 'Search' }))
    expect(await opened.page.findAllByText(refusal)).not.toHaveLength(0)
    expect(opened.environment.mock.getAllOperations()).toHaveLength(0)
    expect(lastSearch()).toBeNull()
  })

  it.each([
    ['Archer', { 'First Name': 'Ann' }, { lastName: 'Archer', firstName: 'Ann', looseName: true }],
    ['archer', { 'Last Name': 'Archer' }, { lastName: 'Archer', looseName: true }],
    ['900110001', { 'Account Number': '100001' }, { social: '900110001', accountNumber: '100001' }],
    ['5/12/1950', { City: 'Austin' }, { dateOfBirth: '1950-05-12', city: 'Austin' }],
  ])('searches for "%s" from the search box together with the fields %j', async (text, fields, expected) => {
    const opened = open()
    await opened.user.type(opened.page.getByLabelText('Find an owner'), text)
    for (const [label, value] of Object.entries(fields))
      await opened.user.type(opened.page.getByLabelText(label), value)
    await opened.user.click(opened.page.getByRole('button', { name: 'Search' }))
    const { variables } = opened.environment.mock.getMostRecentOperation().request
    expect(variables).toEqual({ ...firstPage, filter: expected })
  })

  it('offers the owners that the user acted for most recently', async () => {
    rememberOwner({ accountOwnerId: 1004, name: 'Dan Dean' })
    const opened = open([], false)
    const recent = within(opened.page.getByRole('region', { name: 'Recent owners' }))
    await opened.user.click(recent.getByRole('link', { name: 'Dan Dean' }))
    expect(session.getState().accountOwnerId).toBe(1004)
  })

  it('reveals a social security number in the results only with a reason', async () => {
    const opened = open()
    await find(opened, [{ ...owner, accounts: [] }])
    await opened.user.click(await opened.page.findByRole('button', { name: /^Show the Social Security number/ }))
    await opened.user.type(await opened.page.findByLabelText('Reason'), 'Call of the owner')
    await opened.user.click(opened.page.getByRole('button', { name: 'Show' }))
    expect(opened.environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { accountOwnerId: 1001, reason: 'Call of the owner' },
    })
    answer(opened.environment, { RevealSocialPayload: () => ({ errors: [], social: '900110001' }) })
    expect(await opened.page.findByText('900-11-0001')).toBeTruthy()
  })
})
