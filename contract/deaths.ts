import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { calendarDay, dateOut, momentOut } from './fields.ts'
import { line } from './line.ts'
import { maybe } from './partial.ts'

const endpoint = endpointsOf('deaths')

/** State of a death report: reported by one employee or bank, or confirmed by a second person. */
export const DEATH_STATES = ['REPORTED', 'CONFIRMED'] as const

const ownerDeath = z.strictObject({
  state: z.enum(DEATH_STATES).nullable().describe('Null: nobody has reported a death, or what was reported has ended'),
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
      .describe('Return code of the payment by which a bank reported it (R14, R15); null: one of staff did'),
  ),
  requestsPutAside: z.int().describe('How many requests of the owner the report has put aside'),
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
    'Reports the death of the owner with the certificate; another person confirms it. From now on nothing is asked for, signed or paid for the owner, and nobody signs in as the owner. The fourth report of one person within 24 hours stops nothing before a second person approves it: state stays null.',
  body: z.strictObject({
    diedOn: calendarDay,
    certificateGuid: z.string().regex(/^[A-Za-z0-9_-]{2,64}$/, 'Please choose a document'),
    isDeathCertificate: z
      .boolean()
      .default(false)
      .describe('The reporter has opened the file and states that it is the death certificate; otherwise refused'),
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
    'Asks to take a confirmed death, or the report of a bank, back, because the owner is alive; another person decides.',
  body: z.strictObject({ note: line({ max: 500 }) }),
  refuses: [409],
  response: ownerDeath,
  keyed: true,
})
