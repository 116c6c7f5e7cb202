import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { sentFile } from './documents.ts'
import { moneyOut, pathId } from './fields.ts'

const endpoint = endpointsOf('plans')

const finding = z.strictObject({ line: z.int(), column: z.string(), text: z.string(), isWarning: z.boolean() })
export type Finding = z.output<typeof finding>

const planFile = z.strictObject({
  jobId: z.int(),
  fileName: z.string(),
  state: z.enum(['WAITING', 'LOADED', 'FAILED']).describe('FAILED: nothing of it was loaded'),
  money: z
    .enum(['CREDITED', 'WAITING', 'REFUSED'])
    .nullable()
    .describe('Whether the accounts have it; REFUSED: the file may be sent again. Null unless it was loaded'),
  rows: z.int(),
  accounts: z.int().describe('Opened accounts'),
  owners: z.int().describe('New account owners'),
  total: moneyOut.describe('Sum of the loaded amounts'),
  errors: z.int(),
  warnings: z.int(),
  findings: z
    .array(finding)
    .describe('The first 1000, by line; never with a social security number. Line 0 is the file as a whole'),
  reportId: z.int().nullable().describe('The job file with every row and finding; null while the file waits'),
})
export type PlanFile = z.output<typeof planFile>

export const storePlanFile = endpoint({
  name: 'storePlanFile',
  method: 'POST',
  staff: { path: '/api/attachment/planupload', may: 'operations' },
  summary: 'Takes a file of participants; a job reads it, and loads all of its rows or none.',
  body: z.strictObject({
    ...sentFile,
    planTypeId: z.int().describe('1 Standard CSV, the only one'),
    planId: z.int().min(0),
  }),
  response: z.strictObject({ jobId: z.int() }),
  keyed: true,
  file: true,
})

/** Waits for work that has begun, so it has the time of a whole file. */
export const getPlanFile = endpoint({
  name: 'getPlanFile',
  method: 'GET',
  staff: { path: '/api/attachment/planupload/:jobId', may: 'operations' },
  summary: 'What the dry run of a file of participants found and whether it was loaded; waits a while for the work.',
  params: { jobId: pathId },
  response: planFile,
  file: true,
})
