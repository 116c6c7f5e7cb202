import { act, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts'
import type { ScreenHandle } from '../core/screens/routeHandle.ts'
import { narrowable } from '../testing/narrowWindow.ts'
import { answer, renderScreen, sentMutations, signedIn, type Resolvers } from '../testing/renderScreen.tsx'
import { Page, query } from './HomePage.tsx'
import { homeRoute } from './routes.ts'

/** Withdrawal totals of a month, as in the GraphQL schema. */
const paid = (netDistributions: number, taxWithheld: number, distributionFees: number) => ({
  netDistributions,
  taxWithheld,
  distributionFees,
})

const account = (accountId: number, distributionState: string) => ({
  node: {
    accountId,
    planAccountNumber: String(100_000 + accountId),
    retirementAccountType: 'Traditional IRA',
    planName: 'Alpha Plan',
    balance: 1234.5,
    distributionState,
    draftSavedAt: null,
    hasBeneficiaries: true,
    history: [
      { month: '2025-12-01', balance: 1000, contributions: 0, interest: 0, fees: 0, ...paid(0, 0, 0) },
      { month: '2026-01-01', balance: 1234.5, contributions: 650, interest: 4.5, fees: -20, ...paid(-325, 50, -25) },
    ],
    rejectionReason: null,
    statusLabel: 'Registered',
    status: 'REGISTERED',
    setupDate: '2022-03-14',
    accountOwnerId: 1001,
  },
})

const nothing = { count: 0, countIsBound: false, ageInBankDays: null }
const pile = { count: 12, countIsBound: false, ageInBankDays: 4 }
const nobody = {
  accountOwnerId: null,
  glances: false,
  readsNotes: false,
  seesRequests: true,
  decides: false,
  waitsFor: null,
  administers: false,
}
const acting = {
  accountOwnerId: 1001,
  decides: false,
  waitsFor: null,
  operates: false,
  reviews: false,
  administers: false,
  glances: false,
  readsNotes: false,
}

const open = (isStaff: boolean, accounts: unknown[], data: Resolvers = {}, seesRequests = true) =>
  renderScreen<HomePageQuery>({
    Page,
    query,
    variables: { ...acting, seesRequests },
    path: '/home',
    at: '/home',
    data: {
      Viewer: () => ({ isStaff }),
      RetirementAccountConnection: () => ({ edges: accounts, totalCount: accounts.length, totalBalance: 2469 }),
      DistributionRequestConnection: () => ({ edges: [] }),
      ...data,
      AccountOwner: (context, id) => ({
        death: null,
        dateOfBirth: '1950-05-12',
        requiredMinimums: [],
        ...(data.AccountOwner?.(context, id) as object | undefined),
      }),
    },
  })

beforeEach(() => signedIn({}))

describe('the Home page', () => {
  it("lists a customer's accounts with links for each account", async () => {
    const { page } = open(false, [account(501, 'AVAILABLE')])
    expect(await page.findByRole('heading', { name: 'Accounts', level: 1 })).toBeTruthy()
    expect(page.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Account',
      'Plan Name',
      'Balance',
      'Distribution',
      'Beneficiaries',
    ])
    expect(page.getByRole('rowheader').textContent).toBe('100501 (Traditional IRA)')
    expect(page.getByRole('link', { name: '$1,234.50' }).getAttribute('href')).toBe('/501/transaction')
    expect(page.getByRole('link', { name: 'Distribution' }).getAttribute('href')).toBe('/501/withdraw')
    expect(page.getByRole('link', { name: 'Beneficiaries' }).getAttribute('href')).toBe('/501/beneficiary/')
  })

  it('shows the total of all accounts, and hides every amount when the button is pressed', async () => {
    const { page, user } = open(false, [account(501, 'AVAILABLE'), account(502, 'NONE')])
    await page.findAllByRole('rowheader')
    expect(await page.findByText('$2,469.00')).toBeTruthy()
    const hide = page.getByRole('button', { name: 'Hide amounts' })
    await user.click(hide)
    expect(hide.getAttribute('aria-pressed')).toBe('true')
    expect(document.body.textContent).not.toMatch(/\$\d/)
    await user.click(hide)
    expect(page.getByText('$2,469.00')).toBeTruthy()
  })

  it('shows the balance of a year ago, or no such balance for an account without history', async () => {
    const unknown = account(502, 'NONE')
    unknown.node.history = []
    const { page } = open(false, [account(501, 'AVAILABLE'), unknown])
    await page.findAllByRole('rowheader')
    const balances = page
      .getAllByRole('row')
      .slice(1)
      // Omit the icon's caption, which screen readers do not read.
      .map((row) => row.children[2]?.textContent.replace('1 year', ''))
    expect(balances).toEqual(['$1,234.50, a year ago $1,000.00', '$1,234.50'])
  })

  it.each([
    [1000, 2],
    [1210, 0],
  ])('draws a trend line per account only if the change from $%d to today is visible', async (before, charts) => {
    const shown = [account(501, 'AVAILABLE'), account(502, 'NONE')]
    for (const { node } of shown) Object.assign(node.history[0]!, { balance: before })
    const { page } = open(false, shown)
    await page.findByText('$2,469.00')
    expect(page.queryAllByText('1 year')).toHaveLength(charts)
  })

  it.each([
    [[0, 1210, 1234.5], 0],
    [[1210, 1220, 1234.5], 1],
  ])('charts the total balance only after three months with money: %j', async (balances, charts) => {
    const only = account(501, 'AVAILABLE')
    const [month] = only.node.history
    only.node.history = balances.map((balance, index) => ({ ...month!, month: `2026-0${index + 1}-01`, balance }))
    const { page } = open(false, [only])
    await page.findByText('$2,469.00')
    expect(page.queryAllByText(/^Today: /)).toHaveLength(charts)
  })

  it("lists the owner's tasks above the accounts: continue a draft, set up beneficiaries, add an address", async () => {
    const begun = account(501, 'AVAILABLE')
    const nobodyNamed = account(502, 'PENDING')
    Object.assign(begun.node, { draftSavedAt: '2026-11-20T15:00:00.000Z' })
    Object.assign(nobodyNamed.node, { hasBeneficiaries: false })
    const { page } = open(false, [begun, nobodyNamed], {
      AccountOwner: () => ({ death: null }),
    })
    const card = (await page.findByRole('heading', { name: 'For you to do' })).parentElement!
    const links = [...card.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Continue', '/501/withdraw/distribution/'],
      ['Set up beneficiaries', '/502/beneficiary/'],
    ])
    expect(card.compareDocumentPosition(page.getByRole('table')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(page.queryByRole('link', { name: 'Request a distribution' })).toBeNull()
    expect(page.getByRole('link', { name: 'Estimate the withholding' })).toBeTruthy()
  })

  it.each([
    ['$234.50 paid in this year', 234.5, 0, 0, 0],
    ['Fees were $15.50 more than interest this year', 0, 4.5, -20, 2],
  ])('says "%s", and lists the parts only if they say more', async (words, contributions, interest, fees, parts) => {
    const only = account(501, 'AVAILABLE')
    const [before] = only.node.history
    const balance = 1000 + contributions + interest + fees
    const moved = { month: '2026-01-01', balance, contributions, interest, fees, ...paid(0, 0, 0) }
    only.node.history = [before!, moved]
    const { page } = open(false, [only])
    const change = await page.findByText(/this year$/)
    expect(change.textContent).toBe(words)
    expect(change.parentElement?.querySelectorAll('li')).toHaveLength(parts)
  })

  it("shows this year's balance change with its parts, and a link to request a distribution", async () => {
    const { page } = open(false, [account(501, 'AVAILABLE'), account(502, 'PENDING')])
    const change = await page.findByText(/this year$/)
    expect(change.textContent).toBe(
      '$1,300.00 paid in, $750.00 taken out, fees were $81.00 more than interest this year',
    )
    const reasons = [...(change.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent)
    expect(reasons).toEqual([
      'Net distributions ($650.00)',
      'Tax withheld ($100.00)',
      'Paid in $1,300.00',
      'Interest $9.00',
      'Fees ($90.00)',
    ])
    expect(page.getByRole('link', { name: 'Estimate the withholding' }).getAttribute('href')).toBe('/calculator')
    expect(page.getByRole('link', { name: 'Request a distribution' }).getAttribute('href')).toBe('/501/withdraw')
  })

  const minimum = {
    accountId: 501,
    accountNumber: '100501',
    year: 2026,
    amount: 200,
    paid: 50,
    paidElsewhere: null as number | null,
    remaining: 150,
    dueOn: '2026-12-31',
  }

  /** Direct deposits of this year are still sent. */
  const thisYear = { paidNextYearOn: null, paidNextYearFrom: null }

  const setToday = (day: string) => {
    vi.setSystemTime(`${day}T12:00`)
    onTestFinished(() => void vi.useRealTimers())
  }

  it('shows the next dates in order, and the latest transactions of all accounts', async () => {
    setToday('2026-12-31')
    const request = {
      requestId: 7,
      number: 'W-2026-000007',
      type: 'NORMAL',
      isHeld: false,
      evidence: null,
      isCheck: true,
    }
    const expected = {
      ...request,
      expectedFrom: '2126-01-10',
      expectedTo: '2126-01-14',
      signedAt: '2026-01-02T15:00:00Z',
    }
    const settled = { events: [], payments: [], isAwaitingPlan: false, isUnderReview: false, ...thisYear }
    const { page } = open(false, [account(501, 'AVAILABLE'), account(502, 'NONE')], {
      AccountOwner: () => ({ death: null, requiredMinimums: [minimum] }),
      DistributionRequestConnection: () => ({
        edges: [{ node: { ...expected, progress: 'IN_REVIEW', status: 'OPEN', ...settled } }],
      }),
    })
    const items = async (name: string) => {
      const card = (await page.findByRole('heading', { name })).parentElement
      return [...(card?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
    }
    expect(await items('Next dates')).toEqual([
      // The interest date does not depend on earlier interest, because interest is credited at the end of each month.
      'Next interest01/31/2026',
      'Quarter ends, statement follows03/31/2026',
      'Required minimum distribution 2026 due, account 10050112/31/2026',
    ])
    expect(await items('Recent activity')).toEqual([
      'Net distributions, 01/2026 Account 100501($325.00)',
      'Net distributions, 01/2026 Account 100502($325.00)',
      'Tax withheld, 01/2026 Account 100501($50.00)',
      'Tax withheld, 01/2026 Account 100502($50.00)',
    ])
    await page.findByRole('heading', { name: 'Distribution request W-2026-000007' })
    for (const day of ['01/10/2126', '01/14/2126']) expect(document.body.textContent.split(day)).toHaveLength(2)
  })

  it.each([
    [[], 'Request $150.00', /tax of up to 25%/],
    [[{ amount: 325, fee: 25 }], null, /Will be covered by/],
    [[{ amount: 60, fee: 25 }], null, /tax of up to 25%/],
    // A request that waits for its owner may never be paid.
    [[{ amount: 325, fee: 25, progress: 'INCOMPLETE' }], null, /tax of up to 25%/],
    [[{ amount: 325, fee: 25, progress: 'INCOMPLETE' }], null, 'Requested, waiting for you'],
  ])(
    'shows what remains of the required minimum distribution for the open requests %j',
    async (requests, action, says) => {
      setToday('2026-12-31')
      const { page } = open(false, [account(501, requests.length > 0 ? 'PENDING' : 'AVAILABLE')], {
        AccountOwner: () => ({ death: null, requiredMinimums: [minimum] }),
        DistributionRequestConnection: () => ({
          edges: requests.map((one) => ({
            node: {
              retirementAccountId: 501,
              isRollover: false,
              status: 'OPEN',
              progress: 'IN_REVIEW',
              ...thisYear,
              payments: [],
              ...one,
            },
          })),
        }),
      })
      expect(await page.findByText(says)).toBeTruthy()
      await waitFor(() => expect(page.queryByRole('link', { name: /^Request \$/ })?.textContent ?? null).toBe(action))
    },
  )

  it('shows the first minimum and that of the next year apart, and counts requests toward the first one first', async () => {
    setToday('2027-04-01')
    const first = { ...minimum, amount: 100, paid: 0, remaining: 100, dueOn: '2027-04-01' }
    const second = { ...minimum, year: 2027, dueOn: '2027-12-31' }
    const request = {
      requestId: 7,
      number: 'W-2027-000007',
      retirementAccountId: 501,
      isRollover: false,
      ...thisYear,
      payments: [],
    }
    const { page } = open(false, [account(501, 'AVAILABLE')], {
      AccountOwner: () => ({ death: null, requiredMinimums: [first, second] }),
      DistributionRequestConnection: () => ({
        edges: [{ node: { ...request, amount: 165, fee: 25, status: 'OPEN', progress: 'IN_REVIEW' } }],
      }),
    })
    const figures = async (year: number) => {
      const title = `Required minimum distribution ${year}, account 100501`
      const card = (await page.findByRole('heading', { name: title })).parentElement
      return [...(card?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)
    }
    expect(await figures(2026)).toEqual(['$100.00', '$0.00', '$100.00'])
    expect(await figures(2027)).toEqual(['$110.00', '$200.00', '$50.00', '$40.00'])
    const due = await page.findAllByText(/^Required minimum distribution \d+ due/)
    expect(due.map(({ textContent }) => textContent)).toEqual([
      'Required minimum distribution 2026 due, account 100501 (requested)',
      'Required minimum distribution 2027 due, account 100501',
    ])
    const task = await page.findByText(/^Take your required minimum distribution/)
    expect(task.parentElement?.textContent).toMatch(/ 2027 .*Request \$110\.00$/)
  })

  it.each([
    ['2027-04-01', null, 1, 'Required by', ' by 04/01/2027.', /^If it is not paid by then/],
    ['2027-04-02', null, 0, 'Was required by', '. It was due on 04/01/2027.', /^It was not paid in full by then.*5329/],
    // The owner has done the task.
    ['2027-04-02', 325, 0, 'Was required by', null, /^It was not paid in full by then.*5329/],
  ])(
    'on %s, with a request of $%j, lists an open first minimum among the next dates %i times, and says when it is or was due',
    async (day, requested, times, term, task, tax) => {
      setToday(day)
      const request = {
        requestId: 7,
        retirementAccountId: 501,
        isRollover: false,
        amount: requested,
        fee: 25,
        ...thisYear,
        payments: [],
      }
      const { page } = open(false, [account(501, 'AVAILABLE')], {
        AccountOwner: () => ({ death: null, requiredMinimums: [{ ...minimum, dueOn: '2027-04-01' }] }),
        DistributionRequestConnection: () => ({
          edges: requested === null ? [] : [{ node: { ...request, status: 'OPEN', progress: 'IN_REVIEW' } }],
        }),
      })
      expect(await page.findByText(`${term} 04/01/2027`)).toBeTruthy()
      expect(page.getByText(tax)).toBeTruthy()
      await page.findByText('Next interest')
      expect(page.queryAllByText(/^Take your /).map(({ textContent }) => textContent)).toEqual(
        task === null ? [] : [`Take your required minimum distribution 2026 from account 100501${task}`],
      )
      expect(page.queryAllByText(/^Required minimum distribution 2026 due/)).toHaveLength(times)
    },
  )

  it('names the deadline of the required minimum distribution as a task, with a link to request the amount', async () => {
    setToday('2026-12-31')
    const { page } = open(false, [account(501, 'AVAILABLE')], {
      AccountOwner: () => ({ death: null, requiredMinimums: [minimum] }),
    })
    const task = await page.findByText(
      'Take your required minimum distribution 2026 from account 100501 by 12/31/2026.',
    )
    expect(within(task.parentElement!).getByRole('link', { name: 'Request $150.00' }).getAttribute('href')).toBe(
      '/501/withdraw',
    )
  })

  it('says how much of the total is requested and not paid yet, excluding sent payments', async () => {
    const { page } = open(false, [account(501, 'PENDING')], {
      DistributionRequestConnection: () => ({
        edges: (['IN_REVIEW', 'ON_ITS_WAY'] as const).map((progress, index) => ({
          node: { id: `r${index}`, requestId: index, amount: 300, fee: 25, status: 'OPEN', progress, payments: [] },
        })),
      }),
    })
    const included = await page.findByText(/requested and not paid yet/)
    expect(included.textContent).toBe('Includes $300.00 requested and not paid yet')
  })

  it.each([
    ['1950-01-01', 'AVAILABLE', 0],
    ['1999-01-01', 'AVAILABLE', 1],
    ['1999-01-01', 'NONE', 0],
  ])(
    'for an owner born on %s with an account in state %s, names the early penalty %i times',
    async (born, state, times) => {
      const { page } = open(false, [account(501, state)], { AccountOwner: () => ({ death: null, dateOfBirth: born }) })
      await page.findByText('$2,469.00')
      expect(page.queryAllByText('You are under 59½. Early distributions carry a 10% penalty.')).toHaveLength(times)
    },
  )

  it.each([
    ['APPROVED', '✓ Covered by'],
    ['IN_REVIEW', 'Will be covered by'],
  ])(
    'names the %s request that covers the required minimum, and shows the deadline without a remaining amount',
    async (progress, covers) => {
      setToday('2026-12-31')
      const request = { requestId: 7, number: 'W-2026-000007', amount: 325, fee: 25, ...thisYear, payments: [] }
      const { page } = open(false, [account(501, 'AVAILABLE')], {
        AccountOwner: () => ({ death: null, requiredMinimums: [minimum] }),
        DistributionRequestConnection: () => ({
          edges: [{ node: { ...request, retirementAccountId: 501, isRollover: false, status: 'OPEN', progress } }],
        }),
      })
      const lead = await page.findByText(/covered by/i)
      expect(lead.textContent).toBe(`${covers} W-2026-000007.`)
      expect(page.queryByText(/tax of up to 25%/)).toBeNull()
      expect(page.queryByText('Still to request')).toBeNull()
      expect(page.getByText('Required by 12/31/2026')).toBeTruthy()
      expect(page.getByText('Required minimum distribution 2026 due, account 100501 (requested)')).toBeTruthy()
    },
  )

  const paidOn = { paidNextYearFrom: '2027-01-04' }
  it.each([
    ['2026-12-31', 'APPROVED', thisYear, '✓ Covered by W-2026-000007.'],
    ['2026-12-31', 'APPROVED', paidOn, 'W-2026-000007 is paid on 01/04/2027, so it counts for 2027.'],
    ['2026-12-31', 'IN_REVIEW', paidOn, 'W-2026-000007 can be paid from 01/04/2027 on, so it counts for 2027.'],
    // A first minimum is due by April 1.
    ['2027-04-01', 'APPROVED', paidOn, '✓ Covered by W-2026-000007.'],
    ['2027-04-01', 'IN_REVIEW', paidOn, 'Will be covered by W-2026-000007.'],
  ])('says of a minimum due on %s and a request that is %s and of which is known %j: %s', async (...row) => {
    const [dueOn, progress, days, lead] = row
    setToday('2026-12-31')
    const request = { requestId: 7, number: 'W-2026-000007', amount: 325, fee: 25, payments: [], ...days }
    const { page } = open(false, [account(501, 'PENDING')], {
      AccountOwner: () => ({ death: null, requiredMinimums: [{ ...minimum, dueOn }] }),
      DistributionRequestConnection: () => ({
        edges: [{ node: { ...request, retirementAccountId: 501, isRollover: false, status: 'OPEN', progress } }],
      }),
    })
    const isCovered = lead.toLowerCase().includes('covered')
    const heading = await page.findByRole('heading', { name: 'Required minimum distribution 2026, account 100501' })
    expect(heading.nextElementSibling?.textContent).toBe(lead)
    const terms = [...heading.parentElement!.querySelectorAll('dt')].map(({ textContent }) => textContent)
    expect(terms.filter((term) => /request/i.test(term))).toEqual(
      isCovered ? ['Requested, not paid yet'] : ['Still to request', 'Requested, counts for 2027'],
    )
    expect(page.queryAllByText(/tax of up to 25%/)).toHaveLength(isCovered ? 0 : 1)
    const due = await page.findByText(/^Required minimum distribution 2026 due/)
    expect(due.textContent.endsWith(' (requested)')).toBe(isCovered)
  })

  const payment = { amount: 300, sentOn: '2026-11-02', returnedOn: null as string | null, isReversed: false }
  const back = { ...payment, returnedOn: '2026-11-05' }

  it.each([
    [[], ['Still to request $150.00'], []],
    [[{ amount: 60 }], ['Still to request $115.00'], ['Requested, not paid yet $35.00']],
    [[{ amount: 60, progress: 'INCOMPLETE' }], ['Still to request $115.00'], ['Requested, waiting for you $35.00']],
    [[{ progress: 'INCOMPLETE' }], ['Requested, waiting for you $300.00'], []],
    // What was paid so far includes a payment that came back.
    [[{ progress: 'CAME_BACK', payments: [back] }], ['Still to request $150.00'], []],
    [[{ progress: 'APPROVED', payments: [back] }], ['Still to request $150.00'], []],
  ])('shows first of the required minimum what the owner still has to act on: %j', async (requests, first, last) => {
    setToday('2026-12-31')
    const request = { retirementAccountId: 501, isRollover: false, amount: 325, fee: 25, status: 'OPEN' }
    const { page } = open(false, [account(501, 'AVAILABLE')], {
      AccountOwner: () => ({ death: null, requiredMinimums: [minimum] }),
      DistributionRequestConnection: () => ({
        edges: requests.map((one) => ({
          node: { ...request, progress: 'IN_REVIEW', ...thisYear, payments: [], ...one },
        })),
      }),
    })
    const heading = await page.findByRole('heading', { name: 'Required minimum distribution 2026, account 100501' })
    const shown = [...heading.parentElement!.querySelectorAll('dt')].map(
      (term) => `${term.textContent} ${term.nextElementSibling?.textContent}`,
    )
    expect(shown).toEqual([...first, 'Required by 12/31/2026 $200.00', 'Paid so far $50.00', ...last])
    const isBlocked = requests.length > 0 && first[0]?.startsWith('Still')
    expect(page.queryAllByText(/^It can be requested once/)).toHaveLength(isBlocked ? 1 : 0)
  })

  it.each([
    ['CAME_BACK', [back], '$425.00 taken out, $325.00 came back and is held for you'],
    // It is paid again, was sent last year, or was reversed.
    ['APPROVED', [back], '$425.00 taken out, $325.00 came back and is held for you'],
    ['ON_ITS_WAY', [back, payment], '$750.00 taken out'],
    ['CAME_BACK', [{ ...back, sentOn: '2025-12-28' }], '$750.00 taken out'],
    ['REVERSED', [back], '$750.00 taken out'],
  ])(
    'excludes from what was taken out a payment of a request that came back: %s %j',
    async (progress, payments, words) => {
      setToday('2026-12-31')
      const { page } = open(false, [account(501, 'PENDING'), account(502, 'PENDING')], {
        DistributionRequestConnection: () => ({
          edges: [
            {
              node: {
                requestId: 7,
                status: 'INCOMPLETE',
                amount: 325,
                progress,
                events: [],
                payments: payments.map((each) => ({ ...each, amount: 325 })),
              },
            },
          ],
        }),
      })
      const change = await page.findByText(/this year$/)
      expect(change.textContent).toBe(`$1,300.00 paid in, ${words}, fees were $81.00 more than interest this year`)
      // The money is not part of the balance any more.
      expect(page.queryByText(/^Includes/)).toBeNull()
    },
  )

  it.each([
    ['the owner', 0, 'AVAILABLE', [], 'For you to do', 'Take your', '.Request $150.00'],
    [
      'the owner with an open request',
      0,
      'PENDING',
      [{ amount: 60 }],
      'For you to do',
      'Take your',
      '. $115.00 is still to request, after the open request.Contact Us',
    ],
    ['staff', 2, 'AVAILABLE', [], 'For the owner to do', 'Take the', '.Request $150.00'],
  ])('lists an overdue minimum as the first task for %s', async (...row) => {
    const [, roleId, state, requests, title, begin, end] = row
    setToday('2027-04-02')
    signedIn({ roleId })
    const begun = account(502, 'AVAILABLE')
    Object.assign(begun.node, { draftSavedAt: '2026-11-20T15:00:00.000Z' })
    const request = { requestId: 7, retirementAccountId: 501, isRollover: false, fee: 25, status: 'OPEN' }
    const { page } = open(roleId > 0, [begun, account(501, state)], {
      AccountOwner: () => ({ death: null, requiredMinimums: [{ ...minimum, dueOn: '2027-04-01' }] }),
      DistributionRequestConnection: () => ({
        edges: requests.map((one) => ({
          node: { ...request, progress: 'IN_REVIEW', ...thisYear, events: [], payments: [], ...one },
        })),
      }),
    })
    const card = (await page.findByRole('heading', { name: title })).parentElement!
    const tasks = [...card.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(tasks[0]).toBe(
      `${begin} required minimum distribution 2026 from account 100501. It was due on 04/01/2027${end}`,
    )
    expect(tasks).toHaveLength(roleId > 0 ? 1 : 2)
  })

  it('lists no task for staff after the death of the owner', async () => {
    setToday('2027-04-02')
    signedIn({ roleId: 2 })
    const { page } = open(true, [account(501, 'AVAILABLE')], {
      AccountOwner: () => ({ death: 'CONFIRMED', requiredMinimums: [{ ...minimum, dueOn: '2027-04-01' }] }),
    })
    await page.findByRole('heading', { name: 'Required minimum distribution 2026, account 100501' })
    expect(page.queryByRole('heading', { name: 'For the owner to do' })).toBeNull()
  })

  it.each([
    [225, null, '✓ Taken. Required $200.00, paid so far $225.00 before tax and without the distribution fee.'],
    [
      50,
      150,
      '✓ Taken. Required $200.00, paid so far $50.00 and, from another IRA, $150.00 before tax and without the distribution fee.',
    ],
  ])(
    'says in one sentence that $%d and, from another IRA, $%j of the required minimum distribution were taken',
    async (paid, paidElsewhere, sentence) => {
      const { page } = open(false, [account(501, 'AVAILABLE')], {
        AccountOwner: () => ({ death: null, requiredMinimums: [{ ...minimum, paid, paidElsewhere, remaining: 0 }] }),
      })
      const heading = await page.findByRole('heading', { name: 'Required minimum distribution 2026, account 100501' })
      expect(heading.nextElementSibling?.textContent).toBe(sentence)
      expect(page.queryByText(/^Take your required minimum distribution/)).toBeNull()
    },
  )

  it('shows the part of the required minimum distribution that was taken from another IRA', async () => {
    setToday('2026-12-31')
    const { page } = open(false, [account(501, 'AVAILABLE')], {
      AccountOwner: () => ({ death: null, requiredMinimums: [{ ...minimum, paidElsewhere: 40, remaining: 110 }] }),
    })
    const heading = await page.findByRole('heading', { name: 'Required minimum distribution 2026, account 100501' })
    const rows = [...heading.parentElement!.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ])
    expect(rows).toEqual([
      ['Still to request', '$110.00'],
      ['Required by 12/31/2026', '$200.00'],
      ['Paid so far', '$50.00'],
      ['Taken from another IRA', '$40.00'],
    ])
    expect(page.getByRole('link', { name: 'Request $110.00' })).toBeTruthy()
  })

  it.each([
    [
      50,
      'This account is being closed. The balance is your money, not a fee: see For you to do.',
      'Account 100507 is being closed. Contact us to have the $50.00 paid to you, or call (800)\u00a0555-0199.Contact Us',
    ],
    [0, 'This account is being closed. Contact us with questions, or call (800)\u00a0555-0199.', undefined],
  ])('tells the owner how to get the $%d of an account in Pending Closure', async (balance, says, task) => {
    const meta = document.head.appendChild(document.createElement('meta'))
    Object.assign(meta, { name: 'contact-phone', content: '(800) 555-0199' })
    onTestFinished(() => meta.remove())
    const closing = account(507, 'PENDING_CLOSURE')
    Object.assign(closing.node, { balance })
    const { page } = open(false, [account(501, 'AVAILABLE'), closing])
    const words = await page.findByText(/^This account is being closed/)
    const card = page.queryByRole('heading', { name: 'For you to do' })?.parentElement
    expect(card?.querySelector('li')?.textContent).toBe(task)
    expect(words.textContent).toBe(says)
    expect(words.closest('tr')?.previousElementSibling?.textContent).toContain('100507')
  })

  it('welcomes an owner without an account, and links to the profile', async () => {
    const { page } = open(false, [])
    expect(await page.findByText('Welcome. There are no accounts yet.')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Check your address' }).getAttribute('href')).toBe('/profile')
  })

  it.each([
    ['AWAITING_SIGNATURE', 'OPEN', 'Please review and sign your request.', 'button', 'Review and sign', true],
    ['INCOMPLETE', 'INCOMPLETE', /We need your full mailing address/, 'link', 'See what to do', false],
    ['INCOMPLETE', 'INCOMPLETE', /Please also review and sign your request\.$/, 'button', 'Review and sign', true],
    ['CAME_BACK', 'INCOMPLETE', /came back and is held for you\.$/, 'link', 'Contact Us', false],
    ['CAME_BACK', 'INCOMPLETE', /please review and sign your request\.$/, 'button', 'Review and sign', true],
  ])(
    'shows a request only once, above all other tasks, when it is %s',
    async (progress, status, next, role, action, awaitsSignature) => {
      const nobodyNamed = account(502, 'PENDING')
      Object.assign(nobodyNamed.node, { hasBeneficiaries: false })
      const request = {
        requestId: 7,
        number: 'W-2026-000007',
        type: 'NORMAL',
        evidence: null,
        progress,
        status,
        awaitsSignature,
        signedAt: null,
        netAmount: 1175,
        incompleteReason: 'We need your full mailing address.',
      }
      const { page } = open(false, [nobodyNamed], {
        DistributionRequestConnection: () => ({ edges: [{ node: request }] }),
      })
      const heading = await page.findByRole('heading', { name: 'Distribution request W-2026-000007' })
      const card = within(heading.parentElement!)
      expect(card.getByText('Your next step')).toBeTruthy()
      expect(card.getByText(next)).toBeTruthy()
      expect(card.getByRole(role, { name: action })).toBeTruthy()
      const tasks = await page.findByRole('heading', { name: 'For you to do' })
      expect(heading.compareDocumentPosition(tasks) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      expect([...(tasks.parentElement?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
        'Nobody is set to receive account 100502 if you die.Set up beneficiaries',
      ])
    },
  )

  it.each([
    ['a request to sign, two drafts', 'AWAITING_SIGNATURE', true, ['Review and sign']],
    ['an incomplete request, two drafts', 'INCOMPLETE', true, ['See what to do']],
    ['a request in review, two drafts', 'IN_REVIEW', true, ['Continue']],
    ['a request to sign', 'AWAITING_SIGNATURE', false, ['Review and sign']],
    ['a request in review', 'IN_REVIEW', false, ['Request a distribution']],
  ])('shows one primary button on Home for an owner with %s', async (_, progress, drafts, primary) => {
    const accounts = [account(501, 'AVAILABLE'), account(502, drafts ? 'AVAILABLE' : 'NONE')]
    if (drafts) for (const { node } of accounts) Object.assign(node, { draftSavedAt: '2026-11-20T15:00:00.000Z' })
    const request = { number: 'W-2026-000007', type: 'NORMAL', evidence: null, status: 'OPEN', signedAt: null }
    const { page } = open(false, accounts, {
      DistributionRequestConnection: () => ({
        edges: [7, 8].map((requestId) => ({ node: { ...request, id: `request-${requestId}`, requestId, progress } })),
      }),
      PayoutHold: () => ({ isHeld: true, sentTo: 'Austin, TX', usableUntil: '2126-01-31' }),
    })
    await page.findAllByRole('heading', { name: 'Distribution request W-2026-000007' })
    await page.findByRole('button', { name: 'Release payments' })
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    const fills = rules.flatMap(
      (rule) => /^(\.\w+) \{ background-color: var\(--colorBrandBackground\); \}$/.exec(rule)?.[1] ?? [],
    )
    const filled = [...document.querySelectorAll(fills.join())].map(({ textContent }) => textContent)
    expect(filled).toEqual(primary)
  })

  it.each([
    ['today, without a request', 0, [], true],
    ['yesterday', 26, [], false],
    ['today, with a request', 0, [{ node: { requestId: 7, status: 'OPEN', progress: 'IN_REVIEW' } }], false],
  ])('welcomes a new owner for a day or until a request: %s, %s hours ago', async (_, hours, edges, welcomes) => {
    const { page } = open(false, [account(501, 'AVAILABLE')], {
      DistributionRequestConnection: () => ({ edges }),
      PayoutHold: () => ({
        isHeld: true,
        since: new Date(Date.now() - hours * 3_600_000).toISOString(),
        sentTo: 'Austin, TX',
        usableUntil: '2126-01-31',
      }),
    })
    await page.findByText('$2,469.00')
    expect(page.queryByRole('heading', { name: 'Welcome' }) !== null).toBe(welcomes)
    expect(page.queryByText(/letter with a code is on its way to your address in Austin, TX/) !== null).toBe(welcomes)
  })

  it.each([
    ['no request', null, 'Enter the code when the letter arrives', false],
    ['a request to sign', 'AWAITING_SIGNATURE', 'Enter the code when the letter arrives', false],
    ['a signed request', 'IN_REVIEW', 'Confirm your address to release your first payment', true],
  ])(
    'collapses the field for the release code below the tasks, unless a request waits for the code: %s',
    async (_, progress, title, first) => {
      const nobodyNamed = account(501, 'PENDING')
      Object.assign(nobodyNamed.node, { hasBeneficiaries: false })
      const request = {
        requestId: 7,
        number: 'W-1',
        type: 'NORMAL',
        evidence: null,
        status: 'OPEN',
        signedAt: null,
        progress,
      }
      const { page } = open(false, [nobodyNamed], {
        DistributionRequestConnection: () => ({ edges: progress ? [{ node: request }] : [] }),
        PayoutHold: () => ({ isHeld: true, sentTo: 'Austin, TX', usableUntil: '2126-01-31' }),
      })
      const heading = await page.findByRole('heading', { name: title })
      expect(heading.closest('details')?.open).toBe(first)
      const tasks = page.getByRole('heading', { name: 'For you to do' })
      expect((heading.compareDocumentPosition(tasks) & Node.DOCUMENT_POSITION_FOLLOWING) > 0).toBe(first)
    },
  )

  it.each([
    [
      'AWAITING_SIGNATURE',
      false,
      'Please sign the document sent to your email. Or sign here: choose Review and sign below, at request W-2026-000009.',
    ],
    ['AWAITING_SIGNATURE', true, 'Next, the owner signs request W-2026-000009, with the link in our email or on Home.'],
    ['IN_REVIEW', false, 'Next, we review request W-2026-000009 and send an email.'],
  ])(
    'confirms the newest request after its submit, and says what follows (%s, staff: %s)',
    async (progress, isStaff, next) => {
      if (isStaff) signedIn({ roleId: 2 })
      const request = {
        type: 'NORMAL',
        evidence: null,
        progress,
        status: 'OPEN',
        signedAt: null,
        events: [],
        payments: [],
      }
      const { page, router } = open(isStaff, [account(501, 'PENDING')], {
        DistributionRequestConnection: () => ({
          edges: [8, 9, 7].map((requestId) => ({
            node: { ...request, id: `request-${requestId}`, requestId, number: `W-2026-00000${requestId}` },
          })),
        }),
      })
      await page.findByRole('heading', { name: 'Distribution request W-2026-000009' })
      expect(page.queryByText(/has been submitted/)).toBeNull()
      await act(() => router.navigate('/home', { state: { submitted: true } }))
      const title = await page.findByText('Your request has been submitted.')
      expect(title.parentElement?.textContent).toBe(`Your request has been submitted. ${next}`)
    },
  )

  it.each([
    ['with an active request', 501, true],
    ['without a request', 502, false],
  ])(
    'after the wizard was refused for an account %s (%i), shows the requests first: %j',
    async (_, refusedAccountId, first) => {
      const accounts = [account(501, 'PENDING'), account(502, 'PENDING_CLOSURE')]
      const request = {
        requestId: 7,
        retirementAccountId: 501,
        number: 'W-2026-000007',
        type: 'NORMAL',
        evidence: null,
        progress: 'IN_REVIEW',
        status: 'OPEN',
        events: [],
        payments: [],
      }
      const { page, router } = open(false, accounts, {
        DistributionRequestConnection: () => ({ edges: [{ node: request }] }),
      })
      const isFirst = async () => {
        const heading = await page.findByRole('heading', { name: 'Distribution request W-2026-000007' })
        return (heading.compareDocumentPosition(page.getByText('Total')) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
      }
      expect(await isFirst()).toBe(false)
      await act(() => router.navigate('/home', { state: { refusedAccountId } }))
      expect(await isFirst()).toBe(first)
    },
  )

  it.each([
    ['the only account', [account(501, 'AVAILABLE')], '/501/transaction'],
    ['several accounts', [account(501, 'AVAILABLE'), account(502, 'AVAILABLE')], '/transaction'],
  ])('links the recent activity of %s to the transactions', async (_, accounts, address) => {
    const link = await open(false, accounts).page.findByRole('link', { name: 'All transactions' })
    expect(link.getAttribute('href')).toBe(address)
    const [latest] = link.closest('p')?.previousElementSibling?.children ?? []
    expect(latest?.textContent.includes('Account 100501')).toBe(accounts.length > 1)
  })

  it('shows accounts as list items below the tasks on a phone', async () => {
    const narrow = narrowable()
    narrow()
    const nobodyNamed = account(501, 'AVAILABLE')
    Object.assign(nobodyNamed.node, { hasBeneficiaries: false })
    const { page } = open(false, [nobodyNamed])
    const list = await page.findByRole('list', { name: 'Accounts' })
    expect(page.getByRole('link', { name: 'Distribution' }).getAttribute('href')).toBe('/501/withdraw')
    const waits = page.getByRole('heading', { name: 'For you to do' })
    expect(waits.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it.each([
    ['PENDING', 'Distribution Pending'],
    ['AWAITING_CUSTODIAL_DOCUMENT', 'Awaiting Custodial Document'],
    ['PENDING_CLOSURE', 'Pending Closure'],
    ['CLOSED', 'Closed'],
    ['NONE', ''],
  ])('offers no distribution for an account in state %s, and shows "%s"', async (state, text) => {
    const { page } = open(false, [account(501, state)])
    await page.findByRole('rowheader')
    expect(page.getAllByRole('cell')[2]?.textContent).toBe(text)
    expect(page.queryByRole('link', { name: 'Distribution' })).toBeNull()
  })

  it('emails the owner a new link to the custodial agreement when the owner asks for one', async () => {
    const { page, user, environment } = open(false, [account(501, 'AWAITING_CUSTODIAL_DOCUMENT')])
    const button = await page.findByRole('button', { name: 'Send a new link' })
    // As large as the links of the other tasks.
    expect(getComputedStyle(button).minHeight).toBe('40px')
    await user.click(button)
    expect(sentMutations(environment)).toEqual([{ input: {} }])
  })

  it.each([
    ['REPORTED', 2, 'None in the owner’s name: death reported. Death of the owner', '/death'],
    ['CONFIRMED', 1, 'None in the owner’s name: deceased. Death of the owner', '/death'],
    ['CONFIRMED', 4, 'None in the owner’s name: deceased', undefined],
  ])(
    'offers staff no distribution for an owner whose death is %s, and explains this to role %i',
    async (death, roleId, text, to) => {
      signedIn({ roleId })
      const { page } = open(true, [account(501, 'AVAILABLE')], { AccountOwner: () => ({ death }) }, false)
      await page.findByRole('rowheader')
      expect(page.queryByRole('link', { name: 'Distribution' })).toBeNull()
      const cell = page.getAllByRole('cell')[2]
      expect([cell?.textContent, cell?.querySelector('a')?.getAttribute('href')]).toEqual([text, to])
    },
  )

  it.each([
    [null, true, false, ['Correct or cancel']],
    [null, null, false, ['Correct or cancel']],
    [null, false, false, []],
    [{ of: 'DISABILITY', state: 'MISSING' }, true, false, ['Cancel']],
    [null, true, true, ['/withdrawals/signature/7']],
    [null, false, true, ['/withdrawals/pending/7']],
  ])('offers the actions on an unsigned request: evidence %j, may cancel %j, staff %j', async (...row) => {
    const [evidence, mayCancel, isStaff, expected] = row
    if (isStaff) signedIn({ roleId: 2 })
    const request = {
      requestId: 7,
      number: 'W-2026-000007',
      type: 'DISABILITY',
      evidence,
      isRollover: false,
      mayCancel,
      status: 'OPEN',
      progress: 'AWAITING_SIGNATURE',
      signedAt: null,
    }
    const { page } = open(isStaff, [account(501, 'PENDING')], {
      DistributionRequestConnection: () => ({ edges: [{ node: request }] }),
    })
    await page.findByRole('link', { name: 'View receipt' })
    const links = page.queryAllByRole('link', { name: isStaff ? /^Open request/ : /ancel$/ })
    expect(links.map((link) => (isStaff ? link.getAttribute('href') : link.textContent))).toEqual(expected)
  })

  it('links a pending distribution to its own receipt, and not to the receipt of another account', async () => {
    const paid = {
      requestId: 2002,
      retirementAccountId: 501,
      status: 'COMPLETED',
      progress: null,
      type: 'NORMAL',
      evidence: null,
    }
    const approved = { ...paid, requestId: 2001, status: 'APPROVED' }
    const requests = { DistributionRequestConnection: () => ({ edges: [{ node: paid }, { node: approved }] }) }
    const { page } = open(false, [account(501, 'PENDING'), account(502, 'PENDING')], requests)
    const [first, second] = await page.findAllByText('Distribution Pending')
    expect(first?.closest('a')?.getAttribute('href')).toBe('/requests/2001/')
    expect(second?.closest('a')).toBeNull()
  })

  it('shows staff the account status and establishment date, and saves a new status', async () => {
    const { page, user, environment } = open(true, [account(501, 'AVAILABLE')])
    await user.click(await page.findByRole('button', { name: /^Registered/ }))
    await user.selectOptions(await page.findByLabelText('Status'), 'Closed')
    await user.click(page.getByRole('button', { name: 'Save' }))
    expect(sentMutations(environment)).toEqual([{ input: { accountOwnerId: 1001, accountId: 501, status: 'CLOSED' } }])
    answer(environment, { UpdateAccountStatusPayload: () => ({ errors: [] }) })
    expect(await page.findByText('The account has been updated.')).toBeTruthy()
    expect(page.queryByRole('dialog')).toBeNull()
    expect(page.getByRole('columnheader', { name: 'Establishment Date' })).toBeTruthy()
  })

  it('refuses an establishment date in the future', async () => {
    const { page, user, environment } = open(true, [account(501, 'AVAILABLE')])
    await user.click(await page.findByRole('button', { name: /^03\/14\/2022/ }))
    const input = await page.findByLabelText('Establishment Date')
    expect(input).toHaveProperty('value', 'March 14, 2022')
    await user.clear(input)
    await user.type(input, 'January 5, 2999')
    await user.click(page.getByRole('button', { name: 'Save' }))
    expect(await page.findAllByText('Date must not be in the future')).not.toHaveLength(0)
    expect(sentMutations(environment)).toEqual([])
  })

  it.each([
    ['CLOSED', 'Closed', true],
    ['PENDING_CLOSURE', 'Pending Closure', true],
    ['AVAILABLE', 'Distribution', false],
  ])(
    'on a staff card, shows the distribution state %s as "%s", with a visible label: %s',
    async (state, text, isShown) => {
      const narrow = narrowable()
      const { page } = open(true, [account(501, state)])
      const list = await page.findByText('Establishment Date')
      narrow()
      const [value] = await page.findAllByText(text, { selector: 'dd, dd *' })
      const label = value!.closest('dd')!.previousElementSibling!
      expect(list && label.textContent).toBe('Distribution')
      // Class of a label that is visible only to screen readers.
      expect(label.className === page.getByText('Beneficiaries', { selector: 'dt' }).className).toBe(!isShown)
    },
  )

  it('keeps the input of the account dialog when the window becomes narrower', async () => {
    const narrow = narrowable()
    const { page, user } = open(true, [account(501, 'AVAILABLE')])
    await user.click(await page.findByRole('button', { name: /^03\/14\/2022/ }))
    const input = await page.findByLabelText('Establishment Date')
    await user.clear(input)
    await user.type(input, 'April 1, 2022')
    narrow()
    expect(page.getByRole('list', { name: 'Accounts', hidden: true })).toBeTruthy()
    expect(page.getByLabelText('Establishment Date')).toHaveProperty('value', 'April 1, 2022')
  })

  it('keeps the account dialog open and shows the message if the server refuses the new status', async () => {
    const { page, user, environment } = open(true, [account(501, 'AVAILABLE')])
    await user.click(await page.findByRole('button', { name: /^Registered/ }))
    await user.click(await page.findByRole('button', { name: 'Save' }))
    const message = 'The account still has a balance.'
    answer(environment, {
      UpdateAccountStatusPayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }] }),
    })
    expect(await page.findAllByText(message)).not.toHaveLength(0)
    expect(page.getByRole('dialog')).toBeTruthy()
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('shows open requests only to users who may see them: %s', async (seesRequests, cards) => {
    const request = {
      number: 'W-2026-000123',
      type: 'NORMAL',
      evidence: null,
      status: 'APPROVED',
      progress: null,
      amount: 300,
      netAmount: 245,
      requestedAt: '2026-11-20T15:00:00.000Z',
      signedAt: '2026-11-20T16:00:00.000Z',
      events: [{ kind: 'SUBMITTED', at: '2026-11-20T15:00:00.000Z', note: null }],
    }
    const requests = { DistributionRequestConnection: () => ({ edges: [{ node: request }] }) }
    const { page } = open(true, [account(501, 'PENDING')], requests, seesRequests)
    expect(await page.findByText('Distribution Pending')).toBeTruthy()
    expect(page.queryAllByRole('heading', { name: 'Distribution request W-2026-000123' })).toHaveLength(cards)
    expect(page.queryByText('Something went wrong!')).toBeNull()
  })

  it.each([
    [{ amount: 300, fee: 25, netAmount: 245 }, ['$300.00 requested − $30.00 tax − $25.00 fee']],
    [{ amount: 300, fee: 25, netAmount: 275 }, ['$300.00 requested − $25.00 fee']],
    [{ amount: 300, fee: 0, netAmount: 300 }, []],
  ])('says how the net amount follows from the requested amount: %o', async (amounts, says) => {
    const request = {
      requestId: 7,
      number: 'W-2026-000007',
      type: 'NORMAL',
      evidence: null,
      status: 'OPEN',
      events: [],
    }
    const { page } = open(false, [account(501, 'PENDING')], {
      DistributionRequestConnection: () => ({
        edges: [{ node: { ...request, ...amounts, progress: 'IN_REVIEW', payments: [] } }],
      }),
    })
    await page.findByRole('heading', { name: 'Distribution request W-2026-000007' })
    const lines = page.queryAllByText(/^requested/).map(({ textContent }) => textContent)
    expect(lines).toEqual(says)
  })

  it("loads the owner's screen again when a request changes", () => {
    expect((homeRoute.handle as ScreenHandle).follows?.kinds).toContain('REQUEST')
  })

  it('shows staff a summary of the chosen owner, with a masked social security number', async () => {
    signedIn({ roleId: 2 })
    const { page } = renderScreen<HomePageQuery>({
      Page,
      query,
      variables: { ...acting, seesRequests: false, glances: true, readsNotes: true },
      path: '/home',
      at: '/home',
      data: {
        Viewer: () => ({ isStaff: true }),
        RetirementAccountConnection: () => ({ edges: [] }),
        AccountOwner: () => ({ dateOfBirth: '1950-05-12', death: null, email: null, requiredMinimums: [] }),
        Phone: () => ({ number: '5125550100' }),
        Address: () => ({ address1: '1 Elm St', address2: null, city: 'Salem', state: 'OR', zip: '97301' }),
        Social: () => ({ social: '***-**-0001' }),
        Note: () => ({
          title: 'Deaf',
          noteText: 'Write, do not call.',
          email: 'sue@example.com',
          modifiedAt: '2026-03-02T15:00:00.000Z',
          isPinned: true,
        }),
        Document: () => ({ modifiedAt: '2026-03-02T15:00:00.000Z', downloadPath: '/files/document/1001/g1' }),
        AuditEntry: () => ({
          at: '2026-03-02T15:00:00.000Z',
          email: 'sue@example.com',
          title: 'Phone update',
          subject: '',
        }),
      },
    })
    expect(await page.findByRole('heading', { name: 'Latest records', level: 2 })).toBeTruthy()
    expect(page.getByRole('link', { name: 'All notes' }).getAttribute('href')).toBe('/note')
    expect(page.getByRole('link', { name: 'State withholding forms' }).getAttribute('href')).toBe('/state-forms')
    expect(page.getByRole('link', { name: 'All documents' }).getAttribute('href')).toBe('/document')
    const items = page.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^DeafPinnedWrite, do not call\..*sue@example\.com$/),
        expect.stringMatching(/^Phone update\d.*sue@example\.com$/),
      ]),
    )
    const facts = page.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual([
      '(512) 555-0100',
      'Not on file',
      '1 Elm St, Salem, OR 97301',
      '05/12/1950',
      '***-**-0001Show',
    ])
  })

  const openUnchosen = (
    may: { operates: boolean; reviews: boolean; administers?: boolean },
    taxDue: object | null = null,
    second: object = { toDecide: nothing, ownProposals: 0 },
  ) =>
    renderScreen<HomePageQuery>({
      Page,
      query,
      variables: { ...nobody, ...may },
      path: '/home',
      at: '/home',
      data: {
        Viewer: () => ({ isStaff: true, accountOwner: null }),
        Overview: () => ({
          queues: [
            { isRollover: false, list: 'PENDING', pile, ages: [3, 9, 0, 0, 0] },
            { isRollover: false, list: 'SIGNATURE', pile, ages: [3, 9, 0, 0, 0] },
          ],
          // Data for the chart, because the chart may render before the test ends.
          days: [
            { day: '2026-03-02', in: 100, out: 0 },
            { day: '2026-03-03', in: 0, out: 40 },
          ],
          ...second,
          uploads: nothing,
          failedJobs: nothing,
          returnsDesk: pile,
          undeliveredMail: nothing,
          monthsToClose: { ...nothing, count: 1, ageInBankDays: 18 },
          taxDue,
        }),
        ComplianceOverview: () => ({ pending: nothing }),
        Credential: () => ({ status: 'USABLE', expiresAt: '2027-03-01T10:00:00Z' }),
        Webhook: () => ({ status: 'ACTIVE', givenUp: 2 }),
        ApprovalConnection: () => ({ totalCount: 0, edges: [] }),
      },
    }).page

  it('asks staff on Home to choose an owner if no owner is chosen, and shows the open work', async () => {
    const page = openUnchosen({ operates: true, reviews: false })
    expect(await page.findByText('Please choose an account owner via Search.')).toBeTruthy()
    expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeTruthy()
    expect(page.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search')
    expect(page.getByRole('link', { name: 'Reports' }).getAttribute('href')).toBe('/report')
    const tile = page.getByRole('link', { name: 'Withdrawals: Pending 12 Oldest: 4 bank days, late' })
    expect(tile.getAttribute('href')).toBe('/withdrawals/pending')
    const quiet = within(page.getByRole('list', { name: 'Nothing waiting in' })).getAllByRole('listitem')
    expect(quiet.map(({ textContent }) => textContent)).toEqual([
      'Upload center',
      'Jobs that failed',
      'Undelivered mail',
    ])
    const tilesOf = (name: string) =>
      within(page.getByRole('region', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.replace(/ \d.*| In\$.*/, ''))
    expect(tilesOf('Work waiting')).toEqual([
      'Month-End Close',
      'Withdrawals: Pending',
      'Returns desk',
      'Today’s money',
    ])
    expect(tilesOf('With owners')).toEqual(['Withdrawals: Awaiting Signature'])
    const regular = within(page.getByRole('list', { name: 'Regular work' })).getAllByRole('link')
    expect(regular.map((link) => link.getAttribute('href'))).toEqual(['/bank'])
    expect(page.getByRole('link', { name: /^Month-End Close 1 Oldest: 18 bank days/ }).getAttribute('href')).toBe(
      '/months',
    )
    expect(page.queryByText('Pending Approval')).toBeNull()
  })

  const two = { ...nothing, count: 2, ageInBankDays: 1 }
  const one = { ...nothing, count: 1, ageInBankDays: 0 }
  const age = 'Oldest: less than 1 bank day'
  it.each([
    ['one of two', { toDecide: one, ownProposals: 1 }, `1 ${age}`, '1 of your proposals waits for a second person'],
    ['none of two', { toDecide: nothing, ownProposals: 2 }, undefined, '2 of your proposals wait for a second person'],
    ['both', { toDecide: two, ownProposals: 0 }, '2 Oldest: 1 bank day', undefined],
    ['both, if the own ones are not counted', { toDecide: two, ownProposals: null }, '2 Oldest: 1 bank day', undefined],
  ])('counts the approvals that the viewer may decide, and names the own ones: %s', async (_, may, counted, own) => {
    const page = openUnchosen({ operates: true, reviews: false }, null, may)
    await page.findByRole('region', { name: 'Work waiting' })
    const links = page.getAllByRole('link').filter((link) => link.getAttribute('href') === '#second-person')
    const tile = counted && `Waits for a second person ${counted}`
    expect(links.map(({ textContent }) => textContent)).toEqual([tile, own].filter(Boolean))
  })

  it('shows staff the tax deadlines, and links to the tax year', async () => {
    const day = { duty: 'COPIES_1099R', dueOn: '2027-02-01', state: 'TO_DO', daysLeft: -2 }
    const page = openUnchosen(
      { operates: true, reviews: false },
      {
        year: 2026,
        isPrepared: true,
        days: [
          day,
          { ...day, duty: 'FORM_945', state: 'BY_OPERATOR' },
          { ...day, duty: 'FILE_1099R', dueOn: '2027-03-31', daysLeft: 9 },
        ],
      },
    )
    const card = (await page.findByText(/^Tax year 2026/)).closest('details')!
    expect(card.open).toBe(false)
    expect(card.querySelector('summary')?.textContent).toBe(
      'Tax year 2026: 1 overdue by 2 days. Next: give owners their copies of Forms 1099-R',
    )
    expect([...card.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Copies of Forms 1099-R and the December 31 value to their owners02/01/2027: Overdue, 2 days late',
      'Form 945 and its balance due02/01/2027: done outside the portal',
      'Forms 1099-R filed with the IRS03/31/2027: To do, 9 days left',
    ])
    expect(page.getByText('Tax Year').getAttribute('href')).toBe('/tax-year')
  })

  it('counts the unfinished preparation of the tax forms as one of the overdue tax deadlines on Home', async () => {
    const day = { duty: 'COPIES_1099R', dueOn: '2027-02-01', state: 'TO_DO', daysLeft: -2 }
    const days = [day, { ...day, duty: 'FILE_1099R', dueOn: '2027-03-31', daysLeft: 9 }]
    const page = openUnchosen({ operates: true, reviews: false }, { year: 2026, isPrepared: false, days })
    const card = (await page.findByText(/^Tax year 2026/)).closest('details')!
    expect(card.querySelector('summary')?.textContent).toBe(
      'Tax year 2026: 2 overdue, the first by 2 days. Next: prepare the forms',
    )
    expect([...card.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Prepare the forms, before everything else02/01/2027: Overdue: do this first',
      'Copies of Forms 1099-R and the December 31 value to their owners02/01/2027: 2 days late, waits for the forms',
      'Forms 1099-R filed with the IRS03/31/2027: To do, 9 days left',
    ])
  })

  it('shows an administrator tiles for credentials, webhooks, exports and the audit trail', async () => {
    const page = openUnchosen({ operates: true, reviews: false, administers: true })
    const section = within(await page.findByRole('region', { name: 'Administration' }))
    const tiles = section.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(tiles).toEqual([
      'Machine Credentials 1 credential in use Next to expire: 03/01/2027',
      'Webhooks 1 program notified 2 messages not delivered',
      'Exports Files of lists, and those that wait for a colleague',
      'Audit Trail Who changed or viewed which record',
    ])
  })

  it('never marks a request as late while the owner must act', async () => {
    const page = openUnchosen({ operates: true, reviews: false })
    const name = 'Withdrawals: Awaiting Signature 12 with the owner Oldest: submitted 4 bank days ago'
    expect(await page.findByRole('link', { name })).toBeTruthy()
  })

  it('shows a compliance reviewer only compliance work on Home', async () => {
    const page = openUnchosen({ operates: false, reviews: true })
    const tile = await page.findByRole('link', { name: 'Pending Approval Nothing waiting' })
    expect(tile.getAttribute('href')).toBe('/compliance/pending')
    expect(page.getByText('Please choose an account owner via Search.')).toBeTruthy()
    expect(page.queryByText('Jobs that failed')).toBeNull()
  })
})
