import {
  closeRollover,
  closeWithdrawal,
  getRollover,
  getWithdrawal,
  saveRollover,
  saveWithdrawal,
  type Rollover,
  type RolloverEdit,
  type Withdrawal,
  type WithdrawalEdit,
} from '../../contract/staffRequests.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import type { ReasonInput } from '../graphql/__generated__/resolvers.ts'
import type { Caller } from '../graphql/context.ts'
import type { Module } from '../graphql/module.ts'
import { mutation } from '../graphql/userErrors.ts'
import { orNull } from '../rest/orNull.ts'
import { closingStatus } from './closing.ts'
import { reasonOf } from './reason.ts'

type Decision = { requestId: number; version: number; reason?: ReasonInput | null }
type Stored = { withdrawal: Withdrawal } | { rollover: Rollover }

/** Reads a withdrawal or a rollover by its number; both kinds share one series of numbers. */
async function stored(caller: Caller, requestId: number): Promise<Stored> {
  const params = { requestId }
  const withdrawal = await orNull(caller.call(getWithdrawal, { params }))
  if (withdrawal) return { withdrawal: withdrawal.request }
  return { rollover: (await caller.call(getRollover, { params })).request }
}

/** The stored form with the new status and the version that the caller read, which the custodian compares. */
function formOf({ id, amount, waiveFees, ...row }: Withdrawal | Rollover, statusId: number, decision: Decision) {
  const { address1, address2, city, state, zip } = row
  const { version, reason } = decision
  const decided = { statusId, version, ...(reason ? { reason: reasonOf(reason) } : {}) }
  return { id, amount, waiveFees, address1, address2, city, state, zip, ...decided }
}

function withdrawalForm(row: Withdrawal, statusId: number, decision: Decision): WithdrawalEdit {
  const { federalWithholding, stateWithholding } = row
  return { ...formOf(row, statusId, decision), federalWithholding, stateWithholding }
}

function rolloverForm(row: Rollover, statusId: number, decision: Decision): RolloverEdit {
  const { receivingAccountNumber, checkPayableTo, attentionTo } = row
  return { ...formOf(row, statusId, decision), receivingAccountNumber, checkPayableTo, attentionTo }
}

/** Stores the request with a new status and no other change. */
async function decide(caller: Caller, statusId: number, decision: Decision) {
  const found = await stored(caller, decision.requestId)
  const request = await ('withdrawal' in found
    ? caller.call(saveWithdrawal, { body: withdrawalForm(found.withdrawal, statusId, decision) })
    : caller.call(saveRollover, { body: rolloverForm(found.rollover, statusId, decision) }))
  return { request, viewer: { caller } }
}

export const requestDecisions: Module = {
  rules: {
    Mutation: {
      approveRequest: [getWithdrawal, getRollover, saveWithdrawal, saveRollover],
      setRequestIncomplete: [getWithdrawal, getRollover, saveWithdrawal, saveRollover],
      closeRequest: [getWithdrawal, getRollover, closeWithdrawal, closeRollover],
    },
  },
  types: { operations: ['ApproveRequestPayload', 'SetRequestIncompletePayload', 'CloseRequestPayload'] },
  resolvers: {
    StaffRequest: {
      __resolveType: (row) => ('receivingAccountNumber' in row ? 'RolloverRequest' : 'WithdrawalRequest'),
    },
    Mutation: {
      approveRequest: mutation((input, { caller }) => decide(caller, REQUEST_STATUS.approved, input)),
      setRequestIncomplete: mutation((input, { caller }) => decide(caller, REQUEST_STATUS.incomplete, input)),
      closeRequest: mutation(async ({ action, ...decision }, { caller }) => {
        const found = await stored(caller, decision.requestId)
        const row = 'withdrawal' in found ? found.withdrawal : found.rollover
        const statusId = closingStatus(closeWithdrawal.name, action, row.statusId)
        const request = await ('withdrawal' in found
          ? caller.call(closeWithdrawal, { body: withdrawalForm(found.withdrawal, statusId, decision) })
          : caller.call(closeRollover, { body: rolloverForm(found.rollover, statusId, decision) }))
        return { request, viewer: { caller } }
      }),
    },
  },
}
