import { resendSignatureLink } from '../../contract/requests.ts'
import { resendAgreement } from '../../contract/signature.ts'
import { maskedEmail } from '../distributions/accountNumbers.ts'
import { fullRequests } from '../distributions/request.sql.ts'
import { requireAlive } from '../owners/death.ts'
import type { Serving } from '../platform/http/serve.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import { requireBelow, SIGN_AGAIN } from '../platform/http/throttle.ts'
import { maySign } from './maySign.ts'
import { resendAgreementTo } from './agreement.ts'
import { resend } from './resend.ts'

/** Sends the link to a request's form, or to the custodial agreement, again. */
export function resendRoutes({ serve }: Serving): void {
  serve(resendAgreement, ({ call, ownerId }) =>
    call.write(async (context) => {
      const { email } = await resendAgreementTo(context, ownerId)
      return { sentTo: maskedEmail(email) }
    }),
  )

  serve(resendSignatureLink, async ({ call, ownerId, params }) =>
    call.write(async (context) => {
      const request = await fullRequests(context.tx)
        .where('r.request_id', '=', params.requestId)
        .where('o.account_owner_id', '=', ownerId)
        .executeTakeFirst()
      if (!request) throw notFound()
      await requireAlive(context.tx, ownerId)
      if (!(await maySign(context, request))) throw refuse(409, 'This document does not wait for a signature.')
      await requireBelow(context.tx, SIGN_AGAIN, params.requestId, call.now)
      const { email } = await resend(context, { ownerId, request })
      return { sentTo: maskedEmail(email) }
    }),
  )
}
