import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import type { GraphQLResolveInfo } from 'graphql'
import { getAccountBook, listAccountYears } from '../../contract/accounting.ts'
import type { RetirementAccountBookArgs } from '../graphql/__generated__/resolvers.ts'
import type { Owner } from '../graphql/context.ts'
import { bookFrom } from './book.ts'
import { connectionFrom } from '../graphql/connection.ts'
import { named, required } from '../graphql/enums.ts'
import { numberKey, toGlobalId } from '../graphql/globalId.ts'
import type { Module } from '../graphql/module.ts'
import type { AccountOwnerParent, RetirementAccountParent } from '../graphql/parents.ts'
import { argumentsOf, selects, selectsBeyond } from '../graphql/selection.ts'
import { mutation } from '../graphql/userErrors.ts'
import { ownerOfKey } from '../graphql/node.ts'
import {
  getAccount,
  getBalanceHistory,
  listAccounts,
  listRequiredMinimums,
  saveAccountStatus,
  saveSetupDate,
  type RetirementAccount,
} from '../../contract/accounts.ts'
import { getActiveRequests } from '../../contract/requests.ts'
import { distributionState, statusLabel } from './status.ts'

/** Fields that need no account row. */
const WITHOUT_ROW = new Set([
  '__typename',
  'id',
  'accountId',
  'accountOwnerId',
  'book',
  'history',
  'withdrawWizard',
  'years',
])

export function accountParent(
  parent: AccountOwnerParent,
  accountId: number,
  row?: RetirementAccount,
): RetirementAccountParent {
  return { caller: parent.caller, owner: parent.owner, accountId, row }
}

const load = ({ owner, accountId }: RetirementAccountParent) => owner.call(getAccount, { params: { id: accountId } })

/** Reads a field of a loaded row without a promise, because a list has thousands of rows. */
const field =
  <T>(read: (row: RetirementAccount) => T) =>
  (account: RetirementAccountParent): T | Promise<T> =>
    account.row ? read(account.row) : load(account).then(read)

/** Reads the account's book by account id, for all dates or a period. */
export function bookOf(
  { owner, accountId }: Pick<RetirementAccountParent, 'owner' | 'accountId'>,
  { startDate = null, endDate = null }: Partial<RetirementAccountBookArgs>,
  info?: GraphQLResolveInfo,
) {
  const days = startDate || endDate ? { startDate, endDate } : {}
  return bookFrom(
    (query) => owner.call(getAccountBook, { params: { planId: accountId }, query: { ...query, ...days } }),
    info,
  )
}

/** Starts a read early, before the parent rows of its field arrive. The field later uses its result or its error. */
function startEarly(read: Promise<unknown>): void {
  read.catch(() => undefined)
}

const historyOf = (owner: Owner, months: number) => owner.call(getBalanceHistory, { query: { months: String(months) } })

/**
 * Reads the owner's account rows from the history response if the query selects `history`, to save the call for rows.
 * Null if the history call failed or its response has no account rows.
 */
async function rowsWithHistory(owner: Owner, info: GraphQLResolveInfo): Promise<RetirementAccount[] | null> {
  const shown = argumentsOf(info, 'RetirementAccount', 'history')
  if (!shown) return null
  const history = await historyOf(owner, Number(shown.months)).catch(() => [])
  const rows = history.flatMap(({ account }) => account ?? [])
  return rows.length > 0 && rows.length === history.length ? rows : null
}

/** Whether the account has an open request, from one call for all accounts of the owner; used if the row lacks it. */
async function hasOpenRequest({ owner, accountId }: RetirementAccountParent): Promise<boolean> {
  const { rolloverRequests, withdrawalRequests } = await owner.call(getActiveRequests, {})
  return [...rolloverRequests, ...withdrawalRequests].some((request) => request.retirementAccountId === accountId)
}

