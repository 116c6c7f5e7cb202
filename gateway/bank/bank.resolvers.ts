import { getApproval } from '../../contract/approvals.ts'
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
import { waitingApproval } from '../approvals/waiting.ts'
import type { Caller, Context } from '../graphql/context.ts'
import { connectionBy, filterParameters, sortParameter, sumOf, type PageOf } from '../graphql/connection.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'

async function bankLineDetail(caller: Caller, bankLineId: number) {
  const { text, candidates, paymentSums, planFiles, matches, approvalId, ...line } = await caller.call(getBankLine, {
    params: { bankLineId },
  })
  return { line, text, candidates, paymentSums, planFiles, matches, approvalId }
}

const matched = {
  approval: waitingApproval,
  bankLine: ({ bankLineId }: { bankLineId?: number }, _args: object, { caller }: Context) =>
    bankLineId === undefined ? null : bankLineDetail(caller, bankLineId),
}
const waiting = { approval: waitingApproval }

export const bank: Module = {
  rules: {
    Viewer: { bankReconciliation: [getReconciliation], bankLines: [listBankLines], bankLine: [getBankLine] },
    MatchBankLinePayload: { approval: [getApproval], bankLine: [getBankLine] },
    UndoBankMatchPayload: { approval: [getApproval], bankLine: [getBankLine] },
    SettlePlanMoneyPayload: { approval: [getApproval] },
    ReturnPlanMoneyPayload: { approval: [getApproval] },
    UndoPlanSettlementPayload: { approval: [getApproval] },
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
      'BankPaymentSum',
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
      bankLine: ({ caller }, { bankLineId }) => bankLineDetail(caller, bankLineId),
    },
    MatchBankLinePayload: matched,
    UndoBankMatchPayload: matched,
    SettlePlanMoneyPayload: waiting,
    ReturnPlanMoneyPayload: waiting,
    UndoPlanSettlementPayload: waiting,
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
        ) => {
          const { approvalId } = await caller.call(matchBankLine, {
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
          })
          return { approvalId, bankLineId }
        },
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
      undoBankMatch: mutation(async ({ bankLineId, note }, { caller }) => {
        const { approvalId } = await caller.call(undoBankMatch, { params: { bankLineId }, body: { note } })
        return { approvalId, bankLineId }
      }),
    },
  },
}
