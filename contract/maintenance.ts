import * as z from 'zod'
import { endpointsOf, type AnyEndpoint } from './endpoint.ts'
import { momentOut } from './fields.ts'

const endpoint = endpointsOf('maintenance')

const TEXT = 'Please give one sentence of at most 200 characters, without < > { } and line breaks'

const maintenance = z.strictObject({
  mode: z.enum(['OFF', 'ANNOUNCE', 'READ_ONLY']),
  text: z.string().nullable().describe('Announcement of the operator; null if there is none'),
  since: momentOut.nullable(),
})
export type Maintenance = z.output<typeof maintenance>

/** The announcement of the operator, shown to everybody unchanged: one plain sentence without deceptive characters. */
const text = z
  .string()
  .trim()
  .regex(/^[^\p{C}\p{Zl}\p{Zp}<>{}]{1,200}$/u, TEXT)

export const getMaintenance = endpoint({
  name: 'getMaintenance',
  method: 'GET',
  anyone: '/api/maintenance',
  summary: "The operator's announcement, and whether writes are allowed.",
  response: maintenance,
})

/** The operator's two calls: `npm run maintenance`. */
export const showMaintenance = endpoint({
  name: 'showMaintenance',
  method: 'POST',
  operator: '/api/maintenance/command/show',
  summary: 'Returns the announcement for all users and whether writes are allowed, for the operator.',
  body: z.strictObject({}),
  response: maintenance,
})

export const setMaintenance = endpoint({
  name: 'setMaintenance',
  method: 'POST',
  operator: '/api/maintenance/command',
  summary: 'Sets the announcement for all users, and starts or ends the read-only mode.',
  body: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('OFF') }),
    z.strictObject({ mode: z.enum(['ANNOUNCE', 'READ_ONLY']), text }),
  ]),
  response: maintenance,
})

/** Calls allowed in read-only mode although they are not GET: sign-in, sign-out, and calls that only read. */
const STAYS_OPEN: ReadonlySet<string> = new Set([
  'authenticate',
  'endSession',
  'endAllSessions',
  'endOpenSession',
  'revokeCredential',
  'showMaintenance',
  'setMaintenance',
  'changeStaffLogin',
  'listCredentialsByCommand',
  'listOperationsByCommand',
  'revokeCredentialByCommand',
  'listWebhooksByCommand',
  'readPrints',
  'listTaxFilesByCommand',
  'readTaxFileByCommand',
  // These calls only read, or only record that something was read.
  'watchEvents',
  'sumTaxBooks',
  'checkAccounts',
  'checkPlanFile',
  'searchOwners',
  'revealSocial',
  'readReceivingAccount',
  'visitRequest',
  'calculateTaxes',
])

/** Whether the read-only mode refuses a call. A new write is refused unless it is listed above. */
export const isRefusedReadOnly = ({ name, method }: Pick<AnyEndpoint, 'name' | 'method'>): boolean =>
  method !== 'GET' && !STAYS_OPEN.has(name)
