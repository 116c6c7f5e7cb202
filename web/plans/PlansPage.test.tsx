import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PlansPageQuery } from '../__generated__/PlansPageQuery.graphql.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { pageOf } from '../testing/pageOf.ts'
import { answer, renderScreen, sentMutations, signedIn, type Resolvers } from '../testing/renderScreen.tsx'
import { planList } from './planList.ts'
import { Page, query } from './PlansPage.tsx'

const alpha = {
  id: 'p1',
  planId: 1,
  name: 'Alpha Plan',
  interestBasisPoints: 325,
  companyId: 1,
  company: 'Leafhouse Financial',
  parentPlanId: null,
  modifiedAt: '2026-03-02T15:00:00.000Z',
  nextInterestBasisPoints: null,
  nextInterestSince: null,
  waitingInterestBasisPoints: null,
  isClosed: false,
}

function listOf(rows: object[], totalCount = rows.length): Resolvers {
  return {
    Viewer: () => ({
      id: 'viewer',
      planNames: [
        { planId: 1, name: 'Alpha Plan' },
        { planId: 2, name: 'Beta Plan' },
      ],
    }),
    PlanConnection: () => pageOf(rows, totalCount),
  }
}

function open(rows: object[] = [alpha], totalCount?: number) {
  const follow = (params: URLSearchParams) => listVariables(planList, params, 10)
  const variables = follow(new URLSearchParams())
  return renderScreen<PlansPageQuery>({ Page, query, variables, follow, data: listOf(rows, totalCount) })
}

async function edit() {
  const opened = open()
  await opened.user.click(opened.page.getByRole('button', { name: 'Edit Alpha Plan' }))
  return opened
}

type Opened = Awaited<ReturnType<typeof edit>>
const save = ({ user, page }: Opened) => user.click(page.getByText('Save'))
async function type({ user, page }: Opened, label: string, text: string) {
  await user.clear(page.getByLabelText(label))
  await user.type(page.getByLabelText(label), text)
}

// Find elements in the dialog by text. In jsdom, which has no layout, Fluent hides an open dialog from role queries.
beforeEach(() => signedIn({ roleId: 2, accountOwnerId: 0 }))

describe('the list of plans', () => {
  it('lists a plan with its interest rate in basis points and the name of its company', () => {
    const { page } = open()
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Advisors/Plans')
    expect(page.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Interest Paid (Basis Points)',
      'Company',
      'Actions',
    ])
    expect(page.getAllByRole('row')[1]?.textContent).toBe('Alpha Plan3253.25%Leafhouse FinancialView PlansEdit')
  })

  it("shows a plan's next interest rate with its date, and marks closed plans", () => {
    const next = { nextInterestBasisPoints: 330, nextInterestSince: '2026-04-01' }
    const { page } = open([{ ...alpha, ...next, isClosed: true }])
    expect(page.getAllByRole('row')[1]?.textContent).toContain('Alpha Plan (closed)3253.25%3.30% from 04/01/2026')
  })

  it("shows a plan's interest rate that waits for a second person", () => {
    const { page } = open([{ ...alpha, interestBasisPoints: 0, waitingInterestBasisPoints: 410 }])
    expect(page.getAllByRole('row')[1]?.textContent).toContain('Alpha Plan00.00%4.10% waits for a second person')
  })

  it('fetches each page of plans from the server', async () => {
    const { page, user, environment } = open([alpha], 12)
    expect(page.getByText('1 - 1 / 12')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ first: 10, after: 'e0' })
  })
})

