import { expect, test } from 'vitest'
import type { DeathPageQuery } from '../../__generated__/DeathPageQuery.graphql.ts'
import { Page, query } from '../../deaths/DeathPage.tsx'
import { renderScreen } from '../../testing/renderScreen.tsx'

const minimum = {
  year: 2026,
  required: 1000,
  paidToOwner: 300,
  paidToRecipients: 375,
  remaining: 325,
  dueOn: '2026-12-31',
  waivedUntil: '2027-12-31',
}

function open(given: object | null) {
  const account = { accountId: 501, planAccountNumber: '100501', isRoth: false, balance: 1000, claimable: 1000 }
  const { page } = renderScreen<DeathPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001 },
    path: '/death',
    at: '/death',
    data: {
      AccountOwner: () => ({ death: 'CONFIRMED' }),
      OwnerDeath: () => ({
        diedOn: '2026-01-02',
        reportedAt: null,
        confirmedAt: null,
        certificate: null,
      }),
      ApprovalConnection: () => ({ edges: [] }),
      DeathClaims: () => ({
        accounts: [{ ...account, isClosed: false, designated: [], designatedAt: null, minimum: given }],
        claims: [],
        recipients: [],
      }),
    },
  })
  return page
}

test('shows the minimum distribution due to recipients for the year of death, and its deadline', () => {
  const page = open(minimum)
  expect(page.getByRole('heading', { name: 'Required minimum distribution 2026, the year of death' })).toBeTruthy()
  expect(page.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['$1,000.00', '$300.00', '$375.00', '$325.00']),
  )
  expect(page.getByText('Due to the recipients by 12/31/2026')).toBeTruthy()
  expect(page.getByText(/no excise tax on the missed amount if they take it by 12\/31\/2027/)).toBeTruthy()
})

test('hides the deadline when the required minimum distribution has been paid', () => {
  const page = open({ ...minimum, paidToRecipients: 700, remaining: 0 })
  expect(page.queryByText(/12\/31/)).toBeNull()
})

test.each([
  [{}, false],
  [{ paidToOwner: 1200, remaining: 0 }, false],
  [{ paidToOwner: 0.1, paidToRecipients: 0.2, remaining: 999.7 }, false],
  [{ paidToOwner: 300, paidToRecipients: 0, remaining: 200 }, true],
])(
  'explains that the IRAs of the owner count together, if %o differs from this account alone: %s',
  (given, isShown) => {
    const page = open({ ...minimum, ...given })
    expect(page.queryByText(/in proportion to its required amount/) !== null).toBe(isShown)
  },
)

test('renders nothing about a minimum distribution when none was required for the year of death', () => {
  expect(open(null).queryByText(/Required minimum/)).toBeNull()
})
