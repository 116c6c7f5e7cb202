import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { dateOut, momentOut, pathId } from './fields.ts'
import { line } from './line.ts'
import { MOST_CHARACTERS } from './reasonTexts.ts'

const endpoint = endpointsOf('sanctions')

/** Maximum number of matches per response. */
export const MOST_MATCHES = 200

const sanctionsMatch = z.strictObject({
  matchId: z.int(),
  party: z
    .enum(['OWNER', 'PAYEE', 'PAYABLE_TO'])
    .describe('The account owner, who is paid in the place of one, or the words on a check'),
  accountOwnerId: z.int().describe('The owner, or the owner whose payment it was found at'),
  name: z.string().describe('The name as it was compared'),
  dateOfBirth: dateOut.nullable(),
  entry: z.string().describe('The entry of the list, the same in every list'),
  listedName: z.string(),
  listedBirth: z.string().nullable().describe('The birth date as the list writes it'),
  foundAt: momentOut,
  status: z.enum(['OPEN', 'CLEARED', 'CONFIRMED']),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable().describe('The email of the reviewer'),
})
export type SanctionsMatch = z.output<typeof sanctionsMatch>

export const listSanctionsMatches = endpoint({
  name: 'listSanctionsMatches',
  method: 'GET',
  staff: { path: '/api/compliance/sanctions', may: 'compliance' },
  summary: `Names of owners and recipients that match the sanctions list and hold payments, oldest first, at most ${MOST_MATCHES}.`,
  response: z.array(sanctionsMatch),
})

export const decideSanctionsMatch = endpoint({
  name: 'decideSanctionsMatch',
  method: 'PUT',
  staff: { path: '/api/compliance/sanctions/:matchId', may: 'compliance' },
  summary:
    'Says whether a match is the listed person. One that is somebody else is not asked about for the same entry again.',
  params: { matchId: pathId },
  body: z.strictObject({
    isListed: z.boolean(),
    reason: line({ max: MOST_CHARACTERS, required: 'Please enter a reason' }),
  }),
  refuses: [409],
  response: sanctionsMatch,
  keyed: true,
})
