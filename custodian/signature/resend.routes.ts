import { resendSignatureLink } from '../../contract/requests.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { maskedEmail } from '../distributions/accountNumbers.ts'
import { fullRequests } from '../distributions/request.sql.ts'
import { writeContextOf } from '../platform/http/call.ts'
import type { Serving } from '../platform/http/serve.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import { hit, SIGN_AGAIN, tooMany } from '../platform/http/throttle.ts'
import { resend } from './resend.ts'

/** The link to the form of a request once more. */
export function resendRoutes({ serve, services }: Serving): void {
  serve(resendSignatureLink, async ({ call, ownerId, params }) =>
    call.write(async (write) => {
      const request = await fullRequests(write.tx)
        .where('r.request_id', '=', params.requestId)
        .where('o.account_owner_id', '=', ownerId)
        .executeTakeFirst()
      if (!request) throw notFound()
      if (request.signed_at !== null || request.status_id !== REQUEST_STATUS.open)
        throw refuse(409, 'This document does not wait for a signature.')
      const wait = await hit(write.tx, SIGN_AGAIN, String(params.requestId), call.now)
      if (wait > 0) throw tooMany(wait)
      const { email } = await resend(writeContextOf(services, call, write), { ownerId, request })
      return { sentTo: maskedEmail(email) }
    }),
  )
}