describe('the details of a plan', () => {
  const by = { madeBy: 'admin@example.com', approvedBy: 'service@example.com', decidedAt: '2026-03-02T15:00:00.000Z' }
  const unknown = { madeBy: null, approvedBy: null, decidedAt: null }
  const details = {
    ...alpha,
    lastModifiedBy: 'service2@example.com',
    closedAt: null,
    closedBy: null,
    rates: [
      { basisPoints: 330, since: '2026-04-01', state: 'PLANNED', ...by },
      { basisPoints: 325, since: null, state: 'CURRENT', ...unknown },
    ],
  }
  async function openDetails() {
    const opened = open()
    await opened.user.click(opened.page.getByRole('button', { name: 'Details, Alpha Plan' }))
    answer(opened.environment, { Node: () => ({ __typename: 'Plan', ...details }), Plan: () => details })
    return opened
  }

  it("shows a plan's last change, and every interest rate with its date, requester and approver", async () => {
    const { page } = await openDetails()
    expect(await page.findByText(/by service2@example.com/)).toBeTruthy()
    for (const text of ['04/01/2026', 'Upcoming', 'The beginning', 'In effect', by.madeBy, by.approvedBy])
      expect(page.getByText(text)).toBeTruthy()
  })

  it('withdraws a future interest rate after a confirmation', async () => {
    const { page, user, environment } = await openDetails()
    await user.click(await page.findByLabelText('Withdraw 330 basis points from 04/01/2026'))
    expect(sentMutations(environment)).toEqual([])
    await user.click(await page.findByText('Withdraw rate'))
    expect(sentMutations(environment)).toEqual([{ input: { planId: 1, since: '2026-04-01' } }])
    answer(environment, { WithdrawPlanRatePayload: () => ({ errors: [], approvalId: null, plan: alpha }) })
    expect(await page.findByText('Rate withdrawn')).toBeTruthy()
    const rates = details.rates.filter(({ state }) => state !== 'PLANNED')
    answer(environment, {
      Node: () => ({ __typename: 'Plan', ...details, rates }),
      Plan: () => ({ ...details, rates }),
    })
    await waitFor(() => expect(page.queryByText('Upcoming')).toBeNull())
  })

  it('asks for a confirmation before a plan is closed', async () => {
    const { page, user, environment } = await openDetails()
    await user.click(await page.findByText('Close Plan'))
    expect(sentMutations(environment)).toEqual([])
    await page.findByRole('alertdialog')
    await user.click(page.getAllByText('Close Plan').at(-1)!)
    expect(sentMutations(environment)).toEqual([{ input: { planId: 1, isClosed: true } }])
    answer(environment, { ClosePlanPayload: () => ({ errors: [], plan: { ...details, isClosed: true } }) })
    expect(await page.findByText('Plan closed')).toBeTruthy()
  })
})

