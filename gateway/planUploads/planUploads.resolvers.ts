import { getPlanFile, storePlanFile } from '../../contract/planUploads.ts'
import { withoutDataUrl } from '../documents/base64.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

export const planUploads: Module = {
  rules: {
    UploadPlanFilePayload: { planFile: [getPlanFile] },
    Viewer: { planFile: [getPlanFile] },
    Mutation: { uploadPlanFile: [storePlanFile, getPlanFile] },
  },
  types: { operations: ['UploadPlanFilePayload', 'PlanFile', 'PlanFileFinding'] },
  resolvers: {
    Viewer: {
      planFile: ({ caller }, { jobId }) => caller.call(getPlanFile, { params: { jobId } }),
    },
    PlanFile: {
      reportPath: ({ reportId }) => (reportId ? `/files/job/${reportId}` : null),
      reportName: ({ reportId, jobId }) => (reportId ? `plan-upload-${jobId}-result.csv` : null),
    },
    PlanFileFinding: {
      line: ({ line }) => line || null,
      column: ({ column }) => column || null,
    },
    UploadPlanFilePayload: {
      planFile: ({ jobId }, _args, { caller }) =>
        jobId === undefined ? null : caller.call(getPlanFile, { params: { jobId } }),
    },
    Mutation: {
      uploadPlanFile: mutation(async ({ fileName, planTypeId, planId, contentType, fileContent }, { caller }) => {
        const body = { fileName, planTypeId, planId, contentType, fileContent: withoutDataUrl(fileContent) }
        return caller.call(storePlanFile, { body })
      }),
    },
  },
}
