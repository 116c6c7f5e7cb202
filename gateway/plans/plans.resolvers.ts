import { withoutDataUrl } from '../documents/base64.ts'
import type { Context } from '../graphql/context.ts'
import { connectionFrom, edgeOf, type ConnectionArgs } from '../graphql/connection.ts'
import { toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import type { ViewerParent } from '../session/session.resolvers.ts'
import {
  createPlan,
  getPlanFile,
  listPlans,
  listRelatedPlans,
  savePlan,
  storePlanFile,
  type Finding,
  type NamedPlan,
  type Plan,
  type PlanFile,
} from './plans.rest.ts'

type PlanInput = { name: string; interest: number; companyId: number; parentPlanId?: number | null }
type PlanEdit = PlanInput & { planId: number; lastModified?: string | null }
type FileInput = {
  clientMutationId?: string | null
  fileName: string
  planTypeId: number
  planId: number
  contentType: string
  fileContent: string
}

const COMPANIES: Record<number, string> = { 1: 'Leafhouse Financial', 2: 'Alta Trust' }
const BASIS_POINTS = 10_000

/** The company a plan belongs to. */
export function companyName(companyId: number): string {
  return COMPANIES[companyId] ?? 'Unknown'
}

/** What is left out is not sent: the plan keeps the one it belongs to. */
function formOf({ name, interest, companyId, parentPlanId }: PlanInput): PlanInput {
  return { name, interest, companyId, ...(parentPlanId === undefined ? {} : { parentPlanId }) }
}

export const plans: Module = {
  rules: {
    UploadPlanFilePayload: { planFile: [getPlanFile] },
    Viewer: { plans: [listPlans], planNames: [listPlans], planFile: [getPlanFile] },
    Plan: { relatedPlans: [listRelatedPlans] },
    Mutation: { createPlan: [createPlan], updatePlan: [savePlan], uploadPlanFile: [storePlanFile, getPlanFile] },
  },
  nodes: {
    Plan: async (caller, [key]) => (await caller.call(listPlans, {})).find((plan) => String(plan.id) === key) ?? null,
  },
  types: {
    operations: [
      'Plan',
      'PlanConnection',
      'PlanEdge',
      'PlanListItem',
      'CreatePlanPayload',
      'UpdatePlanPayload',
      'UploadPlanFilePayload',
      'PlanFile',
      'PlanFileFinding',
    ],
  },
  resolvers: {
    Viewer: {
      planNames: ({ caller }: ViewerParent) => caller.call(listPlans, {}),
      planFile: ({ caller }: ViewerParent, { jobId }: { jobId: number }) =>
        caller.call(getPlanFile, { params: { jobId } }),
      plans: async ({ caller }: ViewerParent, args: ConnectionArgs) =>
        connectionFrom(
          await caller.call(listPlans, {}),
          args,
          (plan) => plan.id,
          (plan) => plan,
        ),
    },
    Plan: {
      id: (plan: Plan) => toGlobalId('Plan', plan.id),
      planId: (plan: Plan) => plan.id,
      interestBasisPoints: (plan: Plan) => Math.round(plan.interest * BASIS_POINTS),
      company: (plan: Plan) => companyName(plan.companyId),
      relatedPlans: (plan: Plan, _args: object, { caller }: Context) =>
        plan.id === 0 ? null : caller.call(listRelatedPlans, { params: { planId: plan.id } }),
    },
    PlanFile: {
      reportPath: ({ reportId }: PlanFile) => (reportId ? `/files/job/${reportId}` : null),
      reportName: ({ reportId, jobId }: PlanFile) => (reportId ? `plan-upload-${jobId}-result.csv` : null),
    },
    PlanFileFinding: {
      line: ({ line }: Finding) => line || null,
      column: ({ column }: Finding) => column || null,
    },
    UploadPlanFilePayload: {
      planFile: ({ jobId }: { jobId?: number }, _args: object, { caller }: Context) =>
        jobId === undefined ? null : caller.call(getPlanFile, { params: { jobId } }),
    },
    PlanListItem: { planId: (plan: NamedPlan) => plan.id },
    Mutation: {
      createPlan: mutation(async (input: PlanInput, { caller }) => {
        const plan = await caller.call(createPlan, { body: formOf(input) })
        return { planEdge: edgeOf(plan, plan.id) }
      }),
      updatePlan: mutation(async ({ planId, lastModified, ...input }: PlanEdit, { caller }) => ({
        plan: await caller.call(savePlan, {
          body: { id: planId, ...formOf(input), ...(lastModified ? { lastModified } : {}) },
        }),
      })),
      uploadPlanFile: mutation(async ({ clientMutationId, ...input }: FileInput, { caller }) => {
        const body = { ...input, fileContent: withoutDataUrl(input.fileContent) }
        return caller.call(storePlanFile, { body, key: clientMutationId })
      }),
    },
  },
}
