import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PendingPageQuery } from '../__generated__/PendingPageQuery.graphql.ts'
import { session } from '../core/session/session.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { pageOf } from '../testing/pageOf.ts'
import { answer, renderScreen, sentMutations, signedIn, type Resolvers } from '../testing/renderScreen.tsx'
import { dayOf, formatDate } from '../kit/ui/format.ts'
import { noteOpened } from './openedEvidence.ts'
import { pendingList } from './pendingList.ts'
import { Page, query } from './PendingPage.tsx'

const row = (accountId: number, more: object = {}) => ({
  id: `row-${accountId}`,
  accountId,
  accountOwnerId: accountId + 497,
  firstName: 'Gus',
  lastName: `Gray${accountId}`,
  social: '***-**-0007',
  dateOfBirth: '1980-06-06',
  loadedAt: '2026-03-06T09:30:00.000Z',
  findings: [
    { title: 'SSN mismatch', rule: 'The number is that of the name', datum: '***-**-0007', comparedWith: null },
  ],
  reasonRequired: false,
  ...more,
})

const listOf = (rows: object[], totalCount = rows.length, offset = 0, matches: object[] = []): Resolvers => ({
  Viewer: () => ({ sanctionsMatches: matches }),
  CompliancePendingRowConnection: () => pageOf(rows, totalCount, offset),
})

const follow = (params: URLSearchParams) => listVariables(pendingList, params, 10)

const open = (rows = [row(510), row(511), row(512)], totalCount = rows.length, matches: object[] = []) =>
  renderScreen<PendingPageQuery>({
    Page,
    query,
    variables: follow(new URLSearchParams()),
    follow,
    data: listOf(rows, totalCount, 0, matches),
  })

type Opened = ReturnType<typeof open>
const button = ({ page }: Opened, name: string) => page.getByRole<HTMLButtonElement>('button', { name })
const box = ({ page }: Opened, name: string) => page.getByRole<HTMLInputElement>('checkbox', { name })
const isClosed = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'

async function confirm({ page, user }: Opened, name: string) {
  const [last] = page
    .getAllByText(new RegExp(`^${name} [0-9]`))
    .filter((element) => element.closest('[role=alertdialog] button'))
  await user.click(last!)
}

beforeEach(() => signedIn({ roleId: 4, accountOwnerId: 0 }))

