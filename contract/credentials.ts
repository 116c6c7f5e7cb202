import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { bodyId, momentOut, pathId } from './fields.ts'
import { leftOut } from './line.ts'
import { registered } from './registeredOperations.ts'
import { SCOPES } from './scopes.ts'

const endpoint = endpointsOf('credentials')

/** Maximum lifetime of a credential, in days. */
export const MOST_DAYS = 366
export const MOST_REQUESTS_PER_MINUTE = 6_000
export const REQUESTS_PER_MINUTE = 600

/** Message of a 401 for the right secret of a credential that nobody has approved yet. */
export const WAITS_FOR_APPROVAL = 'This credential waits for the approval of a second person.'

const NAME = 'Please enter a name of letters, digits, spaces, ".", "_" and "-", 60 at most'

const credential = z.strictObject({
  credentialId: z.int(),
  name: z.string(),
  hint: z.string().describe('First characters of the token, to recognize it in a file'),
  scopes: z.array(z.string()),
  accountOwnerId: z.int().nullable().describe('The only owner that the credential may read; null for no such limit'),
  planId: z
    .int()
    .nullable()
    .describe(
      'The only plan whose owners the credential may read, if all their accounts are in the plan; null for no limit',
    ),
  addresses: z.array(z.string()).describe('Addresses and networks that may use the credential; empty for any'),
  requestsPerMinute: z.int(),
  status: z.enum(['WAITING', 'USABLE', 'EXPIRED', 'REVOKED']),
  approvalId: z.int().nullable().describe('ID of the approval that the credential waits for; null if none'),
  createdAt: momentOut,
  createdBy: z.string().nullable().describe('Person who created the credential; null for the operator'),
  expiresAt: momentOut,
  lastUsedAt: momentOut.nullable().describe('When the credential was last used, to the minute'),
  lastUsedFrom: z.string().nullable(),
  revokedAt: momentOut.nullable(),
  revokedBy: z.string().nullable(),
})
export type Credential = z.output<typeof credential>

/** Input to create a credential, by the administrator or by command. */
const newCredential = z.strictObject({
  name: z
    .string(leftOut(NAME))
    .trim()
    .regex(/^[A-Za-z0-9](?:[A-Za-z0-9 ._-]{0,58}[A-Za-z0-9])?$/, NAME),
  scopes: z
    .array(
      z.enum(SCOPES, { error: ({ input }) => `There is no scope "${String(input).slice(0, 40)}"` }),
      leftOut('Please choose at least one permission'),
    )
    .min(1, 'Please choose at least one permission')
    .max(SCOPES.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Each scope once'),
  accountOwnerId: bodyId.nullish(),
  planId: bodyId.nullish(),
  addresses: z.array(z.string().trim().min(1).max(50)).max(20).optional(),
  days: z.int().min(1, 'At least one day').max(MOST_DAYS, `At most ${MOST_DAYS} days`),
  requestsPerMinute: z.int().min(1).max(MOST_REQUESTS_PER_MINUTE).optional(),
})
export type NewCredential = z.output<typeof newCredential>

const made = z.strictObject({
  credential,
  token: z.string().describe('Secret token of the program, shown only here and not stored'),
})

export const listCredentials = endpoint({
  name: 'listCredentials',
  method: 'GET',
  staff: { path: '/api/credential', may: 'topAdmin' },
  summary: 'Machine credentials that are active or wait, and those that ended in the last 90 days.',
  response: z.array(credential),
})

export const createCredential = endpoint({
  name: 'createCredential',
  method: 'POST',
  staff: { path: '/api/credential', may: 'topAdmin' },
  summary:
    'Creates a machine credential, whose token is shown once. A credential that may write, or that is not limited to an owner or a plan, works after a second person approves.',
  body: newCredential,
  refuses: [409],
  response: made,
})

export const revokeCredential = endpoint({
  name: 'revokeCredential',
  method: 'POST',
  staff: { path: '/api/credential/:credentialId/revoke', may: 'topAdmin' },
  summary: 'Revokes a machine credential, so that the next call with the credential is refused.',
  params: { credentialId: pathId },
  body: z.strictObject({}),
  refuses: [409],
  response: credential,
  keyed: true,
})

/** The operator's three calls, used by `npm run credential`. */
export const listCredentialsByCommand = endpoint({
  name: 'listCredentialsByCommand',
  method: 'POST',
  operator: '/api/credential/command/list',
  summary: 'Lists machine credentials, for the operator.',
  body: z.strictObject({}),
  response: z.strictObject({ credentials: z.array(credential) }),
})

export const createCredentialByCommand = endpoint({
  name: 'createCredentialByCommand',
  method: 'POST',
  operator: '/api/credential/command',
  summary:
    'Creates a machine credential for the operator. A credential that may write, or that is not limited to an owner or a plan, waits for approval by an employee.',
  body: newCredential,
  response: made,
})

export const revokeCredentialByCommand = endpoint({
  name: 'revokeCredentialByCommand',
  method: 'POST',
  operator: '/api/credential/command/revoke',
  summary: 'Revokes a machine credential for the operator.',
  body: z.strictObject({ credentialId: bodyId }),
  response: credential,
})

/** A call by the credential itself, which the gateway makes first on every request. */
export const getOwnCredential = endpoint({
  name: 'getOwnCredential',
  method: 'GET',
  staff: { path: '/api/credential/own', may: 'operations' },
  summary: 'The credential of this call, its scopes, and its remaining requests in this minute.',
  response: z.strictObject({
    userId: z.int(),
    roleId: z.int(),
    name: z.string(),
    scopes: z.array(z.string()),
    accountOwnerId: z.int().nullable(),
    planId: z.int().nullable(),
    expiresAt: momentOut,
    requestsPerMinute: z.int(),
    requestsLeft: z.int(),
    secondsToReset: z.int(),
    isOverLimit: z.boolean(),
    onlyRegistered: z.boolean().describe('Whether the credential may send only its registered operations'),
    operations: z.array(registered).describe('Registered operations of the credential, by name'),
  }),
})
