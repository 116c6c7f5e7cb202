import * as z from 'zod'
import { COMPANY_NAMES } from './company.ts'
import { endpointsOf } from './endpoint.ts'
import { exportOf, utc } from './exports.ts'
import { BASIS_POINTS, bodyId, calendarDay, dateOut, momentOut, pathId } from './fields.ts'
import { line } from './line.ts'
import { filterBy, pagedRows, pageQuery } from './page.ts'
import { maybe } from './partial.ts'

const endpoint = endpointsOf('plans')
const SEEN = 'The lastModified that was edited; when it is another by now nothing is changed'

const plan = z.strictObject({
  id: z.int(),
  name: z.string(),
  interest: z.number().describe('Interest rate as a fraction: 0.0325 is 325 basis points'),
  companyId: z.int(),
  parentPlanId: z.int().nullable().describe('ID of the parent plan; null if none'),
  lastModifiedBy: z.string().nullable(),
  lastModified: maybe(momentOut),
  nextInterest: maybe(
    z
      .strictObject({ interest: z.number(), since: dateOut.describe('First day of the rate') })
      .nullable()
      .describe('The next decided interest rate; null if none'),
  ),
  waitingInterest: maybe(z.number().nullable()).describe('The rate that waits for a second person; null if none'),
  closedAt: maybe(momentOut.nullable()).describe(
    'When the plan was closed to new accounts and money; null while it is open',
  ),
  closedBy: maybe(z.string().nullable()),
})
export type Plan = z.output<typeof plan>

const namedPlan = z.strictObject({
  id: z.int(),
  name: z.string(),
  closedAt: maybe(momentOut.nullable()),
})
export type NamedPlan = z.output<typeof namedPlan>

const companyId = z.union([z.literal(1), z.literal(2)], 'Please select a company') as z.ZodType<1 | 2, number>

const rate = z.strictObject({
  interest: z.number(),
  since: dateOut.nullable().describe('First day of the rate; null for the first rate of the plan'),
  until: dateOut.nullable().describe('First day after the rate; null for the last rate'),
  state: z.enum(['FORMER', 'CURRENT', 'PLANNED']),
  madeBy: z.string().nullable().describe('Email address of the person who entered the rate; null if unknown'),
  approvedBy: z.string().nullable(),
  decidedAt: momentOut.nullable(),
})
export type PlanRate = z.output<typeof rate>

const form = {
  name: line({ max: 200 }),
  interest: z.number().min(0).max(1).refine(isWholeBasisPoints, 'Interest must be whole basis points'),
  companyId,
  parentPlanId: bodyId.nullish().describe('ID of the parent plan; null for none; if omitted, it does not change'),
}
const planForm = z.strictObject(form)
export type PlanForm = z.input<typeof planForm>

export const listPlans = endpoint({
  name: 'listPlans',
  method: 'GET',
  staff: { path: '/api/plan', may: 'operations' },
  summary: 'All plans by name.',
  query: pageQuery({
    sorts: ['name', 'interest', 'modified'],
    defaultSort: 'name',
    filters: { planId: filterBy.number, find: filterBy.text.describe('Beginning of the name') },
  }),
  response: pagedRows(plan),
})

export const exportPlans = exportOf(listPlans, {
  name: 'exportPlans',
  title: () => 'Plans',
  columns: {
    Name: (plan) => plan.name,
    Company: (plan) => COMPANY_NAMES[plan.companyId] ?? plan.companyId,
    'Interest (Basis Points)': (plan) => Math.round(plan.interest * BASIS_POINTS),
    Closed: (plan) => (plan.closedAt ? 'Closed' : ''),
    'Last Modified By': (plan) => plan.lastModifiedBy,
    'Last Modified (UTC)': (plan) => utc(plan.lastModified),
    'Plan ID': (plan) => plan.id,
    'Parent Plan ID': (plan) => plan.parentPlanId,
  },
})

export const listRelatedPlans = endpoint({
  name: 'listRelatedPlans',
  method: 'GET',
  staff: { path: '/api/plan/planinformation/:planId', may: 'operations' },
  summary: 'The plans whose parent is this plan.',
  params: { planId: pathId },
  query: pageQuery({ sorts: ['name'], defaultSort: 'name' }),
  response: pagedRows(namedPlan),
})

export const exportRelatedPlans = exportOf(listRelatedPlans, {
  name: 'exportRelatedPlans',
  title: ({ planId }) => `Plans that belong to plan ${planId}`,
  columns: { Name: (plan) => plan.name, 'Plan ID': (plan) => plan.id },
})

const changed = plan.extend({
  approvalId: maybe(z.int().nullable()).describe('ID of the approval of the interest rate; null if none is required'),
})

export const createPlan = endpoint({
  name: 'createPlan',
  method: 'POST',
  staff: { path: '/api/plan', may: 'operations' },
  summary:
    'Adds a plan. If one person may not set its interest rate alone, the rate is 0 until a second person approves.',
  body: planForm,
  response: changed,
  keyed: true,
})

export const savePlan = endpoint({
  name: 'savePlan',
  method: 'PUT',
  staff: { path: '/api/plan', may: 'operations' },
  summary:
    'Changes a plan. A new interest rate waits for a second person and applies from interestSince, or from today if omitted.',
  body: z.strictObject({
    id: bodyId,
    ...form,
    interestSince: calendarDay.optional().describe('First day of the new interest rate, today or later'),
    lastModified: z.iso.datetime().describe(SEEN).optional(),
  }),
  refuses: [404, 409],
  response: changed,
  keyed: true,
})

export const closePlan = endpoint({
  name: 'closePlan',
  method: 'PUT',
  staff: { path: '/api/plan/:planId/closed', may: 'operations' },
  summary:
    'Closes a plan, or reopens it. A closed plan takes no new accounts and no money; its accounts stay and earn interest.',
  params: { planId: pathId },
  body: z.strictObject({ isClosed: z.boolean() }),
  refuses: [409],
  response: plan,
  keyed: true,
})

export const withdrawPlanRate = endpoint({
  name: 'withdrawPlanRate',
  method: 'PUT',
  staff: { path: '/api/plan/:planId/interest/withdrawn', may: 'operations' },
  summary: 'Withdraws a future rate. If a higher rate would then apply, the withdrawal waits for a second person.',
  params: { planId: pathId },
  body: z.strictObject({ since: calendarDay.describe('First day of the withdrawn rate') }),
  refuses: [409],
  response: changed,
  keyed: true,
})

export const listPlanRates = endpoint({
  name: 'listPlanRates',
  method: 'GET',
  staff: { path: '/api/plan/:planId/interest', may: 'operations' },
  summary: 'All rates of a plan, latest first, with the people who entered and approved them.',
  params: { planId: pathId },
  response: z.array(rate),
})

/** 0.0325 is not exact in binary, so 325 basis points are compared and stored. */
function isWholeBasisPoints(fraction: number): boolean {
  return Math.abs(fraction * BASIS_POINTS - Math.round(fraction * BASIS_POINTS)) < 1e-6
}