describe("an owner's name that matches the sanctions list", () => {
  const match = {
    matchId: 7,
    party: 'OWNER',
    accountOwnerId: 1007,
    name: 'Mortimer Blackwood',
    dateOfBirth: '1980-06-06',
    entry: 'OFAC 2674',
    listedName: 'Blackwood, Mortimer Grimshade',
    listedBirth: '1961',
    foundAt: '2026-03-06T09:30:00.000Z',
    status: 'OPEN',
    reason: null,
    decidedBy: null,
  }

  it('shows an owner next to the matching sanctions entry, and clears the match only with a reason', async () => {
    const { page, user, environment } = open([], 0, [match])
    expect(page.getByText('Blackwood, Mortimer Grimshade (OFAC 2674)')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Clear Mortimer Blackwood' }))
    await user.click(await page.findByRole('button', { name: 'Clear match' }))
    expect(await page.findAllByText('Please enter a reason')).not.toEqual([])
    expect(sentMutations(environment)).toEqual([])
    await user.type(page.getByLabelText(/^Reason/), 'Another birth date')
    await user.click(page.getByRole('button', { name: 'Clear match' }))
    expect(sentMutations(environment)).toEqual([
      { input: { matchId: 7, isListed: false, reason: 'Another birth date' } },
    ])
    answer(environment, { ...listOf([]), DecideSanctionsMatchPayload: () => ({ errors: [] }) })
    expect(await page.findByText('Match cleared')).toBeTruthy()
  })

  it('shows no sanctions section without a match', () => {
    expect(open().page.queryByText('Names on the sanctions list')).toBeNull()
  })
})

describe('the list of pending accounts', () => {
  it('shows each fact about a pending account in its own column, and the finding as text', () => {
    const { page } = open()
    expect(page.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Select',
      'Evidence',
      'Account ID',
      'Account Owner Id',
      'First Name',
      'Last Name',
      'SSN',
      'Date of Birth',
      'Date Loaded',
      'Finding',
    ])
    const cells = page.getAllByRole('row')[1]?.textContent
    for (const fact of [
      '510',
      '1007',
      'Gus',
      'Gray510',
      '***-**-0007',
      '06/06/1980',
      formatDate(dayOf('2026-03-06T09:30:00.000Z')),
      'SSN mismatch',
    ])
      expect(cells).toContain(fact)
  })

  it('names each finding of a pending account once, without the rule and the values', () => {
    const minor = {
      title: 'Owner is under 18',
      rule: 'At least 18 years old',
      datum: 'Born 06/06/2010',
      comparedWith: '18 years old on 06/06/2028',
    }
    const unknown = { title: 'SOMETHING_NEW', rule: null, datum: null, comparedWith: null }
    const { page } = open([row(510, { findings: [minor, unknown] }), row(511, { findings: [] })])
    const cells = page.getAllByText('Owner is under 18').filter((element) => element.closest('td'))
    expect(cells).toHaveLength(1)
    for (const text of ['Owner is under 18', 'SOMETHING_NEW', 'None'])
      expect(page.getAllByText(text).at(-1)?.closest('td')).toBeTruthy()
    expect(page.queryByText(/^Rule:|^Given:/)).toBeNull()
  })

  it('enables the decision buttons only while an account is selected', async () => {
    const opened = open()
    expect(isClosed(button(opened, 'Approve'))).toBe(true)
    expect(isClosed(button(opened, 'Reject'))).toBe(true)
    await opened.user.click(button(opened, 'Approve'))
    await opened.user.click(button(opened, 'Reject'))
    expect(sentMutations(opened.environment)).toEqual([])
    expect(opened.page.queryByText('Cancel')).toBeNull()
  })

  it('selects pending accounts by keyboard, one at a time or all together', async () => {
    const opened = open()
    box(opened, 'Select account 511').focus()
    await opened.user.keyboard(' ')
    expect(opened.page.getByText('1 of 3 selected')).toBeTruthy()
    expect(box(opened, 'Select all 3').indeterminate).toBe(true)
    await opened.user.click(box(opened, 'Select all 3'))
    expect(opened.page.getByText('3 selected')).toBeTruthy()
    await opened.user.click(box(opened, 'Select all 3'))
    expect(opened.page.getByText('0 selected')).toBeTruthy()
  })

  it('approves the selected accounts, removes their rows and clears the selection', async () => {
    const opened = open()
    await opened.user.click(box(opened, 'Select account 510'))
    await opened.user.click(box(opened, 'Select account 512'))
    await opened.user.click(button(opened, 'Approve'))
    expect(sentMutations(opened.environment)).toEqual([])
    expect(await opened.page.findByText('Approve 2 accounts?')).toBeTruthy()
    expect(opened.page.getByText('Gus Gray512, account 512')).toBeTruthy()
    await confirm(opened, 'Approve')
    expect(sentMutations(opened.environment)).toMatchObject([{ input: { accountIds: [510, 512] }, first: 10 }])
    answer(opened.environment, { ...listOf([row(511)]), ApproveCompliancePayload: () => ({ errors: [] }) })
    expect(await opened.page.findByText('Selected records approved')).toBeTruthy()
    expect(opened.page.getByText('Approved: 2 accounts')).toBeTruthy()
    expect(opened.page.queryByText('Gray510')).toBeNull()
    expect(opened.page.getByText('0 selected')).toBeTruthy()
  })

  it('names the findings of each selected person, and counts accounts whose evidence was not opened', async () => {
    noteOpened(510)
    const opened = open()
    await opened.user.click(box(opened, 'Select all 3'))
    await opened.user.click(button(opened, 'Approve'))
    const dialog = within(await opened.page.findByRole('alertdialog'))
    expect(dialog.getByText('You have not opened the evidence of 2 accounts.')).toBeTruthy()
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Gus Gray510, account 510SSN mismatch',
      'Gus Gray511, account 511SSN mismatchEvidence not opened',
      'Gus Gray512, account 512SSN mismatchEvidence not opened',
    ])
  })

  it('asks for confirmation before it rejects pending accounts', async () => {
    const opened = open()
    await opened.user.click(box(opened, 'Select account 510'))
    await opened.user.click(button(opened, 'Reject'))
    expect(await opened.page.findByText('Reject 1 account?')).toBeTruthy()
    await opened.user.click(opened.page.getByText('Cancel'))
    expect(sentMutations(opened.environment)).toEqual([])
    await opened.user.click(button(opened, 'Reject'))
    expect(opened.page.getByText('Gus Gray510, account 510')).toBeTruthy()
    await opened.user.selectOptions(opened.page.getByLabelText(/^Reason/), 'Identity not confirmed')
    await confirm(opened, 'Reject')
    expect(sentMutations(opened.environment)).toMatchObject([
      { input: { accountIds: [510], reason: { kind: 'IDENTITY' } } },
    ])
    answer(opened.environment, { ...listOf([row(511)]), RejectCompliancePayload: () => ({ errors: [] }) })
    expect(await opened.page.findByText('Selected records rejected')).toBeTruthy()
    expect(opened.page.getByText('Rejected: Gus Gray510, account 510')).toBeTruthy()
  })

  it.each(['Approve', 'Reject'])('sends only account ids when the reviewer gave no reason: %s', async (name) => {
    const opened = open()
    await opened.user.click(box(opened, 'Select account 510'))
    await opened.user.click(button(opened, name))
    expect(sentMutations(opened.environment)).toEqual([])
    expect(await opened.page.findByText(`${name} 1 account?`)).toBeTruthy()
    expect(opened.page.getByText('Gus Gray510, account 510')).toBeTruthy()
    await confirm(opened, name)
    expect(sentMutations(opened.environment)).toEqual([
      expect.objectContaining({ input: expect.objectContaining({ accountIds: [510] }) as object }),
    ])
    const [{ input }] = sentMutations(opened.environment) as [{ input: object }]
    expect(input).not.toHaveProperty('reason')
  })

  it('approves accounts with a note for reviewers', async () => {
    const opened = open()
    await opened.user.click(box(opened, 'Select account 510'))
    await opened.user.click(button(opened, 'Approve'))
    await opened.user.type(opened.page.getByLabelText(/^Reason/), ' Passport seen ')
    await confirm(opened, 'Approve')
    expect(sentMutations(opened.environment)).toMatchObject([{ input: { accountIds: [510], reason: 'Passport seen' } }])
  })

  it.each([
    ['Approve', 'Please enter a reason'],
    ['Reject', 'Please choose a reason'],
  ])("requires a reason when an owner's name is on the sanctions list: %s", async (name, message) => {
    const many = Array.from({ length: 11 }, (_, index) => row(510 + index))
    const listedName = { title: 'Name is on the sanctions list', rule: null, datum: null, comparedWith: null }
    const opened = open([...many, row(530, { reasonRequired: true, findings: [listedName] })])
    await opened.user.click(box(opened, 'Select all 12'))
    await opened.user.click(button(opened, name))
    const dialog = within(await opened.page.findByRole('alertdialog'))
    expect(dialog.getByText('Name is on the sanctions list').closest('li')?.textContent).toContain(
      'Gus Gray530, account 530',
    )
    await confirm(opened, name)
    expect(await opened.page.findByText(message)).toBeTruthy()
    expect(sentMutations(opened.environment)).toEqual([])
  })

  it('names an account that another reviewer has decided, and reloads the list', async () => {
    const opened = open()
    await opened.user.click(box(opened, 'Select all 3'))
    await opened.user.click(button(opened, 'Approve'))
    await confirm(opened, 'Approve')
    const message = 'Account ID 511 is not waiting for approval.'
    answer(opened.environment, {
      ApproveCompliancePayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }], viewer: null }),
    })
    expect(await opened.page.findByText(message)).toBeTruthy()
    answer(opened.environment, listOf([row(510), row(512)]))
    expect(await opened.page.findByText('2 selected')).toBeTruthy()
    expect(opened.page.queryByText('Gray511')).toBeNull()
    expect(opened.page.queryByText('Selected records approved')).toBeNull()
  })

  it('clears the selection on a page change, and shows the previous page when the last page becomes empty', async () => {
    const opened = open([row(510)], 11)
    await opened.user.click(box(opened, 'Select account 510'))
    await opened.user.click(button(opened, 'Next'))
    answer(opened.environment, listOf([row(520)], 11, 10))
    expect(await opened.page.findByText('Gray520')).toBeTruthy()
    expect(opened.page.getByText('0 selected')).toBeTruthy()
    await opened.user.click(box(opened, 'Select all 1 on this page'))
    await opened.user.click(button(opened, 'Approve'))
    await confirm(opened, 'Approve')
    expect(sentMutations(opened.environment)).toMatchObject([{ input: { accountIds: [520] }, after: 'e0' }])
    answer(opened.environment, { ...listOf([], 10, 10), ApproveCompliancePayload: () => ({ errors: [] }) })
    expect(await opened.page.findByText('Selected records approved')).toBeTruthy()
    answer(opened.environment, listOf([row(510)], 10))
    expect(await opened.page.findByText('Gray510')).toBeTruthy()
    expect(await opened.page.findByText('1 - 1 / 10')).toBeTruthy()
  })

  it('selects the pending accounts of all pages, and shows the number of selected accounts', async () => {
    const opened = open([row(510), row(511)], 12)
    expect(box(opened, 'Select all 2 on this page')).toBeTruthy()
    await opened.user.click(button(opened, 'Select all 12'))
    const waiting = Array.from({ length: 12 }, (_, index) => ({
      accountId: 510 + index,
      firstName: 'Gus',
      lastName: 'Gray',
      reasonRequired: false,
      findings: [{ title: 'Date of birth mismatch' }],
    }))
    answer(opened.environment, { Viewer: () => ({ complianceWaiting: waiting }) })
    expect(await opened.page.findByText('12 selected')).toBeTruthy()
    await opened.user.click(button(opened, 'Approve'))
    expect(await opened.page.findByText('Approve 12 accounts?')).toBeTruthy()
    const people = within(opened.page.getByRole('list', { name: '12 accounts' })).getAllByRole('listitem')
    expect(people.map(({ textContent }) => textContent)).toEqual(
      waiting.map(({ accountId }) => `Gus Gray, account ${accountId}Date of birth mismatchEvidence not opened`),
    )
    await confirm(opened, 'Approve')
    expect(sentMutations(opened.environment)).toMatchObject([
      { input: { accountIds: waiting.map(({ accountId }) => accountId) } },
    ])
  })

  it('offers to select only the first thousand accounts of a longer list', async () => {
    const opened = open([row(510), row(511)], 2143)
    expect(button(opened, 'Select the first 1,000 of 2,143')).toBeTruthy()
    await opened.user.click(box(opened, 'Select account 510'))
    expect(opened.page.getByText('1 of 2,143 selected')).toBeTruthy()
  })

  it('approves the focused account by pressing A and Enter, and focuses the next row', async () => {
    const opened = open()
    await waitFor(async () => {
      await opened.user.keyboard('j')
      expect(document.activeElement?.id).toBe('account-510')
    })
    await opened.user.keyboard('a')
    expect(opened.page.getByText('Approve 1 account?')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Approve 1 account'))
    await opened.user.keyboard('{Enter}')
    expect(sentMutations(opened.environment)).toMatchObject([{ input: { accountIds: [510] } }])
    answer(opened.environment, { ...listOf([row(511), row(512)]), ApproveCompliancePayload: () => ({ errors: [] }) })
    await waitFor(() => expect(document.activeElement?.id).toBe('account-511'))
  })

  it('moves between pending accounts with J and K, selects an account with X, and opens evidence with E', async () => {
    const { page, user } = open()
    await waitFor(async () => {
      await user.keyboard('j')
      expect(document.activeElement?.id).toBe('account-510')
    })
    await user.keyboard('jjkx')
    expect(document.activeElement?.id).toBe('account-511')
    expect(page.getByText('1 of 3 selected')).toBeTruthy()
    await user.keyboard('x')
    expect(page.getByText('0 selected')).toBeTruthy()
    await user.keyboard('e')
    expect(await page.findByText('at /compliance/account/511')).toBeTruthy()
  })

  it('asks whether to approve all selected accounts when A is pressed, and then focuses the next row', async () => {
    const opened = open()
    await opened.user.click(box(opened, 'Select account 510'))
    await opened.user.click(box(opened, 'Select account 511'))
    await waitFor(async () => {
      await opened.user.keyboard('a')
      expect(opened.page.getByText('Approve 2 accounts?')).toBeTruthy()
    })
    await confirm(opened, 'Approve')
    answer(opened.environment, { ...listOf([row(512)]), ApproveCompliancePayload: () => ({ errors: [] }) })
    await waitFor(() => expect(document.activeElement?.id).toBe('account-512'))
  })

  it('focuses the number of selected accounts when the pending list has no row left', async () => {
    const opened = open([row(510)])
    await opened.user.click(box(opened, 'Select account 510'))
    await opened.user.click(button(opened, 'Approve'))
    await confirm(opened, 'Approve')
    answer(opened.environment, { ...listOf([]), ApproveCompliancePayload: () => ({ errors: [] }) })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('0 selected'))
  })

  it('says how to enable the decision buttons until an account is selected', async () => {
    const opened = open()
    const how = 'Select accounts to approve or reject.'
    expect(opened.page.getByText(how)).toBeTruthy()
    await opened.user.click(box(opened, 'Select account 510'))
    expect(opened.page.queryByText(how)).toBeNull()
  })

  it('keeps the decision bar at the end of the list until an account is selected', async () => {
    const opened = open()
    const bar = () => getComputedStyle(document.getElementById('decision-bar')!.parentElement!).position
    expect(bar()).not.toBe('sticky')
    await opened.user.click(box(opened, 'Select account 510'))
    expect(bar()).toBe('sticky')
  })

  it('acts for the owner of an account after a click, and shows a notice', async () => {
    const { page, user } = open()
    await user.click(page.getByRole('link', { name: '510' }))
    expect(await page.findByText('Account Owner set to 1007')).toBeTruthy()
    expect(page.getByText('at /home')).toBeTruthy()
    expect(session.getState().accountOwnerId).toBe(1007)
  })

  it('says that no account is pending when the list is empty', () => {
    const { page } = open([])
    expect(page.getByText('No accounts wait for approval')).toBeTruthy()
    expect(page.queryByRole('checkbox')).toBeNull()
  })
})
