import * as z from 'zod'
import { ANY_STAFF, owner, staff } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { calendarDay, dateOut, moneyOut, pathId } from '../../contract/fields.ts'
import { accountOf, accountsOf, changeSetupDate } from './accounts.ts'
import { changeStatus } from './status.ts'

const tag = 'accounts'

export const accountOut = z.strictObject({
  accountId: z.int(),
  planAccountNumber: z.string(),
  retirementAccountType: z.string(),
  planName: z.string(),
  balance: moneyOut,
  retirementAccountStatusId: z.int(),
  setupDate: dateOut.nullable(),
  accountOwnerId: z.int(),
})

export function accountsRoutes(api: Api): void {
  api.endpoint({
    method: 'GET',
    path: '/account/balance',
    adminPath: '/account/admin/:accountOwnerId/balance',
    tag,
    summary: 'Every account of the owner with its balance.',
    access: owner(...ANY_STAFF),
    response: z.array(accountOut),
    handler: ({ call, ownerId }) => accountsOf(call.db, ownerId),
  })
  api.endpoint({
    method: 'GET',
    path: '/account/:id',
    adminPath: '/account/admin/:accountOwnerId/:id',
    tag,
    summary: 'One account of the owner.',
    access: owner(...ANY_STAFF),
    params: z.object({ id: pathId }),
    response: accountOut,
    handler: ({ call, ownerId, params }) => accountOf(call.db, ownerId, params.id),
  })
  api.endpoint({
    method: 'PUT',
    adminPath: '/account/admin/:accountId/status/:statusId',
    tag,
    summary: 'Sets the status of an account; 409 for one that it cannot take yet.',
    access: staff(...ANY_STAFF),
    params: z.object({
      accountId: pathId,
      statusId: z
        .string()
        .regex(/^[1-6]$/)
        .transform(Number),
    }),
    response: accountOut,
    handler: ({ call, params }) => changeStatus(call, params.accountId, params.statusId),
  })
  api.endpoint({
    method: 'PUT',
    adminPath: '/account/admin/:accountOwnerId/:accountId/setup',
    tag,
    summary: 'Sets the establishment date of an account, not after today.',
    access: staff(...ANY_STAFF),
    params: z.object({ accountId: pathId }),
    body: z.strictObject({ setupDate: calendarDay }),
    response: accountOut,
    handler: ({ call, ownerId, params, body }) => changeSetupDate(call, ownerId, params.accountId, body.setupDate),
  })
}