export const accounts: Module = {
  rules: {
    AccountOwner: {
      accounts: [listAccounts],
      account: [getAccount],
      requiredMinimums: [listRequiredMinimums],
      activeRequests: [getActiveRequests],
    },
    RetirementAccount: {
      id: 'no data',
      accountId: 'no data',
      planAccountNumber: [getAccount],
      retirementAccountType: [getAccount],
      planName: [getAccount],
      balance: [getAccount],
      status: [getAccount],
      retirementAccountStatusId: [getAccount],
      statusLabel: [getAccount],
      setupDate: [getAccount],
      rejectionReason: [getAccount],
      draftSavedAt: [getAccount],
      hasBeneficiaries: [getAccount],
      history: [getBalanceHistory],
      accountOwnerId: 'no data',
      distributionState: [getAccount, getActiveRequests],
    },
    Mutation: { updateAccountStatus: [saveAccountStatus], updateAccountSetupDate: [saveSetupDate] },
  },
  nodes: {
    RetirementAccount: async (caller, key) => {
      const owner = ownerOfKey(caller, key)
      const accountId = numberKey(key[1])
      if (!owner || accountId === null) return null
      return accountParent({ caller, owner }, accountId, await owner.call(getAccount, { params: { id: accountId } }))
    },
  },
  types: {
    signedIn: [
      'RetirementAccountConnection',
      'RetirementAccountEdge',
      'AccountMonth',
      'RequiredMinimum',
      'ActiveRequests',
      'ActiveRequest',
    ],
    staff: ['UpdateAccountStatusPayload', 'UpdateAccountSetupDatePayload'],
  },
  resolvers: {
    AccountOwner: {
      accounts: async (parent, args, _context, info) => {
        const rows = (await rowsWithHistory(parent.owner, info)) ?? (await parent.owner.call(listAccounts, {}))
        const nodes = rows.map((row) => accountParent(parent, row.accountId, row))
        const cents = rows.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0)
        return { ...connectionFrom(nodes, args, ({ accountId }) => accountId), totalBalance: cents / 100 }
      },
      account: async (parent, { accountId }, _context, info) => {
        if (!selectsBeyond(info, WITHOUT_ROW)) return accountParent(parent, accountId)
        const days = argumentsOf(info, 'RetirementAccount', 'book')
        if (days) startEarly(bookOf({ owner: parent.owner, accountId }, days, info))
        if (selects(info, 'years')) startEarly(parent.owner.call(listAccountYears, { params: { planId: accountId } }))
        const rows = await rowsWithHistory(parent.owner, info)
        const row = rows?.find((each) => each.accountId === accountId)
        return accountParent(
          parent,
          accountId,
          row ?? (await parent.owner.call(getAccount, { params: { id: accountId } })),
        )
      },
      requiredMinimums: ({ owner }) => owner.call(listRequiredMinimums, {}),
      activeRequests: ({ owner }) => owner.call(getActiveRequests, {}),
    },
    RetirementAccount: {
      id: ({ owner, accountId }) => toGlobalId('RetirementAccount', owner.accountOwnerId, accountId),
      planAccountNumber: field((row) => row.planAccountNumber),
      retirementAccountType: field((row) => row.retirementAccountType),
      planName: field((row) => row.planName),
      balance: field((row) => row.balance),
      status: field((row) => named(ACCOUNT_STATUS, row.retirementAccountStatusId)),
      retirementAccountStatusId: field((row) => row.retirementAccountStatusId),
      statusLabel: field((row) => statusLabel(row.retirementAccountStatusId)),
      setupDate: field((row) => row.setupDate),
      rejectionReason: field((row) => row.rejectionReason),
      draftSavedAt: field((row) => row.draftSavedAt),
      hasBeneficiaries: field((row) => row.hasBeneficiaries),
      // One call returns the history of all the owner's accounts, and the other accounts share its result.
      history: async (account, { months }) => {
        const accounts = await historyOf(account.owner, months)
        const own = accounts.find(({ accountId }) => accountId === account.accountId)
        // Without a row, an account that is not in the response may not be the owner's.
        if (!own && !account.row) await load(account)
        return own?.months ?? []
      },
      accountOwnerId: ({ owner }) => owner.accountOwnerId,
      distributionState: async (account) => {
        const row = account.row ?? (await load(account))
        return distributionState(row.retirementAccountStatusId, row.hasActiveRequest ?? (await hasOpenRequest(account)))
      },
    },
    SearchAccount: {
      status: (account) => named(ACCOUNT_STATUS, account.retirementAccountStatusId),
      statusLabel: (account) => statusLabel(account.retirementAccountStatusId),
    },
    Mutation: {
      updateAccountStatus: mutation(async (input, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const { accountId } = input
        const statusId = required(ACCOUNT_STATUS, 'status', input.status, input.statusId)
        // The path of the write has only the account id, so check first that the account belongs to this owner.
        await owner.call(getAccount, { params: { id: accountId } })
        const row = await caller.call(saveAccountStatus, { params: { accountId, statusId } })
        return { account: accountParent({ caller, owner }, accountId, row) }
      }),
      updateAccountSetupDate: mutation(async (input, { caller }) => {
        const owner = caller.owner(input.accountOwnerId)
        const { accountId, setupDate } = input
        const row = await owner.call(saveSetupDate, { params: { accountId }, body: { setupDate } })
        return { account: accountParent({ caller, owner }, accountId, row) }
      }),
    },
  },
}
