import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AuditPageQuery } from '../__generated__/AuditPageQuery.graphql.ts'
import { pageOf } from '../testing/pageOf.ts'
import { answer, renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { auditVariables, exportedFilters } from './auditList.ts'
import { Page, query } from './AuditPage.tsx'

const status = {
  auditId: '7',
  at: '2026-03-02T15:04:05.000Z',
  email: 'service@example.com',
  person: 'service@example.com',
  accountOwnerId: 1001,
  ownerName: 'Ann Archer',
  kind: 'ACCOUNT',
  title: 'Changed the status of an account',
  subject: 'Retirement account 501',
  changes: [
    { label: 'Status', before: 'Registered', after: 'Closed' },
    { label: 'Note', before: null, after: 'By phone' },
    { label: 'Phone', before: '******1234', after: null },
  ],
}

const auditActions = [
  { action: 'address.update', title: 'Changed an address' },
  { action: 'session.start', title: 'Logged in' },
]

const listOf = (rows: object[], rowsRead: object[] = []) => ({
  AuditEntryConnection: () => pageOf(rows),
  Viewer: () => ({ rowsRead, auditActions }),
})
const follow = (params: URLSearchParams) => auditVariables(params, 10)
const open = (rows: object[]) =>
  renderScreen<AuditPageQuery>({ Page, query, variables: follow(new URLSearchParams()), follow, data: listOf(rows) })

beforeEach(() => signedIn({ roleId: 1 }))

describe('the audit trail', () => {
  it('shows how many list rows each user read, and marks counts that notified the administrators', async () => {
    const read = { day: '2026-03-02', email: 'service@example.com', rows: 264_000, isAlarmed: true }
    const shown = [read, { ...read, email: 'admin@example.com', rows: 25, isAlarmed: false }]
    const data = listOf([], shown)
    const { page } = renderScreen<AuditPageQuery>({
      Page,
      query,
      variables: follow(new URLSearchParams()),
      follow,
      data,
    })
    const table = await page.findByRole('table', { name: 'List rows viewed' })
    expect([...table.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      '03/02/2026service@example.com264,000Notified',
      '03/02/2026admin@example.com25Not notified',
    ])
  })

  it('names the time zone of the times in the audit trail', async () => {
    const { page } = open([status])
    expect(await page.findByText(/^Who changed or viewed what, .* Times in .+\.$/)).toBeTruthy()
  })

  it('shows who changed whose data, with old and new values', async () => {
    const { page } = open([
      status,
      { ...status, auditId: '8', email: null, person: 'Portal', accountOwnerId: null, changes: [] },
    ])
    expect((await page.findAllByRole('row')).map((row) => row.textContent).slice(1)).toEqual([
      '03/02/2026 03:04:05 PMservice@example.comChanged the status of an accountRetirement account 501Ann Archer1001' +
        'Status: Registered → Closed2 more valuesNote: none → By phonePhone: ******1234 → none',
      '03/02/2026 03:04:05 PMPortalChanged the status of an accountRetirement account 501NoneNo values recorded',
    ])
  })

  it('collapses all but the first changed value of an audit row with more than two values', async () => {
    const changes = ['Status', 'Phone', 'City'].map((label) => ({ label, before: null, after: 'new' }))
    const { page } = open([{ ...status, changes }])
    const summary = await page.findByText('2 more values')
    const details = summary.closest('details')
    expect(details?.open).toBe(false)
    expect(details?.textContent).toBe('2 more valuesPhone: none → newCity: none → new')
  })

  it('shows an audited value without "none" before it if the value belongs to no stored record', async () => {
    const changes = [{ label: 'Searched by', before: null, after: 'Last Name' }]
    const { page } = open([{ ...status, kind: 'OTHER', changes }])
    expect((await page.findByText('Searched by:')).closest('li')?.textContent).toBe('Searched by: Last Name')
  })

  it('filters the audit trail by owner, person, kind and date, and keeps the filters in the URL', async () => {
    const { page, user, environment, router } = open([status])
    await user.type(await page.findByLabelText('Account owner ID'), '1001')
    await user.type(page.getByLabelText('Done by (email)'), 'service@example.com')
    await user.selectOptions(page.getByLabelText('Show'), 'Account')
    await user.type(await page.findByLabelText('From'), '2026-03-01')
    await user.click(page.getByRole('button', { name: 'Filter' }))
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
        first: 10,
        filter: { accountOwnerId: 1001, person: 'service@example.com', kind: 'ACCOUNT', from: '2026-03-01' },
      }),
    )
    answer(environment, listOf([status]))
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?accountOwnerId=1001&person=service%40example.com&kind=ACCOUNT&from=2026-03-01',
      ),
    )
  })

  it('filters the audit trail by an action that is found by a part of its words', async () => {
    const { page, user, environment, router } = open([status])
    await user.type(await page.findByLabelText('Action'), 'log')
    expect(page.getAllByRole('option', { name: /Changed an address|Logged in/ })).toHaveLength(1)
    await user.click(page.getByRole('option', { name: 'Logged in' }))
    await user.click(page.getByRole('button', { name: 'Filter' }))
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
        filter: { action: 'session.start' },
      }),
    )
    answer(environment, listOf([status]))
    await waitFor(() => expect(router.state.location.search).toBe('?action=session.start'))
    expect(await page.findByRole('button', { name: 'Action: Logged in, remove' })).toBeTruthy()
    expect(await page.findByRole('option', { name: 'Everything', selected: true })).toBeTruthy()
  })

  it('shows only changes in the audit trail until the user chooses another kind or an action', () => {
    expect(follow(new URLSearchParams('action=session.start')).filter).toEqual({ action: 'session.start' })
    expect(exportedFilters({ action: 'session.start', kind: '' })).toEqual({ action: 'session.start' })
    expect(exportedFilters({ action: '', kind: '' })).toEqual({ action: '', changesOnly: 'true' })
    expect(follow(new URLSearchParams()).filter).toEqual({ changesOnly: true })
    expect(follow(new URLSearchParams('kind=ALL&person=a@b.example')).filter).toEqual({ person: 'a@b.example' })
    expect(follow(new URLSearchParams('kind=LOOK')).filter).toEqual({ kind: 'LOOK' })
  })

  it('combines consecutive views of one owner by one person into one audit row', async () => {
    const view = { ...status, kind: 'LOOK', title: 'Viewed documents', changes: [] }
    const { page } = open([
      { ...view, auditId: '12' },
      { ...view, auditId: '13', title: 'Downloaded a file' },
      { ...view, auditId: '11', title: 'Viewed notes' },
      { ...view, auditId: '10', accountOwnerId: 1002, ownerName: 'Ben Brook' },
    ])
    expect((await page.findAllByRole('row')).map((row) => row.textContent).slice(1)).toEqual([
      '03/02/2026 03:04:05 PMservice@example.comViewed documents, notes, downloaded a file3 views in a rowAnn Archer1001No values recorded',
      '03/02/2026 03:04:05 PMservice@example.comViewed documentsBen Brook1002No values recorded',
    ])
    expect(page.getByText('1 - 4 / 4')).toBeTruthy()
  })

  it('refuses a social security number in the owner id filter', async () => {
    const { page, user, router } = open([status])
    await user.type(await page.findByLabelText('Account owner ID'), '900110001')
    await user.click(page.getByRole('button', { name: 'Filter' }))
    expect(await page.findByText('Please enter a valid number')).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })
})
