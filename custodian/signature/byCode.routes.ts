import { sendSigningCode, signByCode } from '../../contract/signature.ts'
import type { Serving } from '../platform/http/serve.ts'
import { invalid } from '../platform/http/errors.ts'
import { requireBelow, SIGNING_TRIES } from '../platform/http/throttle.ts'
import { mailSigningCode, signWithCode } from './byCode.ts'

/** Signing in the portal, without the link in the email. Staff have no path here. */
export function signByCodeRoutes({ serve, services }: Serving): void {
  serve(sendSigningCode, ({ call, ownerId, params, query }) =>
    call.write((context) =>
      mailSigningCode(context, { ownerId, requestId: params.requestId, again: query.again === 'true' }),
    ),
  )
  serve(signByCode, async ({ call, ownerId, params, body }) => {
    // Counted outside the transaction, so a rollback keeps the count.
    await requireBelow(services.db, SIGNING_TRIES, ownerId, call.now)
    const problem = await call.write((context) =>
      signWithCode(context, { ownerId, requestId: params.requestId, code: body.code, signerName: body.signerName }),
    )
    if (problem) throw invalid(problem)
  })
}
