import * as z from 'zod'
import { OPERATIONS, operator, staff } from '../platform/http/access.ts'
import { UPLOAD_BODY, type Api } from '../platform/http/endpoint.ts'
import { refuse } from '../platform/http/errors.ts'
import { takeInReturns } from './processRejections.job.ts'
import type { RunJob } from '../platform/jobs/job.ts'
import { enteredReturns, parseReturns } from './returns.ts'

const PROCESS_REJECTIONS = 14
/** In base64: 10 MB, as of any upload. */
const MOST_RETURNED = 14_000_000

const tag = 'jobs'
const broughtBack = z.union([
  z.strictObject({ content: z.base64().max(MOST_RETURNED) }),
  z.strictObject({ returns: enteredReturns.min(1).max(1_000) }),
])

const count = (meaning: string) => z.int().describe(meaning)
const workedOff = z.object({
  jobId: z.int(),
  returned: count('Money is with the returns, the request is Incomplete'),
  corrected: count('The bank corrected bank details; no money moved'),
  stays: count('Money is with the returns; the account has another active request'),
  noted: count('Nothing moved; a person must look'),
  known: count('Came back before'),
  refused: count('Fits no payment'),
  failed: count('Will be tried again'),
  failures: z.array(z.string()).describe('A line for each that a person must look at; no personal data'),
})

/** Payments that came back, from the operator of this machine or from staff. */
export function returnRoutes(api: Api, runJob: RunJob): void {
  const { services } = api

  api.endpoint({
    method: 'POST',
    path: '/job/rejections',
    tag,
    summary: 'Takes in payments that came back, a file of the bank or a list that staff entered, and works them off.',
    access: operator,
    body: broughtBack,
    bodyLimit: UPLOAD_BODY,
    response: z.looseObject({ jobId: z.int() }),
    handler: async ({ body }) => {
      await takeInReturns(services, contentOf(body))
      return runJob(services, PROCESS_REJECTIONS)
    },
  })

  api.endpoint({
    method: 'POST',
    adminPath: '/payment/returns',
    tag,
    summary: 'The same for staff, once for a file or list; answers what became of the payments.',
    access: staff(...OPERATIONS),
    body: broughtBack,
    bodyLimit: UPLOAD_BODY,
    response: workedOff,
    handler: async ({ call, body }) => {
      const content = contentOf(body)
      await call.write(async ({ tx, audit }) => {
        const { sha256, isDone } = await takeInReturns(services, content, { tx, userId: call.principal.userId })
        if (isDone) throw refuse(409, 'These returns were taken in before.')
        await audit({ action: 'returns.takeIn', entity: 'return_file', entityId: sha256 })
      })
      return workedOff.parse(await runJob(services, PROCESS_REJECTIONS))
    },
  })
}

/** @throws 400 for what no returned payment can be read from */
function contentOf(body: z.output<typeof broughtBack>): Buffer {
  const content = 'content' in body ? Buffer.from(body.content, 'base64') : Buffer.from(JSON.stringify(body.returns))
  const returns = parseReturns(content)
  if (returns === null) throw refuse(400, 'This is neither a bank file nor a list of returns.')
  if (returns.returned.length + returns.unreadable.length === 0)
    throw refuse(400, 'There is no returned payment in this file.')
  return content
}
