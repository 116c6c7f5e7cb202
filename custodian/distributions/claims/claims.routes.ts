import {
  correctDeathRecipient,
  getDeathClaims,
  makeDeathClaim,
  quoteDeathClaim,
} from '../../../contract/deathClaims.ts'
import { violatedConstraint } from '../../platform/db/errors.ts'
import { refuse, refuseIf } from '../../platform/http/errors.ts'
import type { Serving } from '../../platform/http/serve.ts'
import { deathClaims, type MinimumsAtDeath } from './claimShare.ts'
import { readClaimAccount } from './claimAccount.ts'
import { claimFigures, quoteOf } from './claimFigures.ts'
import { makeClaim } from './makeClaim.ts'
import { correctRecipient } from './recipient.ts'

/** Claims after the death of an owner: list, estimate and creation. */
export function claimsRoutes({ serve, services }: Serving, minimumsAtDeath: MinimumsAtDeath): void {
  serve(getDeathClaims, ({ call, ownerId }) => deathClaims(call.db, ownerId, minimumsAtDeath))

  serve(quoteDeathClaim, async ({ call, ownerId, params: { accountId }, body }) => {
    const key = { ownerId, accountId, userId: call.principal.userId }
    const of = await readClaimAccount(call.db, services, key, call.today)
    const { figures, problems } = claimFigures(of, body)
    refuseIf(400, ...problems)
    return quoteOf(figures, of)
  })

  serve(correctDeathRecipient, ({ call, ownerId, params: { payeeId }, body }) =>
    call.write((context) => correctRecipient(context, { ownerId, payeeId }, body)),
  )

  serve(makeDeathClaim, async ({ call, ownerId, params: { accountId }, body }) => {
    try {
      return await call.write((context) => makeClaim(context, { ownerId, accountId }, body))
    } catch (error) {
      const isTaken = violatedConstraint(error) === 'distribution_request_active'
      throw isTaken ? refuse(409, 'A claim of this recipient on this account is open already.') : error
    }
  })
}
