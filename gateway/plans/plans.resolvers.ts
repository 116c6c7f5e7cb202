import { BASIS_POINTS } from '../../contract/fields.ts'
import {
  closePlan,
  createPlan,
  listPlanRates,
  listPlans,
  listRelatedPlans,
  savePlan,
  withdrawPlanRate,
} from '../../contract/plans.ts'
import { COMPANY_NAMES } from '../../contract/company.ts'
import type { CreatePlanInput, UpdatePlanInput } from '../graphql/__generated__/resolvers.ts'
import { allRows, connectionBy, edgeOf, filterParameters, sortParameter } from '../graphql/connection.ts'
import { either } from '../graphql/enums.ts'
import { rowNumber, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

/** Do not send an omitted parent, so the plan keeps its parent. */
function formOf({ name, interest, companyId, parentPlanId }: CreatePlanInput | UpdatePlanInput) {
  return { name, interest, companyId, ...(parentPlanId === undefined ? {} : { parentPlanId }) }
}

export const plans: Module = {
  rules: {
    Viewer: { plans: [listPlans], planNames: [listPlans] },
    Plan: { relatedPlans: [listRelatedPlans], rates: [listPlanRates] },
    Mutation: {
      createPlan: [createPlan],
      updatePlan: [savePlan],
      closePlan: [closePlan],
      withdrawPlanRate: [withdrawPlanRate],
    },
  },
  nodes: {
    Plan: async (caller, [key]) => {
      const planId = rowNumber(key)
      if (planId === null) return null
      return (await caller.call(listPlans, { query: { planId } })).find(({ id }) => String(id) === planId) ?? null
    },
  },
  types: {
    operations: [
      'Plan',
      'PlanConnection',
      'PlanEdge',
      'PlanListItem',
      'PlanRate',
      'CreatePlanPayload',
      'UpdatePlanPayload',
      'ClosePlanPayload',
      'WithdrawPlanRatePayload',
    ],
  },
  resolvers: {
    Viewer: {
      planNames: ({ caller }) => allRows((page) => caller.call(listPlans, { query: page })),
      plans: ({ caller }, args) =>
        connectionBy(
          args,
          (page) =>
            caller.call(listPlans, {
              query: { ...page, sort: sortParameter(args.sort), ...filterParameters(args.filter) },
            }),
          (plan) => plan.id,
        ),
    },
    Plan: {
      id: (plan) => toGlobalId('Plan', plan.id),
      planId: (plan) => plan.id,
      interestBasisPoints: (plan) => Math.round(plan.interest * BASIS_POINTS),
      company: (plan) => COMPANY_NAMES[plan.companyId] ?? 'Unknown',
      nextInterestBasisPoints: ({ nextInterest }) => nextInterest && Math.round(nextInterest.interest * BASIS_POINTS),
      waitingInterestBasisPoints: ({ waitingInterest }) =>
        waitingInterest === null ? null : Math.round(waitingInterest * BASIS_POINTS),
      nextInterestSince: ({ nextInterest }) => nextInterest?.since ?? null,
      isClosed: (plan) => plan.closedAt !== null,
      rates: (plan, _args, { caller }) => caller.call(listPlanRates, { params: { planId: plan.id } }),
      relatedPlans: (plan, _args, { caller }) =>
        plan.id === 0 ? null : caller.call(listRelatedPlans, { params: { planId: plan.id } }),
    },
    PlanListItem: {
      planId: (plan) => plan.id,
      isClosed: (plan) => plan.closedAt !== null,
    },
    PlanRate: { basisPoints: ({ interest }) => Math.round(interest * BASIS_POINTS) },
    Mutation: {
      createPlan: mutation(async (input, { caller }) => {
        const { approvalId, ...plan } = await caller.call(createPlan, { body: formOf(input) })
        return { planEdge: edgeOf(plan, plan.id), approvalId }
      }),
      updatePlan: mutation(async ({ planId, modifiedAt, lastModified, interestSince, ...input }, { caller }) => {
        // REST saves without the time of the last change. It is required here, because a second writer must not
        // silently replace the interest that the first one set.
        const seen = either('modifiedAt', modifiedAt, lastModified)
        const { approvalId, ...plan } = await caller.call(savePlan, {
          body: {
            id: planId,
            ...formOf(input),
            ...(interestSince ? { interestSince } : {}),
            lastModified: seen,
          },
        })
        return { plan, approvalId }
      }),
      withdrawPlanRate: mutation(async ({ planId, since }, { caller }) => {
        const { approvalId, ...plan } = await caller.call(withdrawPlanRate, { params: { planId }, body: { since } })
        return { plan, approvalId }
      }),
      closePlan: mutation(async ({ planId, isClosed }, { caller }) => ({
        plan: await caller.call(closePlan, { params: { planId }, body: { isClosed } }),
      })),
    },
  },
}
