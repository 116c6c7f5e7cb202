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
  interest: z.number().describe('A fraction: 0.0325 is 325 basis points'),
  companyId: z.int(),
  parentPlanId: z.int().nullable().describe('The plan it belongs to'),
  lastModifiedBy: z.string().nullable(),
  lastModified: maybe(momentOut),
  nextInterest: maybe(
    z
      .strictObject({ interest: z.number(), since: dateOut.describe('The first day it counts for') })
      .nullable()
      .describe('The next rate that is decided; null for none'),
  ),
  waitingInterest: maybe(z.number().nullable()).describe('A rate that waits for a second person; null for none'),
  closedAt: maybe(momentOut.nullable()).describe(
    'Since when it takes no new accounts and no money; null while it does',
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
  since: dateOut.nullable().describe('The first day it counts for; null for the one from the beginning'),
  until: dateOut.nullable().describe('The first day it counts for no more; null for the last one'),
  state: z.enum(['FORMER', 'CURRENT', 'PLANNED']),
  madeBy: z.string().nullable().describe('Null where it is not known'),
  approvedBy: z.string().nullable(),
  decidedAt: momentOut.nullable(),
})
export type PlanRate = z.output<typeof rate>

const form = {
  name: line({ max: 200 }),
  interest: z.number().min(0).max(1).refine(isWholeBasisPoints, 'Interest must be whole basis points'),
  companyId,
  parentPlanId: bodyId.nullish().describe('The plan it belongs to; null for none, left out as it is'),
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
    filters: { planId: filterBy.number, find: filterBy.text.describe('How the name begins') },
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
  summary: 'The plans that belong to this one.',
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
  approvalId: maybe(z.int().nullable()).describe('Interest rate that waits for a second person; null for none'),
})

export const createPlan = endpoint({
  name: 'createPlan',
  method: 'POST',
  staff: { path: '/api/plan', may: 'operations' },
  summary: 'Adds a plan. A first interest above the limit of one person waits for a second one; until then it is 0.',
  body: planForm,
  response: changed,
  keyed: true,
})

export const savePlan = endpoint({
  name: 'savePlan',
  method: 'PUT',
  staff: { path: '/api/plan', may: 'operations' },
  summary:
    'Changes a plan. Another interest waits for a second person; it counts from its day on, today if none is given.',
  body: z.strictObject({
    id: bodyId,
    ...form,
    interestSince: calendarDay.optional().describe('The first day that another interest counts for, today or later'),
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
    'Closes a plan, or opens it again. A closed one takes no new accounts and no money; its accounts stay and earn.',
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
  summary: 'Withdraws a rate that is to come. Where a higher one then counts, that waits for a second person.',
  params: { planId: pathId },
  body: z.strictObject({ since: calendarDay.describe('The first day it would have counted for') }),
  refuses: [409],
  response: changed,
  keyed: true,
})

export const listPlanRates = endpoint({
  name: 'listPlanRates',
  method: 'GET',
  staff: { path: '/api/plan/:planId/interest', may: 'operations' },
  summary: 'Every rate of a plan, the one of the latest day first, with who made and who approved it.',
  params: { planId: pathId },
  response: z.array(rate),
})

/** 0.0325 is not exact in binary, so 325 basis points are compared and stored. */
function isWholeBasisPoints(fraction: number): boolean {
  return Math.abs(fraction * BASIS_POINTS - Math.round(fraction * BASIS_POINTS)) < 1e-6
}
