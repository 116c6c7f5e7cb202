import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'

const endpoint = endpointsOf('service')

/** As many reads as are taken in one request. */
export const MOST_JOINED = 16

/**
 * On the answers of a custodian that takes reads together: how many in one request. Without it each is asked for alone.
 */
export const JOINED_HEADER = 'x-joined-reads'

/** The answer of one read; null when it was not there in time, and has to be asked for alone. */
const joinedAnswer = z
  .strictObject({
    status: z.int().describe('As alone; 421 for a read that is not taken together with others'),
    headers: z.record(z.string(), z.string()).describe('Where the page stands, and when to come again'),
    body: z.unknown(),
  })
  .nullable()

export type JoinedAnswer = z.infer<typeof joinedAnswer>

/** Several short reads of one person. It changes nothing, and each read has the answer that it has alone. */
export const joinReads = endpoint({
  name: 'joinReads',
  method: 'POST',
  customer: '/api/reads',
  summary: 'Several short reads in one request, each answered as if it came alone.',
  body: z.strictObject({
    paths: z
      .array(z.string().regex(/^\/api\/[\x21-\x7e]{1,2000}$/))
      .min(1)
      .max(MOST_JOINED)
      .describe('Addresses of reads (GET) with their queries'),
  }),
  response: z.array(joinedAnswer).describe('In the order of the paths'),
})
