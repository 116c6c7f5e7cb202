import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { calendarDay, dateOut, momentOut } from './fields.ts'
import { line } from './line.ts'
import { maybe } from './partial.ts'

const endpoint = endpointsOf('deaths')

/** State of a death report: reported by an employee or a bank, or confirmed by a second person. */
export const DEATH_STATES = ['REPORTED', 'CONFIRMED'] as const

const ownerDeath = z.strictObject({
  state: z
    .enum(DEATH_STATES)
    .nullable()
    .describe('State of the report; null if there is none, or if it was refused, withdrawn or undone'),
  diedOn: dateOut.nullable(),
  reportedAt: momentOut.nullable(),
  reportedBy: z.string().nullable(),
  confirmedAt: momentOut.nullable(),
  confirmedBy: z.string().nullable(),
  certificate: z
    .strictObject({ guid: z.string(), fileName: z.string() })
    .nullable()
    .describe("The death certificate among the owner's documents"),
  returnCode: maybe(
    z
      .string()
      .nullable()
      .describe(
        'Return code (R14, R15) of the payment by which a bank reported the death; null if an employee reported it',
      ),
  ),
  requestsPutAside: z.int().describe('Number of requests that the report set to Incomplete'),
})

export const getOwnerDeath = endpoint({
  name: 'getOwnerDeath',
  method: 'GET',
  staff: { path: '/api/death/admin/:accountOwnerId', may: 'operations' },
  summary: 'The recorded death of the owner.',
  response: ownerDeath,
})

export const reportOwnerDeath = endpoint({
  name: 'reportOwnerDeath',
  method: 'POST',
  staff: { path: '/api/death/admin/:accountOwnerId', may: 'operations' },
  summary:
    'Reports the death of the owner with the certificate; another person confirms it. From the report on, no request of the owner can be made, signed or paid, and the owner cannot sign in. The fourth report of one person within 24 hours takes effect only after a second person approves; until then state is null.',
  body: z.strictObject({
    diedOn: calendarDay,
    certificateGuid: z.string().regex(/^[A-Za-z0-9_-]{2,64}$/, 'Please choose a document'),
    isDeathCertificate: z
      .boolean()
      .default(false)
      .describe(
        'True if the reporter has opened the file and states that it is the death certificate; otherwise refused',
      ),
  }),
  refuses: [409],
  response: ownerDeath,
  keyed: true,
})

export const takeOwnerDeathBack = endpoint({
  name: 'takeOwnerDeathBack',
  method: 'POST',
  staff: { path: '/api/death/admin/:accountOwnerId/takeBack', may: 'operations' },
  summary:
    "Requests the reversal of a confirmed death, or of a bank's report, because the owner is alive; another person decides.",
  body: z.strictObject({ note: line({ max: 500 }) }),
  refuses: [409],
  response: ownerDeath,
  keyed: true,
})
