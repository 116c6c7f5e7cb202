import {
  getAccount,
  getBalanceHistory,
  listAccounts,
  listRequiredMinimums,
  saveAccountStatus,
} from '../../contract/accounts.ts'
import { ROLE } from '../../contract/roles.ts'
import type { Serving } from '../platform/http/serve.ts'
import { fromCents } from '../platform/money.ts'
import { minimumsOfOwner } from '../minimums/minimums.ts'
import { balanceHistory } from './history.ts'
import { accountOf, accountsOf } from './accounts.ts'
import { saveStatus } from './status.ts'

const isCustomer = ({ roleId }: { roleId: number }) => roleId === ROLE.customer

export function accountsRoutes({ serve }: Serving): void {
  serve(listAccounts, ({ call, ownerId }) => accountsOf(call.db, ownerId, { forOwner: isCustomer(call.principal) }))
  serve(getBalanceHistory, async ({ call, ownerId, query }) => {
    const [accounts, months] = await Promise.all([
      accountsOf(call.db, ownerId, { forOwner: isCustomer(call.principal) }),
      balanceHistory(call.db, ownerId, call.today, query.months),
    ])
    return accounts.map((account) => ({
      accountId: account.accountId,
      months: months.get(account.accountId) ?? [],
      account,
    }))
  })
  serve(listRequiredMinimums, async ({ call, ownerId }) => {
    const minimums = await minimumsOfOwner(call.db, ownerId, Number(call.today.slice(0, 4)))
    return minimums.map(({ accountId, accountNumber, year, minimum, paid, paidElsewhere, remaining, dueOn }) => ({
      accountId,
      accountNumber,
      year,
      amount: fromCents(minimum),
      paid: fromCents(paid),
      paidElsewhere: fromCents(paidElsewhere),
      remaining: fromCents(remaining),
      dueOn,
    }))
  })
  serve(getAccount, ({ call, ownerId, params }) => accountOf(call.db, ownerId, params.id, isCustomer(call.principal)))
  serve(saveAccountStatus, ({ call, params }) =>
    call.write((context) => saveStatus(context, params.accountId, params.statusId)),
  )
}
