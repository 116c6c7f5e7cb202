import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { id, maybeDate, maybeText, money, text } from '../rest/shapes.ts'

export const RetirementAccount = z.object({
  accountId: id,
  planAccountNumber: text,
  retirementAccountType: text,
  planName: maybeText,
  balance: money,
  retirementAccountStatusId: id,
  setupDate: maybeDate,
  accountOwnerId: id,
})
export type RetirementAccount = z.infer<typeof RetirementAccount>

export const listAccounts = endpoint({
  name: 'listAccounts',
  method: 'GET',
  customer: '/api/account/balance',
  staff: { path: '/api/account/admin/:accountOwnerId/balance', may: 'staff' },
  response: z.array(RetirementAccount),
})

export const getAccount = endpoint({
  name: 'getAccount',
  method: 'GET',
  customer: '/api/account/:accountId',
  staff: { path: '/api/account/admin/:accountOwnerId/:accountId', may: 'staff' },
  response: RetirementAccount,
})

/** Names no owner: whose account it is must be known before. */
export const saveAccountStatus = endpoint({
  name: 'saveAccountStatus',
  method: 'PUT',
  staff: { path: '/api/account/admin/:accountId/status/:statusId', may: 'staff' },
  response: RetirementAccount,
})

export const saveSetupDate = endpoint({
  name: 'saveSetupDate',
  method: 'PUT',
  staff: { path: '/api/account/admin/:accountOwnerId/:accountId/setup', may: 'staff' },
  body: sends<{ setupDate: string }>(),
  response: RetirementAccount,
})

const Active = z.array(z.object({ retirementAccountId: id }))

export const getActiveRequests = endpoint({
  name: 'getActiveRequests',
  method: 'GET',
  customer: '/api/withdrawal/active',
  staff: { path: '/api/withdrawal/admin/:accountOwnerId/active', may: 'staff' },
  response: z.object({ rolloverRequests: Active, withdrawalRequests: Active }),
})
