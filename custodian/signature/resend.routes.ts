import * as z from 'zod'
import { maskedEmail } from '../distributions/accountNumbers.ts'
import { fullRequests } from '../distributions/request.sql.ts'
import { OPERATIONS, owner } from '../platform/http/access.ts'
import { writeContextOf } from '../platform/http/call.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import { pathId } from '../../contract/fields.ts'
import { hit, SIGN_AGAIN, tooMany } from '../platform/http/throttle.ts'
import { resend } from './resend.ts'

const tag = 'distributions'

/** The link to the form of a request once more. */
export function resendRoutes(api: Api): void {
  api.endpoint({
    method: 'POST',
    path: '/request/:requestId/resend',
    adminPath: '/request/admin/:accountOwnerId/:requestId/resend',
    tag,
    summary: 'Mails the link to sign once more; the link sent before stops working.',
    access: owner(...OPERATIONS),
    params: z.object({ requestId: pathId }),
    response: z.strictObject({ sentTo: z.string() }),
    handler: async ({ call, ownerId, params }) =>
      call.write(async (write) => {
        const request = await fullRequests(write.tx)
          .where('r.request_id', '=', params.requestId)
          .where('o.account_owner_id', '=', ownerId)
          .executeTakeFirst()
        if (!request) throw notFound()
        if (request.signed_at !== null || request.status_id !== 1)
          throw refuse(409, 'This document does not wait for a signature.')
        const wait = await hit(write.tx, SIGN_AGAIN, String(params.requestId), call.now)
        if (wait > 0) throw tooMany(wait)
        const { email } = await resend(writeContextOf(api.services, call, write), { ownerId, request })
        return { sentTo: maskedEmail(email) }
      }),
  })
}
