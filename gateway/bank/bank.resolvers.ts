import {
  getBankLine,
  getReconciliation,
  listBankLines,
  matchBankLine,
  returnPlanMoney,
  settlePlanMoney,
  undoBankMatch,
  undoPlanSettlement,
} from '../../contract/bank.ts'
import { connectionBy, filterParameters, sortParameter, sumOf, type PageOf } from '../graphql/connection.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

export const bank: Module = {
  rules: {
    Viewer: { bankReconciliation: [getReconciliation], bankLines: [listBankLines], bankLine: [getBankLine] },
    Mutation: {
      matchBankLine: [matchBankLine],
      returnPlanMoney: [returnPlanMoney],
      settlePlanMoney: [settlePlanMoney],
      undoBankMatch: [undoBankMatch],
      undoPlanSettlement: [undoPlanSettlement],
    },
  },
  types: {
    operations: [
      'BankReconciliation',
      'BankNotShown',
      'BankBookedLater',
      'BankPlanMoney',
      'BankPlanSurplus',
      'BankPlanSettlement',
      'BankPlanFile',
      'BankLine',
      'BankLineDetail',
      'BankCandidate',
      'BankLineConnection',
      'BankLineEdge',
      'MatchBankLinePayload',
      'UndoBankMatchPayload',
      'ReturnPlanMoneyPayload',
      'SettlePlanMoneyPayload',
      'UndoPlanSettlementPayload',
    ],
  },
  resolvers: {
    Viewer: {
      bankReconciliation: async ({ caller }, { date }) =>
        (await caller.call(getReconciliation, { query: { date } })).reconciliation,
      bankLines: async ({ caller }, args) => {
        const { all, ...filter } = args.filter ?? {}
        const ask = (page: Partial<PageOf> & { sum?: 'amount' }) =>
          caller.call(listBankLines, {
            query: { ...page, sort: sortParameter(args.sort), ...filterParameters(filter), all: all ? 'true' : null },
          })
        const page = await connectionBy(args, ask, (row) => row.bankLineId)
        return { ...page, sum: () => sumOf(page, () => ask({ limit: '1', sum: 'amount' })) }
      },
      bankLine: async ({ caller }, { bankLineId }) => {
        const { text, candidates, planFiles, matches, approvalId, ...line } = await caller.call(getBankLine, {
          params: { bankLineId },
        })
        return { line, text, candidates, planFiles, matches, approvalId }
      },
    },
    BankLineConnection: { totalAmount: ({ sum }) => sum() },
    Mutation: {
      matchBankLine: mutation(
        async (
          {
            bankLineId,
            paymentIds,
            transactionId,
            planFileIds,
            difference,
            planSurplusId,
            planSettlementId,
            transferReference,
            note,
          },
          { caller },
        ) =>
          caller.call(matchBankLine, {
            params: { bankLineId },
            body: {
              note,
              ...(paymentIds == null ? {} : { paymentIds }),
              ...(transactionId == null ? {} : { transactionId }),
              ...(planFileIds == null ? {} : { planFileIds }),
              ...(difference == null ? {} : { difference }),
              ...(planSurplusId == null ? {} : { planSurplusId }),
              ...(planSettlementId == null ? {} : { planSettlementId }),
              ...(transferReference == null ? {} : { transferReference }),
            },
          }),
      ),
      settlePlanMoney: mutation(async ({ planFileId, planSurplusId, note }, { caller }) =>
        caller.call(settlePlanMoney, {
          params: { planFileId },
          body: { note, ...(planSurplusId == null ? {} : { planSurplusId }) },
        }),
      ),
      returnPlanMoney: mutation(async ({ transactionId, amount, reason, note }, { caller }) =>
        caller.call(returnPlanMoney, { params: { transactionId }, body: { amount, reason, note } }),
      ),
      undoPlanSettlement: mutation(async ({ planSettlementId, note }, { caller }) =>
        caller.call(undoPlanSettlement, { params: { planSettlementId }, body: { note } }),
      ),
      undoBankMatch: mutation(async ({ bankLineId, note }, { caller }) =>
        caller.call(undoBankMatch, { params: { bankLineId }, body: { note } }),
      ),
    },
  },
}
