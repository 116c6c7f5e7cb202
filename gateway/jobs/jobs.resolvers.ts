import { idOfEnumValue, labelOf } from '../../contract/enumeration.ts'
import { JOB_TYPE, JOB_TYPE_NAME } from '../../contract/jobType.ts'
import {
  getJobFile,
  getJobSchedule,
  listCompletedJobs,
  listIncompleteJobs,
  retryJob,
  startJob,
  type Job,
} from '../../contract/jobs.ts'
import { connectionBy, filterParameters, sortParameter, type PageOf } from '../graphql/connection.ts'
import type { Caller, Context } from '../graphql/context.ts'
import { chosen, named } from '../graphql/enums.ts'
import type { JobFilter } from '../graphql/__generated__/resolvers.ts'
import { rowNumber, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

/**
 * Progress in whole percent, rounded down: 100 means done. Rows added during the job may exceed the expected number.
 */
function percentOf({ done, total }: NonNullable<Job['progress']>): number {
  return total === 0 ? 100 : Math.min(100, Math.floor((done * 100) / total))
}

const numbered = (filter: JobFilter | null | undefined) => ({
  jobTypeId: chosen(JOB_TYPE, filter?.type),
})

/** Looks for a job among the incomplete and the completed ones; null if neither list has it. */
async function jobById(caller: Caller, jobId: string): Promise<Job | null> {
  const query = { jobId }
  const lists = await Promise.all([
    caller.call(listIncompleteJobs, { query }),
    caller.call(listCompletedJobs, { query }),
  ])
  return lists.flat().find((job) => String(job.id) === jobId) ?? null
}

const startedJob = {
  job: ({ jobId }: { jobId?: number | null }, _args: object, { caller }: Context) =>
    jobId == null ? null : jobById(caller, String(jobId)),
}

export const jobs: Module = {
  rules: {
    Viewer: {
      incompleteJobs: [listIncompleteJobs],
      recentlyCompletedJobs: [listCompletedJobs],
      jobSchedule: [getJobSchedule],
      jobFile: [getJobFile],
    },
    StartJobPayload: { job: [listIncompleteJobs, listCompletedJobs] },
    RetryJobPayload: { job: [listIncompleteJobs, listCompletedJobs] },
    Mutation: { startJob: [startJob], retryJob: [retryJob] },
  },
  nodes: {
    Job: (caller, [key]) => {
      const jobId = rowNumber(key)
      return jobId === null ? null : jobById(caller, jobId)
    },
  },
  types: {
    operations: [
      'Job',
      'JobFailure',
      'JobFile',
      'ScheduledJob',
      'JobConnection',
      'JobEdge',
      'StartJobPayload',
      'RetryJobPayload',
    ],
  },
  resolvers: {
    Viewer: {
      incompleteJobs: ({ caller }, args) => {
        const query = { sort: sortParameter(args.sort), ...filterParameters(numbered(args.filter)) }
        const ask = (page: PageOf) => caller.call(listIncompleteJobs, { query: { ...page, ...query } })
        return connectionBy(args, ask, (job) => job.id)
      },
      recentlyCompletedJobs: ({ caller }, args) => {
        const query = { sort: sortParameter(args.sort), ...filterParameters(numbered(args.filter)) }
        const ask = (page: PageOf) => caller.call(listCompletedJobs, { query: { ...page, ...query } })
        return connectionBy(args, ask, (job) => job.id)
      },
      jobSchedule: ({ caller }) => caller.call(getJobSchedule, {}),
      jobFile: ({ caller }, { jobFileId }) => caller.call(getJobFile, { params: { id: jobFileId } }),
    },
    Job: {
      id: (job) => toGlobalId('Job', job.id),
      jobId: (job) => job.id,
      type: (job) => named(JOB_TYPE, job.jobTypeId),
      jobType: (job) => labelOf(JOB_TYPE, JOB_TYPE_NAME, job.jobTypeId) ?? 'Unknown',
      percentDone: ({ progress }) => (progress ? percentOf(progress) : null),
    },
    ScheduledJob: {
      type: (job) => named(JOB_TYPE, job.jobTypeId),
      jobType: (job) => labelOf(JOB_TYPE, JOB_TYPE_NAME, job.jobTypeId) ?? 'Unknown',
      nextRunAt: (job) => job.nextRun,
    },
    StartJobPayload: startedJob,
    RetryJobPayload: startedJob,
    Mutation: {
      startJob: mutation(({ type }, { caller }) =>
        caller.call(startJob, { body: { jobTypeId: idOfEnumValue(JOB_TYPE, type) } }),
      ),
      retryJob: mutation(({ jobId }, { caller }) => caller.call(retryJob, { params: { jobId } })),
    },
    JobFile: {
      jobFileId: (file) => file.id,
      downloadPath: (file) => `/files/job/${file.id}`,
    },
  },
}
