import {
  getAccount,
  getBalanceHistory,
  listAccounts,
  saveAccountStatus,
  saveSetupDate,
} from '../../contract/accounts.ts'
import type { Serving } from '../platform/http/serve.ts'
import { balanceHistory } from './history.ts'
import { accountOf, accountsOf, changeSetupDate } from './accounts.ts'
import { changeStatus } from './status.ts'

export function accountsRoutes({ serve }: Serving): void {
  serve(listAccounts, ({ call, ownerId }) => accountsOf(call.db, ownerId))
  serve(getBalanceHistory, ({ call, ownerId, query }) => balanceHistory(call.db, ownerId, call.today, query.months))
  serve(getAccount, ({ call, ownerId, params }) => accountOf(call.db, ownerId, params.id))
  serve(saveAccountStatus, ({ call, params }) => changeStatus(call, params.accountId, params.statusId))
  serve(saveSetupDate, ({ call, ownerId, params, body }) =>
    changeSetupDate(call, ownerId, params.accountId, body.setupDate),
  )
}
