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
    .describe(
      'Party whose name was compared: the account owner, the recipient paid instead of an owner, or the payee on a check',
    ),
  accountOwnerId: z.int().describe('ID of the owner, or of the owner whose payment had the match'),
  name: z.string().describe('The name that was compared'),
  dateOfBirth: dateOut.nullable(),
  entry: z.string().describe('Key of the entry, the same in every version of the list'),
  listedName: z.string(),
  listedBirth: z.string().nullable().describe('Birth date as written in the list'),
  foundAt: momentOut,
  status: z.enum(['OPEN', 'CLEARED', 'CONFIRMED']),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable().describe('Email address of the reviewer'),
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
  summary: 'Decides whether a match is the listed person. If not, the same entry is not matched with the name again.',
  params: { matchId: pathId },
  body: z.strictObject({
    isListed: z.boolean(),
    reason: line({ max: MOST_CHARACTERS, required: 'Please enter a reason' }),
  }),
  refuses: [409],
  response: sanctionsMatch,
  keyed: true,
})
