import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { exportOf, utc } from './exports.ts'
import { dateOut, momentOut } from './fields.ts'
import { filterBy, pagedRows, pageQuery } from './page.ts'
import { maybe } from './partial.ts'

const endpoint = endpointsOf('audit')

/** The kind of record an entry is about. LOOK is any read of an owner's data by staff. */
const AUDIT_KINDS = ['LOOK', 'PERSON', 'ACCOUNT', 'REQUEST', 'MONEY', 'DOCUMENT', 'SIGN_IN', 'OTHER'] as const

const auditEntry = z.strictObject({
  id: z.int(),
  at: momentOut,
  email: z.string().nullable().describe('Email of the actor; null for a job or a caller without a session'),
  roleId: z.int().nullable(),
  accountOwnerId: z.int().nullable(),
  ownerName: maybe(z.string().nullable()).describe('First and last name of the account owner'),
  kind: z.enum(AUDIT_KINDS),
  action: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  requestNumber: maybe(z.string().nullable()).describe('Number of the distribution request, such as W-2026-002001'),
  accountNumber: maybe(z.string().nullable()).describe('Number of the account that the entry is about'),
  changes: z
    .array(z.strictObject({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
    .describe('Changed values, masked'),
})
export type AuditEntry = z.output<typeof auditEntry>

export const listAudit = endpoint({
  name: 'listAudit',
  method: 'GET',
  staff: { path: '/api/audit', may: 'oversight' },
  summary: 'The audit trail: person, time, action and data, newest first.',
  query: pageQuery({
    sorts: ['at'],
    defaultSort: '-at',
    usual: 100,
    filters: {
      accountOwnerId: filterBy.number,
      person: filterBy.text.describe('Full email address of the actor'),
      kind: z.enum(AUDIT_KINDS).optional(),
      action: filterBy.text.describe('Name of the action, such as address.update'),
      changesOnly: z.enum(['true', 'false']).optional().describe('Only changes, without reads and sign-ins'),
      from: filterBy.day,
      to: filterBy.day,
    },
  }),
  response: pagedRows(auditEntry),
})

export const listRowsRead = endpoint({
  name: 'listRowsRead',
  method: 'GET',
  staff: { path: '/api/audit/reading', may: 'oversight' },
  summary: 'Number of list rows that each employee received on each of the last seven days, highest first.',
  response: z.array(
    z.strictObject({
      day: dateOut,
      email: z.string(),
      rows: z.int(),
      isAlarmed: z.boolean().describe('Whether administrators were notified of this number of rows'),
    }),
  ),
})

/** Maximum number of changes in a summary. */
export const LAST_CHANGES = 5

export const getLastChanges = endpoint({
  name: 'getLastChanges',
  method: 'GET',
  staff: { path: '/api/audit/owner/:accountOwnerId', may: 'desk' },
  summary: 'Last changes of an owner with their authors, newest first, without reads and sign-ins.',
  response: z.array(auditEntry),
})

export const exportAudit = exportOf(listAudit, {
  name: 'exportAudit',
  title: () => 'Audit trail',
  columns: {
    'Date (UTC)': (entry) => utc(entry.at),
    Email: (entry) => entry.email,
    'Role ID': (entry) => entry.roleId,
    Kind: (entry) => entry.kind,
    Action: (entry) => entry.action,
    About: (entry) => entry.entity,
    'Record ID': (entry) => entry.requestNumber ?? entry.accountNumber ?? entry.entityId,
    'Owner ID': (entry) => entry.accountOwnerId,
    'Entry ID': (entry) => entry.id,
  },
})
