import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { id, maybeDate, maybeMoment, maybeText, nothing } from '../rest/shapes.ts'

const PendingRow = z.object({
  accountOwnerId: id,
  accountId: id,
  firstName: maybeText,
  lastName: maybeText,
  social: maybeText,
  dateOfBirth: maybeDate,
  dateLoaded: maybeMoment,
  qualifierKey: maybeText,
})
export type PendingRow = z.infer<typeof PendingRow>

export const listPending = endpoint({
  name: 'listCompliancePending',
  method: 'GET',
  staff: { path: '/api/compliance/pending', may: 'compliance' },
  response: z.array(PendingRow),
})

export const approveAccounts = endpoint({
  name: 'approveAccounts',
  method: 'PUT',
  staff: { path: '/api/compliance/approve', may: 'compliance' },
  body: sends<readonly number[]>(),
  response: nothing,
})

export const rejectAccounts = endpoint({
  name: 'rejectAccounts',
  method: 'PUT',
  staff: { path: '/api/compliance/reject', may: 'compliance' },
  body: sends<readonly number[]>(),
  response: nothing,
})
