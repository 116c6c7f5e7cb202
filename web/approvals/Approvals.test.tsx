import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import query, { type TaxesPageQuery } from '../__generated__/TaxesPageQuery.graphql.ts'
import { answer, renderScreen, sentMutations, signedIn } from '../testing/renderScreen.tsx'
import { Approvals } from './Approvals.tsx'

function Page({ queryRef, folds = false }: { queryRef: PreloadedQuery<TaxesPageQuery>; folds?: boolean }) {
  return <Approvals viewerKey={usePreloadedQuery<TaxesPageQuery>(query, queryRef).viewer} folds={folds} />
}

const FoldedPage = ({ queryRef }: { queryRef: PreloadedQuery<TaxesPageQuery> }) => <Page queryRef={queryRef} folds />

const waiting = {
  id: 'QXBwcm92YWw6Nw',
  approvalId: 7,
  title: 'Fee adjustment',
  description: 'Fee adjustment of $1,500.00 on account 100001',
  amount: 1500,
  accountOwnerId: 1001,
  ownerName: 'Ann Archer',
  changes: [
    { label: 'Balance', before: '$10,000.00', after: '$11,500.00' },
    { label: 'Note', before: null, after: 'Fee of March charged twice' },
  ],
  madeBy: ['admin@example.com'],
  madeAt: '2026-03-10T15:00:00.000Z',
  lapsesAt: '2026-03-17T15:00:00.000Z',
  status: 'WAITING',
  canDecide: true,
  whyNot: null,
  toOpen: null,
  canWithdraw: false,
  asksControlTotal: false,
}

function open(approvals: readonly object[], totalCount = approvals.length, Screen = Page) {
  signedIn({ roleId: 2 })
  const edges = approvals.map((node) => ({ node }))
  return renderScreen<TaxesPageQuery>({
    Page: Screen,
    query,
    variables: { bookIds: [], startDate: '2026-03-01', endDate: '2026-03-31', isSearch: false, period: 'THIS_QUARTER' },
    data: { ApprovalConnection: () => ({ totalCount, edges }) },
  })
}

describe('open approvals', () => {
  it('renders nothing without open approvals', () => {
    const { page } = open([])
    expect(page.queryByText('Waits for a second person')).toBeNull()
  })

  it('says before the decision that the approval of a change also approves the request', async () => {
    const { page } = open([{ ...waiting, effect: 'request-change', description: 'Change of R-2026-002010' }])
    expect(
      await page.findByText(/The request is approved with this change, and the next payment run pays it/),
    ).toBeTruthy()
    expect(page.getByText('$1,500.00')).toBeTruthy()
  })

  it("asks for the sponsor's control total before staff approve the money of a plan file", async () => {
    const { page, user, environment } = open([{ ...waiting, asksControlTotal: true }])
    await user.click(await page.findByRole('button', { name: `Approve ${waiting.description}` }))
    await user.click(await page.findByRole('button', { name: 'Approve' }))
    expect(await page.findAllByText('Please enter the total that the sponsor gave you')).not.toEqual([])
    expect(sentMutations(environment)).toEqual([])
    await user.type(page.getByLabelText(/^Total from the sponsor/), '1500')
    await user.click(page.getByRole('button', { name: 'Approve' }))
    expect(sentMutations(environment)).toEqual([
      { input: { idempotencyKey: expect.any(String), approvalId: 7, controlTotal: 1500, checksum: null } },
    ])
  })

  it('shows the requester and the old and new values of an approval, and approves after a confirmation', async () => {
    const description = 'Reversal of W-0007'
    const { page, user, environment } = open([{ ...waiting, description }])
    expect(await page.findByRole('heading', { name: 'Waits for a second person' })).toBeTruthy()
    expect(page.getByText('$10,000.00 → $11,500.00')).toBeTruthy()
    expect(page.getByText('Fee of March charged twice')).toBeTruthy()
    expect(page.getByText('Requested by').nextElementSibling?.textContent).toBe('admin@example.com')
    for (const term of ['Requested', 'Expires']) expect(page.getByText(term)).toBeTruthy()
    expect(page.queryByRole('button', { name: /^Take back/ })).toBeNull()
    await user.click(page.getByRole('button', { name: `Approve ${description}` }))
    expect(sentMutations(environment)).toEqual([])
    const question = within(await page.findByRole('alertdialog'))
    for (const fact of ['Ann Archer (1001)', '$1,500.00', '$10,000.00 → $11,500.00'])
      expect(question.getByText(fact)).toBeTruthy()
    await user.click(await page.findByRole('button', { name: 'Approve' }))
    expect(sentMutations(environment)).toEqual([{ input: { approvalId: 7 } }])
    answer(environment, { ApproveApprovalPayload: () => ({ errors: [] }) })
    expect(await page.findByText('Approved')).toBeTruthy()
  })

  it('links the file that staff must open first, and enables Approve after that', async () => {
    const toOpen = { fileName: 'certificate.pdf', downloadPath: '/files/attachment/g123' }
    const { page, user } = open([{ ...waiting, toOpen }])
    expect(await page.findByText(/^Open the file before you approve this/)).toBeTruthy()
    expect(page.getByRole('link', { name: 'certificate.pdf' }).getAttribute('href')).toBe('/files/attachment/g123')
    expect(page.getByRole('button', { name: /^Refuse/ })).toBeTruthy()
    const approve = () => page.getByRole('button', { name: /^Approve/ })
    // Approve comes after Refuse, because the primary button is last on every screen.
    const names = page.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names.findIndex((name) => name === 'Refuse')).toBe(names.indexOf(approve().textContent) - 1)
    expect(approve().textContent).toBe('Approve (open certificate.pdf first)')
    await user.click(approve())
    expect(page.queryByRole('alertdialog')).toBeNull()
    await user.click(page.getByRole('link', { name: 'certificate.pdf' }))
    expect(approve().textContent).toBe('Approve')
    await user.click(approve())
    expect(await page.findByRole('alertdialog')).toBeTruthy()
  })

  it('says why the requester of an approval may not decide, and lets the requester withdraw the approval', async () => {
    const whyNot = 'You requested this or worked on it. Another person must decide.'
    const { page, user, environment } = open([{ ...waiting, canDecide: false, whyNot, canWithdraw: true }])
    expect(await page.findByText(whyNot)).toBeTruthy()
    expect(page.queryByRole('button', { name: /^Approve/ })).toBeNull()
    await user.click(page.getByRole('button', { name: `Take back ${waiting.description}` }))
    await user.click(await page.findByRole('button', { name: 'Take back' }))
    expect(sentMutations(environment)).toEqual([{ input: { approvalId: 7 } }])
  })

  it('shows an expired approval without any action', async () => {
    const whyNot = 'Nobody decided this in time. It has to be requested again.'
    const { page } = open([{ ...waiting, status: 'LAPSED', canDecide: false, whyNot }], 22)
    expect(await page.findByText(whyNot)).toBeTruthy()
    expect(page.queryAllByRole('button')).toEqual([])
    expect(page.getByText('21 more are shown once these are decided.')).toBeTruthy()
  })

  it.each([
    ['shows several approvals as collapsed rows', [waiting, { ...waiting, id: 'QXBwcm92YWw6OA', approvalId: 8 }], 2],
    ['never collapses a single approval', [waiting], 0],
  ])('the list of open approvals %s', async (_, approvals, folded) => {
    const { page } = open(approvals, approvals.length, FoldedPage)
    await page.findAllByText(waiting.description)
    expect([...document.querySelectorAll('details')].filter(({ open: isOpen }) => !isOpen)).toHaveLength(folded)
  })
})
