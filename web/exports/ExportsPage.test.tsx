import { beforeEach, expect, it } from 'vitest'
import type { ExportsPageQuery } from '../__generated__/ExportsPageQuery.graphql.ts'
import type { UndeliveredPageQuery } from '../__generated__/UndeliveredPageQuery.graphql.ts'
import { Page as UndeliveredPage, query as undelivered } from '../mail/UndeliveredPage.tsx'
import { pageOf } from '../testing/pageOf.ts'
import { answer, renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './ExportsPage.tsx'

const held = {
  exportId: '7',
  title: 'Notes about an owner',
  narrowedBy: [],
  rows: 40,
  amount: null,
  status: 'WAITING',
  whyNotAlone: 'Together with your other exports of 24 hours, these are 1,040 rows.',
  askedAt: '2026-03-10T15:00:00.000Z',
  availableUntil: null,
  downloadsLeft: 3,
}

const waiting = {
  id: 'QXBwcm92YWw6Nw',
  approvalId: 7,
  title: 'Export',
  description: 'Export of 40 rows: Notes about an owner',
  changes: [],
  madeBy: ['service@example.com'],
  madeAt: '2026-03-10T15:00:00.000Z',
  lapsesAt: '2026-03-17T15:00:00.000Z',
  status: 'WAITING',
  canDecide: false,
  whyNot: 'You requested this or worked on it.',
  toOpen: null,
  canWithdraw: true,
  asksControlTotal: false,
}

const mail = {
  mailId: 1,
  to: 'fay.ford@example.com',
  subject: 'Sent',
  createdAt: '2026-03-02T10:00:00.000Z',
  givenUpAt: '2026-03-04T10:00:00.000Z',
  accountOwnerId: null,
}

beforeEach(() => signedIn({ roleId: 2, accountOwnerId: 0 }))

it('says why an export waits for a second person, and offers no download', async () => {
  const { page, user, environment } = renderScreen<UndeliveredPageQuery>({
    Page: UndeliveredPage,
    query: undelivered,
    variables: { first: 10, after: null, last: null, before: null, sort: 'GIVEN_UP_DESC' },
    data: { UndeliveredMailConnection: () => pageOf([mail]) },
  })
  await user.click(page.getByRole('button', { name: 'Export Undelivered mail' }))
  await page.findByText('Rows now')
  await user.click(page.getAllByText('Export').at(-1)!)
  answer(environment, { ExportListPayload: () => ({ errors: [], export: held }) })
  expect(
    await page.findByText(
      `A second person must release it. ${held.whyNotAlone} Once it is released, download it under Exports.`,
    ),
  ).toBeTruthy()
  expect(page.queryByText('Download CSV')).toBeNull()
})

it('lists an export that waits without a download, and lets its requester take it back', async () => {
  const { page } = renderScreen<ExportsPageQuery>({
    Page,
    query,
    variables: { decides: true },
    data: {
      Viewer: () => ({ exportRowsLeft: 0, exports: [held] }),
      ApprovalConnection: () => ({ totalCount: 1, edges: [{ node: waiting }] }),
    },
  })
  const table = await page.findByRole('table', { name: 'Your exports' })
  const row = table.querySelectorAll('tr')[1]
  expect(row?.textContent).toContain(`Waits for a second person${held.whyNotAlone}`)
  expect(page.queryByRole('button', { name: /^Download/ })).toBeNull()
  expect(page.getByRole('button', { name: `Take back ${waiting.description}` })).toBeTruthy()
  expect(page.queryByRole('button', { name: /^Approve/ })).toBeNull()
})
