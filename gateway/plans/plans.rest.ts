import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { id, maybeMoment, maybeText, money, text } from '../rest/shapes.ts'

const Plan = z.object({
  id,
  name: text,
  /** A fraction a year. */
  interest: z.number(),
  companyId: id,
  parentPlanId: id.nullish(),
  lastModifiedBy: maybeText,
  lastModified: maybeMoment,
})
export type Plan = z.infer<typeof Plan>

const NamedPlan = z.object({ id, name: text })
export type NamedPlan = z.infer<typeof NamedPlan>

type PlanForm = { name: string; interest: number; companyId: number; parentPlanId?: number | null }

export const listPlans = endpoint({
  name: 'listPlans',
  method: 'GET',
  staff: { path: '/api/plan', may: 'operations' },
  response: z.array(Plan),
})

export const listRelatedPlans = endpoint({
  name: 'listRelatedPlans',
  method: 'GET',
  staff: { path: '/api/plan/planinformation/:planId', may: 'operations' },
  response: z.array(NamedPlan),
})

export const createPlan = endpoint({
  name: 'createPlan',
  method: 'POST',
  staff: { path: '/api/plan', may: 'operations' },
  body: sends<PlanForm>(),
  response: Plan,
})

export const savePlan = endpoint({
  name: 'savePlan',
  method: 'PUT',
  staff: { path: '/api/plan', may: 'operations' },
  body: sends<PlanForm & { id: number; lastModified?: string }>(),
  response: Plan,
})

export const storePlanFile = endpoint({
  name: 'storePlanFile',
  method: 'POST',
  staff: { path: '/api/attachment/planupload', may: 'operations' },
  body: sends<{ fileName: string; planTypeId: number; planId: number; contentType: string; fileContent: string }>(),
  response: z.object({ jobId: id }),
  keyed: true,
  file: true,
})

const Finding = z.object({ line: z.int(), column: z.string(), text, isWarning: z.boolean() })
export type Finding = z.infer<typeof Finding>

const PlanFile = z.object({
  jobId: id,
  fileName: text,
  state: z.enum(['WAITING', 'LOADED', 'FAILED']),
  money: z.enum(['CREDITED', 'WAITING', 'REFUSED']).nullish(),
  rows: z.int(),
  accounts: z.int(),
  owners: z.int(),
  total: money,
  errors: z.int(),
  warnings: z.int(),
  findings: z.array(Finding),
  reportId: z.int().nullish(),
})
export type PlanFile = z.infer<typeof PlanFile>

/** Waits for work that has begun, so it has the time of a whole file. */
export const getPlanFile = endpoint({
  name: 'getPlanFile',
  method: 'GET',
  staff: { path: '/api/attachment/planupload/:jobId', may: 'operations' },
  response: PlanFile,
  file: true,
})
