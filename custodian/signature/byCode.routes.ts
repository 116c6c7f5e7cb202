import { sendSigningCode, signByCode } from '../../contract/signature.ts'
import { NO_BODY } from '../platform/http/call.ts'
import type { Problem } from '../platform/problem.ts'
import type { Serving } from '../platform/http/serve.ts'
import { invalid } from '../platform/http/errors.ts'
import { requireBelow, SIGNING_TRIES } from '../platform/http/throttle.ts'
import { mailSigningCode, signWithCode } from './byCode.ts'

/** Signs a request in the portal, without the link in the email. Staff have no path for this call. */
export function signByCodeRoutes({ serve, services }: Serving): void {
  serve(sendSigningCode, ({ call, ownerId, params, query }) =>
    call.write((context) =>
      mailSigningCode(context, { ownerId, requestId: params.requestId, again: query.again === 'true' }),
    ),
  )
  serve(signByCode, async ({ call, ownerId, params, body }) => {
    // The try is counted outside the transaction, so a rollback keeps the count.
    await requireBelow(services.db, SIGNING_TRIES, ownerId, call.now)
    const problems: Problem[] = []
    await call.write(async (context) => {
      const { code, signerName } = body
      const problem = await signWithCode(context, { ownerId, requestId: params.requestId, code, signerName })
      if (problem === null) return NO_BODY
      problems.push(problem)
    })
    // The error is sent after the commit, because a wrong try counts and must not be rolled back.
    if (problems.length > 0) throw invalid(...problems)
  })
}