describe('the related plans of a plan', () => {
  it('loads related plans on a button press, and lists them by name', async () => {
    const { page, user, environment } = open()
    expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe('PlansPageQuery')
    await user.click(page.getByRole('button', { name: 'View Plans, Alpha Plan' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ id: 'p1' })
    answer(environment, { Plan: () => ({ relatedPlans: [{ planId: 5, name: 'Alpha West' }] }) })
    expect(page.getByText('Related Plans')).toBeTruthy()
    expect(await page.findByText('Alpha West')).toBeTruthy()
  })

  it('says that a plan has no related plans', async () => {
    const { page, user, environment } = open()
    page.getByRole('button', { name: 'View Plans, Alpha Plan' }).focus()
    await user.keyboard('{Enter}')
    answer(environment, { Plan: () => ({ relatedPlans: [] }) })
    expect(await page.findByText('No plans found')).toBeTruthy()
  })
})

describe('the form of a new plan', () => {
  it.each([
    ['', 'Required'],
    ['-1', 'Number must be greater than or equal to 0'],
    ['10001', 'Number must be less than or equal to 10000'],
    ['3.25', 'Interest must be whole basis points'],
    ['3%', 'Interest must be whole basis points'],
  ])('refuses a new plan with the interest rate "%s"', async (interest, message) => {
    const { page, user, environment } = open()
    await user.click(page.getByRole('button', { name: 'Add' }))
    await user.type(page.getByLabelText('Name'), 'Gamma Plan')
    await user.selectOptions(page.getByLabelText('Company'), 'Alta Trust')
    if (interest) await user.type(page.getByLabelText('Interest'), interest)
    await user.click(page.getByText('Save'))
    expect((await page.findAllByText(new RegExp(message))).length).toBeGreaterThan(0)
    expect(sentMutations(environment)).toEqual([])
  })

  it('requires a name and a company for a new plan', async () => {
    const { page, user } = open()
    await user.click(page.getByRole('button', { name: 'Add' }))
    await user.click(page.getByText('Save'))
    expect((await page.findAllByText('Please select a company')).length).toBe(2)
    expect(page.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
  })

  it('sends the interest rate of a new plan as a fraction, and lists the plan', async () => {
    const { page, user, environment } = open()
    await user.click(page.getByRole('button', { name: 'Add' }))
    await user.type(page.getByLabelText('Name'), '  Gamma Plan ')
    await user.type(page.getByLabelText('Interest'), '325')
    await user.selectOptions(page.getByLabelText('Company'), 'Alta Trust')
    await user.selectOptions(page.getByLabelText('Belongs To'), 'Alpha Plan')
    await user.click(page.getByText('Save'))
    await waitFor(() =>
      expect(sentMutations(environment)).toEqual([
        { input: { name: 'Gamma Plan', interest: 0.0325, companyId: 2, parentPlanId: 1 } },
      ]),
    )
    answer(environment, { CreatePlanPayload: () => ({ errors: [], approvalId: null }) })
    expect(await page.findByText('Plan Saved')).toBeTruthy()
    answer(environment, listOf([alpha, { ...alpha, id: 'p2', name: 'Gamma Plan' }]))
    expect(await page.findByText('Gamma Plan')).toBeTruthy()
    expect(page.queryByText('Add Plan')).toBeNull()
  })
})

describe('the form to edit a plan', () => {
  it("fills the edit form with the stored plan, and sends the plan's version", async () => {
    const opened = await edit()
    expect(opened.page.getByLabelText('Name')).toHaveProperty('value', 'Alpha Plan')
    expect(opened.page.getByLabelText('Interest')).toHaveProperty('value', '325')
    expect(opened.page.getByLabelText('Company')).toHaveProperty('value', '1')
    // The select field for the parent plan does not offer the plan itself.
    const parents = opened.page.getByLabelText<HTMLSelectElement>('Belongs To').options
    expect([...parents].map(({ text }) => text)).toEqual(['No other plan', 'Beta Plan'])
    await type(opened, 'Interest', '10000')
    await save(opened)
    await waitFor(() =>
      expect(sentMutations(opened.environment)).toEqual([
        {
          input: {
            planId: 1,
            name: 'Alpha Plan',
            interest: 1,
            companyId: 1,
            parentPlanId: null,
            modifiedAt: alpha.modifiedAt,
          },
        },
      ]),
    )
    answer(opened.environment, { UpdatePlanPayload: () => ({ errors: [], plan: alpha, approvalId: null }) })
    expect(await opened.page.findByText('Plan Saved')).toBeTruthy()
  })

  it('says that a future interest rate waits for a second person', async () => {
    const opened = await edit()
    await type(opened, 'Interest', '330')
    await opened.user.type(opened.page.getByLabelText('Effective From'), '01/01/2099')
    await save(opened)
    await waitFor(() =>
      expect(sentMutations(opened.environment)).toMatchObject([
        { input: { interest: 0.033, interestSince: '2099-01-01' } },
      ]),
    )
    answer(opened.environment, { UpdatePlanPayload: () => ({ errors: [], plan: alpha, approvalId: 7 }) })
    expect(await opened.page.findByText('Plan Saved. Its new interest waits for a second person.')).toBeTruthy()
  })

  it('reports the error and keeps the dialog open if saving a plan fails', async () => {
    const opened = await edit()
    await save(opened)
    await waitFor(() => expect(sentMutations(opened.environment)).toHaveLength(1))
    opened.environment.mock.rejectMostRecentOperation(new Error('down'))
    expect(await opened.page.findByText('An error occurred while saving the information.')).toBeTruthy()
    expect(await opened.page.findByText('An error ocurred during operation')).toBeTruthy()
    expect(opened.page.getByText('Edit Plan')).toBeTruthy()
  })

  it('refuses an outdated edit of a plan, and reloads the plan', async () => {
    const opened = await edit()
    await type(opened, 'Name', 'Mine')
    await save(opened)
    await waitFor(() => expect(sentMutations(opened.environment)).toHaveLength(1))
    const message = 'This plan was changed by someone else. Please reload.'
    answer(opened.environment, {
      UpdatePlanPayload: () => ({ errors: [{ code: 'CONFLICT', field: null, message }], plan: null }),
    })
    expect((await opened.page.findAllByText(message)).length).toBeGreaterThan(0)
    await opened.user.click(opened.page.getByText('Reload'))
    answer(opened.environment, listOf([{ ...alpha, name: 'Theirs' }]))
    expect(await opened.page.findByText('Theirs')).toBeTruthy()
  })
})
