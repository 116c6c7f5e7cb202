import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { sentFile } from './documents.ts'
import { exportOf, freeText, summed, utc } from './exports.ts'
import { momentOut, moneyOut, pathId } from './fields.ts'
import { fileOut } from './file.ts'
import { filterBy, pagedRows, pageQuery } from './page.ts'
import { otherwise } from './partial.ts'

const endpoint = endpointsOf('plans')

const finding = z.strictObject({ line: z.int(), column: z.string(), text: z.string(), isWarning: z.boolean() })
export type Finding = z.output<typeof finding>

const state = z
  .enum(['WAITING', 'LOADED', 'FAILED'])
  .describe('State of the file; FAILED means that none of its rows was imported')
const money = z
  .enum(['CREDITED', 'WAITING', 'REFUSED'])
  .nullable()
  .describe('State of the money; REFUSED means that the file may be uploaded again. Null unless the file was imported')

const planFile = z.strictObject({
  jobId: z.int(),
  fileName: z.string(),
  state,
  money,
  rows: z.int(),
  accounts: z.int().describe('Number of opened accounts'),
  owners: z.int().describe('Number of new account owners'),
  total: moneyOut.describe('Sum of the imported amounts'),
  errors: z.int(),
  warnings: z.int(),
  findings: z
    .array(finding)
    .describe('The first 1000 findings, by line, never with a social security number. Line 0 is the whole file'),
  hasCorrections: otherwise(
    false,
    z.boolean().describe('Whether the file failed and getPlanFileCorrections can return its rows to correct'),
  ),
  reportId: z.int().nullable().describe('The job file with every row and finding; null while the file waits'),
})
export type PlanFile = z.output<typeof planFile>

const planUpload = z.strictObject({
  jobId: z.int(),
  planId: z.int(),
  planName: z.string(),
  fileName: z.string(),
  uploadedAt: momentOut,
  uploadedBy: z.string().describe('Email address of the uploader'),
  state,
  money,
  rows: z.int().nullable().describe('Number of rows; null, like the other numbers, while the file waits'),
  total: moneyOut.nullable().describe('Sum of the imported amounts; null if none was imported'),
  errors: z.int().nullable(),
  warnings: z.int().nullable(),
})
export type PlanUpload = z.output<typeof planUpload>

const sentPlanFile = z.strictObject({
  ...sentFile,
  planTypeId: z.int().describe('Type of the file; only 1, Standard CSV'),
  planId: z.int().min(0),
})

const checkedPlanFile = z.strictObject({
  rows: z.int(),
  accounts: z.int().describe('Number of accounts that would be opened; 0 with errors'),
  owners: z.int().describe('Number of new account owners; 0 with errors'),
  total: moneyOut.describe('Sum of the amounts that would be imported; 0 with errors'),
  errors: z.int(),
  warnings: z.int(),
  findings: z.array(finding).describe('Findings, as in the result of an uploaded file'),
  corrections: fileOut
    .nullable()
    .describe('Corrections file, as in getPlanFileCorrections; null if no single row is wrong'),
})
export type CheckedPlanFile = z.output<typeof checkedPlanFile>

export const checkPlanFile = endpoint({
  name: 'checkPlanFile',
  method: 'POST',
  staff: { path: '/api/attachment/planupload/check', may: 'operations' },
  summary: 'Checks a participant file like an upload, without storing or changing anything.',
  body: sentPlanFile,
  refuses: [404, 429],
  response: checkedPlanFile,
  file: true,
})

export const storePlanFile = endpoint({
  name: 'storePlanFile',
  method: 'POST',
  staff: { path: '/api/attachment/planupload', may: 'operations' },
  summary: 'Uploads a participant file; a job imports all of its rows or none.',
  body: sentPlanFile,
  refuses: [404, 409, 429],
  response: z.strictObject({ jobId: z.int() }),
  keyed: true,
  file: true,
})

/** The call waits while the file is processed, so its timeout is that of a file transfer. */
export const getPlanFile = endpoint({
  name: 'getPlanFile',
  method: 'GET',
  staff: { path: '/api/attachment/planupload/:jobId', may: 'operations' },
  summary: 'Findings of a participant file and whether it was imported; waits briefly for the result.',
  params: { jobId: pathId },
  response: planFile,
  file: true,
})

export const getPlanFileCorrections = endpoint({
  name: 'getPlanFileCorrections',
  method: 'GET',
  staff: { path: '/api/attachment/planupload/:jobId/corrections', may: 'operations' },
  summary:
    'The rows of a failed file as sent, each with its errors according to the current books, as a CSV file to correct and upload again.',
  params: { jobId: pathId },
  refuses: [409],
  response: fileOut,
  file: true,
})

export const listPlanFiles = endpoint({
  name: 'listPlanFiles',
  method: 'GET',
  staff: { path: '/api/attachment/planupload', may: 'operations' },
  summary: 'Uploaded participant files, newest first.',
  query: pageQuery({ sorts: ['uploaded'], defaultSort: '-uploaded', filters: { planId: filterBy.number } }),
  response: pagedRows(planUpload),
})

export const exportPlanFiles = exportOf(listPlanFiles, {
  name: 'exportPlanFiles',
  title: () => 'Plan uploads',
  columns: {
    Plan: (file) => file.planName,
    File: freeText((file) => file.fileName),
    'Uploaded (UTC)': (file) => utc(file.uploadedAt),
    'Uploaded By': (file) => file.uploadedBy,
    State: (file) => file.state,
    Money: (file) => file.money,
    Rows: (file) => file.rows,
    Amount: summed((file) => file.total),
    Errors: (file) => file.errors,
    Warnings: (file) => file.warnings,
    'Job ID': (file) => file.jobId,
    'Plan ID': (file) => file.planId,
  },
})

/** The name of the corrections file: "people-to-correct.csv" for "people.xlsx". */
export function correctionsName(fileName: string): string {
  return `${fileName.replace(/\.[^.]*$/, '').replace(/-to-correct$/, '')}-to-correct.csv`
}
