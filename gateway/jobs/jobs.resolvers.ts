import { withoutDataUrl } from '../documents/base64.ts'
import { connectionFrom, type ConnectionArgs } from '../graphql/connection.ts'
import { badInput } from '../graphql/errors.ts'
import { toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import type { ViewerParent } from '../session/session.resolvers.ts'
import {
  getJobFile,
  listCompletedJobs,
  listIncompleteJobs,
  takeInReturns,
  type Job,
  type JobFile,
} from './jobs.rest.ts'

type ReturnsInput = { fileContent?: string | null; checkNumber?: number | null; reason?: string | null }

const TYPES: Record<number, string> = {
  1: 'Annual Fee',
  2: 'Welcome Letters',
  3: 'Calculate Withdrawals',
  4: 'Process Withdrawals',
  5: 'Calculate Interest',
  6: 'Plan Upload',
  7: 'Identity Check',
  8: 'Statement Upload',
  9: 'Compliance Email',
  10: 'Pending Activity Report',
  11: 'Daily Activity Report',
  12: 'Bank Upload',
  13: 'Print Vendor Upload',
  14: 'Process Rejections',
}

const connection = (rows: readonly Job[], args: ConnectionArgs) =>
  connectionFrom(
    rows,
    args,
    (row) => row.id,
    (row) => row,
  )

/** A file or one check, never both: nobody could tell which of the two an error is about. */
function returnsOf({ fileContent, checkNumber, reason }: ReturnsInput) {
  if (fileContent != null && checkNumber == null && reason == null) return { content: withoutDataUrl(fileContent) }
  if (fileContent == null && checkNumber != null && reason != null) return { returns: [{ checkNumber, code: reason }] }
  throw badInput('Give "fileContent", or "checkNumber" and "reason".')
}

export const jobs: Module = {
  rules: {
    Viewer: {
      incompleteJobs: [listIncompleteJobs],
      recentlyCompletedJobs: [listCompletedJobs],
      jobFile: [getJobFile],
    },
    Mutation: { takeInReturns: [takeInReturns] },
  },
  nodes: {
    Job: async (caller, [key]) => {
      const lists = await Promise.all([caller.call(listIncompleteJobs, {}), caller.call(listCompletedJobs, {})])
      return lists.flat().find((job) => String(job.id) === key) ?? null
    },
  },
  types: { operations: ['Job', 'JobFile', 'JobConnection', 'JobEdge', 'TakeInReturnsPayload', 'ReturnsResult'] },
  resolvers: {
    Viewer: {
      incompleteJobs: async ({ caller }: ViewerParent, args: ConnectionArgs) =>
        connection(await caller.call(listIncompleteJobs, {}), args),
      recentlyCompletedJobs: async ({ caller }: ViewerParent, args: ConnectionArgs) =>
        connection(await caller.call(listCompletedJobs, {}), args),
      jobFile: ({ caller }: ViewerParent, { jobFileId }: { jobFileId: number }) =>
        caller.call(getJobFile, { params: { jobFileId } }),
    },
    Job: {
      id: (job: Job) => toGlobalId('Job', job.id),
      jobId: (job: Job) => job.id,
      jobType: (job: Job) => TYPES[job.jobTypeId] ?? 'Unknown',
    },
    JobFile: {
      jobFileId: (file: JobFile) => file.id,
      downloadPath: (file: JobFile) => `/files/job/${file.id}`,
    },
    Mutation: {
      takeInReturns: mutation(async (input: ReturnsInput, { caller }) => ({
        result: await caller.call(takeInReturns, { body: returnsOf(input) }),
      })),
    },
  },
}
