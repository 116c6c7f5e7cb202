import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { exportOf, freeText, utc } from './exports.ts'
import { bodyId, dateOut, momentOut } from './fields.ts'
import { filterBy, pagedRows, pageQuery } from './page.ts'
import { optionalLine } from './line.ts'
import { maybe, maybeNone, otherwise } from './partial.ts'
import { reason } from './reasons.ts'
import { MOST_CHARACTERS } from './reasonTexts.ts'

const endpoint = endpointsOf('compliance')
/** Maximum number of accounts in one decision. */
export const MOST_AT_ONCE = 1_000
const DECISIONS = ['APPROVED', 'REJECTED'] as const

const finding = z.strictObject({
  title: z.string(),
  rule: z.string().nullable().describe('The failed rule; null if only a plan or another custodian knows it'),
  datum: z.string().nullable().describe('Value that failed the rule; a social security number masked'),
  comparedWith: maybe(z.string().nullable()).describe('Value that the check compared with; null when unknown'),
})

const reasonRequired = otherwise(false, z.boolean()).describe(
  'Whether a decision requires a reason, because the name is on the sanctions list',
)

const pendingRow = z.strictObject({
  accountOwnerId: z.int(),
  accountId: z.int(),
  firstName: maybe(z.string()),
  lastName: maybe(z.string()),
  social: z.string().nullable().describe('Masked social security number'),
  dateOfBirth: dateOut.nullable(),
  dateLoaded: maybe(momentOut),
  qualifierKey: z.string().nullable().describe('Findings of the identity check and of plan files as codes'),
  findings: maybeNone(z.array(finding)).describe('Findings in words, with current data'),
  identityCheckedAt: maybe(
    momentOut.nullable().describe('Date and time of the last identity check; null if it has not run'),
  ),
  reasonRequired,
})
export type PendingRow = z.output<typeof pendingRow>

const accountIds = z.array(bodyId).min(1, 'Please enter account IDs').max(MOST_AT_ONCE)

export const listCompliancePending = endpoint({
  name: 'listCompliancePending',
  method: 'GET',
  staff: { path: '/api/compliance/pending', may: 'compliance' },
  summary: 'Accounts that wait for the identity review, oldest first.',
  query: pageQuery({
    sorts: ['dateLoaded', 'accountId', 'name'],
    defaultSort: 'dateLoaded',
    filters: {
      accountId: filterBy.number,
      find: filterBy.text.describe('Beginning of the last name, or of "last, first"'),
      finding: filterBy.text.describe('Code of a finding, as in qualifierKey'),
    },
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
    Qualifier: (row) => row.qualifierKey,
    'Account ID': (row) => row.accountId,
    'Owner ID': (row) => row.accountOwnerId,
  },
})

const decidedRow = z.strictObject({
  id: z.int(),
  accountId: z.int(),
  accountOwnerId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  decision: z.enum(DECISIONS),
  reason: z
    .string()
    .nullable()
    .describe('For a rejection, the text for the owner; for an approval, a note for reviewers'),
  findings: z.array(finding).describe('Findings with the data at the time of the decision'),
  decidedBy: z.string().nullable().describe('Email address of the reviewer'),
  decidedAt: momentOut,
})
export type DecidedRow = z.output<typeof decidedRow>

export const listComplianceDecided = endpoint({
  name: 'listComplianceDecided',
  method: 'GET',
  staff: { path: '/api/compliance/decided', may: 'compliance' },
  summary: 'Decisions of reviewers, newest first.',
  query: pageQuery({
    sorts: ['decidedAt'],
    defaultSort: '-decidedAt',
    filters: {
      accountId: filterBy.number,
      decision: z.enum(DECISIONS).optional(),
      from: filterBy.day,
      to: filterBy.day,
    },
  }),
  response: pagedRows(decidedRow),
})

export const exportComplianceDecided = exportOf(listComplianceDecided, {
  name: 'exportComplianceDecided',
  title: () => 'Decided accounts',
  columns: {
    Decision: (row) => (row.decision === 'APPROVED' ? 'Approved' : 'Rejected'),
    'Decided By': (row) => row.decidedBy,
    'Decided (UTC)': (row) => utc(row.decidedAt),
    Reason: freeText((row) => row.reason),
    Qualifier: (row) => row.findings.map(({ title }) => title).join('; '),
    'Last Name': (row) => row.lastName,
    'First Name': (row) => row.firstName,
    'Account ID': (row) => row.accountId,
    'Owner ID': (row) => row.accountOwnerId,
  },
})

const checkedAccount = z.strictObject({
  accountId: z.int(),
  standing: z.enum(['WAITING', 'DECIDED', 'UNKNOWN']).describe('WAITING or DECIDED; UNKNOWN if no account has the ID'),
  firstName: z.string().nullable().describe('First name of the owner; only for accounts that wait'),
  lastName: z.string().nullable(),
  findings: maybeNone(z.array(finding)).describe('Findings in words, with current data; only for accounts that wait'),
  reasonRequired,
})
export type CheckedAccount = z.output<typeof checkedAccount>

export const checkAccounts = endpoint({
  name: 'checkAccounts',
  method: 'POST',
  staff: { path: '/api/compliance/check', may: 'compliance' },
  summary: 'The accounts with these IDs that wait for the review, and their owners.',
  body: accountIds,
  response: z.array(checkedAccount),
})

export const approveAccounts = endpoint({
  name: 'approveAccounts',
  method: 'PUT',
  staff: { path: '/api/compliance/approve', may: 'compliance' },
  summary: 'Validates the accounts, all or none. A name on the sanctions list requires a reason, which reviewers read.',
  body: z.union([
    accountIds,
    z.strictObject({ accountIds, reason: optionalLine({ max: MOST_CHARACTERS }).optional() }),
  ]),
  keyed: true,
  refuses: [409],
})

export const rejectAccounts = endpoint({
  name: 'rejectAccounts',
  method: 'PUT',
  staff: { path: '/api/compliance/reject', may: 'compliance' },
  summary:
    'Rejects the accounts, all or none. A name on the sanctions list requires a reason. The owners read the reason.',
  body: z.union([accountIds, z.strictObject({ accountIds, reason: reason.optional() })]),
  keyed: true,
  refuses: [409],
})

/** Maximum number of decisions in one ZIP file. */
export const MOST_IN_PACK = 100

export const downloadCompliancePack = endpoint({
  name: 'downloadCompliancePack',
  method: 'GET',
  staff: { path: '/api/compliance/pack', may: 'compliance' },
  summary: `A ZIP file for an examiner: the decisions of a range of days, at most ${MOST_IN_PACK}, their basis, the owners' documents, the accounts' audit rows with their hash chain, checksums, and a program that checks them.`,
  query: z.strictObject({ from: filterBy.day, to: filterBy.day, accountId: filterBy.number }),
  response: z.string().describe('application/zip'),
  file: true,
})
