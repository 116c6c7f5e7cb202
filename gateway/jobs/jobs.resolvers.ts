import { labelOf } from '../../contract/enumeration.ts'
import { JOB_TYPE, JOB_TYPE_NAME } from '../../contract/jobType.ts'
import { getJobFile, listCompletedJobs, listIncompleteJobs, retryJob, startJob, type Job } from '../../contract/jobs.ts'
import { connectionBy, filterParameters, sortParameter, type PageOf } from '../graphql/connection.ts'
import { rowNumber, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

/**
 * Progress in whole percent, rounded down: 100 means done. Rows added during the job may exceed the expected number.
 */
function percentOf({ done, total }: NonNullable<Job['progress']>): number {
  return total === 0 ? 100 : Math.min(100, Math.floor((done * 100) / total))
}

export const jobs: Module = {
  rules: {
    Viewer: {
      incompleteJobs: [listIncompleteJobs],
      recentlyCompletedJobs: [listCompletedJobs],
      jobFile: [getJobFile],
    },
    Mutation: { startJob: [startJob], retryJob: [retryJob] },
  },
  nodes: {
    Job: async (caller, [key]) => {
      const jobId = rowNumber(key)
      if (jobId === null) return null
      const query = { jobId }
      const lists = await Promise.all([
        caller.call(listIncompleteJobs, { query }),
        caller.call(listCompletedJobs, { query }),
      ])
      return lists.flat().find((job) => String(job.id) === jobId) ?? null
    },
  },
  types: {
    operations: ['Job', 'JobFailure', 'JobFile', 'JobConnection', 'JobEdge', 'StartJobPayload', 'RetryJobPayload'],
  },
  resolvers: {
    Viewer: {
      incompleteJobs: ({ caller }, args) => {
        const query = { sort: sortParameter(args.sort), ...filterParameters(args.filter) }
        const ask = (page: PageOf) => caller.call(listIncompleteJobs, { query: { ...page, ...query } })
        return connectionBy(args, ask, (job) => job.id)
      },
      recentlyCompletedJobs: ({ caller }, args) => {
        const query = { sort: sortParameter(args.sort), ...filterParameters(args.filter) }
        const ask = (page: PageOf) => caller.call(listCompletedJobs, { query: { ...page, ...query } })
        return connectionBy(args, ask, (job) => job.id)
      },
      jobFile: ({ caller }, { jobFileId }) => caller.call(getJobFile, { params: { id: jobFileId } }),
    },
    Job: {
      id: (job) => toGlobalId('Job', job.id),
      jobId: (job) => job.id,
      jobType: (job) => labelOf(JOB_TYPE, JOB_TYPE_NAME, job.jobTypeId) ?? 'Unknown',
      percentDone: ({ progress }) => (progress ? percentOf(progress) : null),
    },
    Mutation: {
      startJob: mutation(({ jobTypeId }, { caller }) => caller.call(startJob, { body: { jobTypeId } })),
      retryJob: mutation(({ jobId }, { caller }) => caller.call(retryJob, { params: { jobId } })),
    },
    JobFile: {
      jobFileId: (file) => file.id,
      downloadPath: (file) => `/files/job/${file.id}`,
    },
  },
}
