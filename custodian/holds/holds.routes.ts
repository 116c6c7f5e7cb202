import {
  enterReleaseCode,
  getPayoutHold,
  NOT_HELD,
  orderReleaseLetter,
  recordReleaseCall,
  type PayoutHold,
} from '../../contract/holds.ts'
import { ROLE } from '../../contract/roles.ts'
import type { Db } from '../platform/db/connect.ts'
import type { Principal } from '../platform/context/principal.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import { invalid } from '../platform/http/errors.ts'
import type { Problem } from '../platform/problem.ts'
import type { Serving } from '../platform/http/serve.ts'
import { openHold } from './payoutHold.ts'
import { nextLetterAt, orderLetter, releaseByCode, TRIES, usableUntil, whyNoLetter, whyNoneLeft } from './release.ts'
import { recordCall } from './releaseByStaff.ts'

/** Calls that show and release the hold on an owner's first payout after a registration. */
export function holdsRoutes({ serve, services }: Serving): void {
  serve(getPayoutHold, ({ call, ownerId }) => shown(call.db, call, ownerId))

  serve(orderReleaseLetter, ({ call, ownerId }) =>
    call.write(async (context) => {
      await orderLetter(context, ownerId)
      return shown(context.tx, call, ownerId)
    }),
  )

  serve(enterReleaseCode, async ({ call, ownerId, body }) => {
    const problems: Problem[] = []
    const hold = await call.write(async (context) => {
      problems.push(...(await releaseByCode(context, ownerId, body.code)))
      return problems.length > 0 ? undefined : shown(context.tx, call, ownerId)
    })
    // Throw only after the commit, because a wrong code counts as a try and must not be rolled back.
    if (!hold) throw invalid(...problems)
    return hold
  })

  serve(recordReleaseCall, ({ call, ownerId, body }) =>
    call.write(async (context) => ({
      waits: await recordCall(context, ownerId, body.note),
    })),
  )

  async function shown(db: Db, call: CallContext<Principal>, ownerId: number): Promise<PayoutHold> {
    const hold = await openHold(db, ownerId)
    if (!hold) return NOT_HELD
    const limit = await nextLetterAt(db, ownerId)
    const refused = whyNoLetter(services, hold, call.now, limit) ?? whyNoneLeft(services, call.now, limit)
    return {
      isHeld: true,
      since: hold.since.toISOString(),
      sentTo: hold.address1 === null ? null : `${hold.city}, ${hold.state}`,
      letterWrittenAt: hold.code_written_at?.toISOString() ?? null,
      usableUntil: usableUntil(hold, call.now)?.toISOString() ?? null,
      triesLeft: Math.max(0, TRIES - hold.code_tries),
      whyNoLetter: refused?.message ?? null,
      numberToCall: call.principal.roleId === ROLE.customer ? null : hold.phone,
    }
  }
}
