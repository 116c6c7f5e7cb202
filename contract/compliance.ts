import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { exportOf, utc } from './exports.ts'
import { bodyId, dateOut, momentOut } from './fields.ts'
import { filterBy, pagedRows, pageQuery } from './page.ts'
import { maybe } from './partial.ts'
import { reason } from './reasons.ts'

const endpoint = endpointsOf('compliance')
const MOST_AT_ONCE = 1_000

const pendingRow = z.strictObject({
  accountOwnerId: z.int(),
  accountId: z.int(),
  firstName: maybe(z.string()),
  lastName: maybe(z.string()),
  social: z.string().nullable().describe('Masked'),
  dateOfBirth: dateOut.nullable(),
  dateLoaded: maybe(momentOut),
  qualifierKey: z.string().nullable().describe('Why the identity check did not pass'),
})
export type PendingRow = z.output<typeof pendingRow>

const accountIds = z.array(bodyId).min(1, 'Please enter account IDs').max(MOST_AT_ONCE)

export const listCompliancePending = endpoint({
  name: 'listCompliancePending',
  method: 'GET',
  staff: { path: '/api/compliance/pending', may: 'compliance' },
  summary: 'Accounts that wait for the review, oldest first.',
  query: pageQuery({
    sorts: ['dateLoaded', 'accountId'],
    defaultSort: 'dateLoaded',
    filters: { accountId: filterBy.number },
  }),
  response: pagedRows(pendingRow),
})

export const exportCompliancePending = exportOf(listCompliancePending, {
  name: 'exportCompliancePending',
  title: () => 'Accounts that wait for the review',
  columns: {
    'Last Name': (row) => row.lastName,
    'First Name': (row) => row.firstName,
    'Date Loaded (UTC)': (row) => utc(row.dateLoaded),
    Reason: (row) => row.qualifierKey,
    'Account ID': (row) => row.accountId,
    'Owner ID': (row) => row.accountOwnerId,
  },
})

export const approveAccounts = endpoint({
  name: 'approveAccounts',
  method: 'PUT',
  staff: { path: '/api/compliance/approve', may: 'compliance' },
  summary: 'Validates the accounts, all or none.',
  body: accountIds,
  keyed: true,
})

export const rejectAccounts = endpoint({
  name: 'rejectAccounts',
  method: 'PUT',
  staff: { path: '/api/compliance/reject', may: 'compliance' },
  summary: 'Rejects the accounts, all or none; with a reason that their owners read, or without.',
  body: z.union([accountIds, z.strictObject({ accountIds, reason: reason.optional() })]),
  keyed: true,
})
