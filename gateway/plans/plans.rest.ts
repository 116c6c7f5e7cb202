import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { id, money, text } from '../rest/shapes.ts'

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
