import {
  checkPlanFile,
  correctionsName,
  getPlanFile,
  listPlanFiles,
  storePlanFile,
} from '../../contract/planUploads.ts'
import { idOfEnumValue } from '../../contract/enumeration.ts'
import { PLAN_FILE_FORMAT } from '../../contract/planFileFormat.ts'
import { withoutDataUrl } from '../documents/base64.ts'
import { connectionBy, filterParameters, sortParameter, type PageOf } from '../graphql/connection.ts'
import type { CheckPlanFileInput, UploadPlanFileInput } from '../graphql/__generated__/resolvers.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

type Sent = CheckPlanFileInput & Pick<UploadPlanFileInput, 'planTypeId'>

function bodyOf({ format, planTypeId, fileName, planId, contentType, fileContent }: Sent) {
  return {
    fileName,
    planTypeId: planTypeId ?? idOfEnumValue(PLAN_FILE_FORMAT, format),
    planId,
    contentType,
    fileContent: withoutDataUrl(fileContent),
  }
}

export const planUploads: Module = {
  rules: {
    UploadPlanFilePayload: { planFile: [getPlanFile] },
    Viewer: { planFile: [getPlanFile], planUploads: [listPlanFiles] },
    Mutation: { uploadPlanFile: [storePlanFile, getPlanFile], checkPlanFile: [checkPlanFile] },
  },
  types: {
    operations: [
      'UploadPlanFilePayload',
      'CheckPlanFilePayload',
      'PlanFile',
      'PlanFileCheck',
      'PlanFileFinding',
      'PlanUpload',
      'PlanUploadConnection',
      'PlanUploadEdge',
    ],
  },
  resolvers: {
    Viewer: {
      planFile: ({ caller }, { jobId }) => caller.call(getPlanFile, { params: { jobId } }),
      planUploads: ({ caller }, args) => {
        const query = { sort: sortParameter(args.sort), ...filterParameters(args.filter) }
        const ask = (page: PageOf) => caller.call(listPlanFiles, { query: { ...page, ...query } })
        return connectionBy(args, ask, (file) => file.jobId)
      },
    },
    PlanFile: {
      reportPath: ({ reportId }) => (reportId ? `/files/job/${reportId}` : null),
      reportName: ({ reportId, jobId }) => (reportId ? `plan-upload-${jobId}-result.csv` : null),
      correctionsPath: ({ hasCorrections, jobId }) => (hasCorrections ? `/files/plan-corrections/${jobId}` : null),
      correctionsName: ({ hasCorrections, fileName }) => (hasCorrections ? correctionsName(fileName) : null),
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
      uploadPlanFile: mutation(async (input, { caller }) => caller.call(storePlanFile, { body: bodyOf(input) })),
      checkPlanFile: mutation(async (input, { caller }) => ({
        check: await caller.call(checkPlanFile, { body: bodyOf(input) }),
      })),
    },
  },
}
