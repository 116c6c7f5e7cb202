import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { calendarDay, dateOut, moneyOut, pathId } from './fields.ts'
import { maybe } from './partial.ts'

const endpoint = endpointsOf('accounts')

const account = z.strictObject({
  accountId: z.int(),
  planAccountNumber: z.string(),
  retirementAccountType: z.string(),
  planName: maybe(z.string()),
  balance: moneyOut,
  retirementAccountStatusId: z.int(),
  setupDate: dateOut.nullable(),
  accountOwnerId: z.int(),
  rejectionReason: maybe(
    z.string().nullable().describe('Why it was rejected, in words for the owner; null when not said'),
  ),
})
/** An account with its balance in dollars. */
export type RetirementAccount = z.output<typeof account>

export const listAccounts = endpoint({
  name: 'listAccounts',
  method: 'GET',
  customer: '/api/account/balance',
  staff: { path: '/api/account/admin/:accountOwnerId/balance', may: 'staff' },
  summary: 'Every account of the owner with its balance.',
  response: z.array(account),
})

export const getAccount = endpoint({
  name: 'getAccount',
  method: 'GET',
  customer: '/api/account/:id',
  staff: { path: '/api/account/admin/:accountOwnerId/:id', may: 'staff' },
  summary: 'One account of the owner.',
  params: { id: pathId },
  response: account,
})

/** Names no owner: whose account it is must be known before. */
export const saveAccountStatus = endpoint({
  name: 'saveAccountStatus',
  method: 'PUT',
  staff: { path: '/api/account/admin/:accountId/status/:statusId', may: 'staff' },
  summary: 'Sets the status of an account; 409 for one that it cannot take yet.',
  params: {
    accountId: pathId,
    statusId: z
      .string()
      .regex(/^[1-6]$/)
      .transform(Number),
  },
  response: account,
  keyed: true,
})

export const saveSetupDate = endpoint({
  name: 'saveSetupDate',
  method: 'PUT',
  staff: { path: '/api/account/admin/:accountOwnerId/:accountId/setup', may: 'staff' },
  summary: 'Sets the establishment date of an account, not after today.',
  params: { accountId: pathId },
  body: z.strictObject({ setupDate: calendarDay }),
  response: account,
  keyed: true,
})
