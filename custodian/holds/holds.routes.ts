import {
  enterReleaseCode,
  getPayoutHold,
  orderReleaseLetter,
  recordReleaseCall,
  type PayoutHold,
} from '../../contract/holds.ts'
import { ROLE } from '../../contract/roles.ts'
import type { Principal } from '../platform/http/access.ts'
import { type Call, writeContextOf } from '../platform/http/call.ts'
import type { Serving } from '../platform/http/serve.ts'
import { openHold } from './payoutHold.ts'
import { orderLetter, releaseByCode, TRIES, usableUntil, whyNoLetter } from './release.ts'
import { recordCall } from './releaseByStaff.ts'

/** The first payout after a registration is held; these release it. */
export function holdsRoutes({ serve, services }: Serving): void {
  serve(getPayoutHold, ({ call, ownerId }) => shown(call, ownerId))

  serve(orderReleaseLetter, async ({ call, ownerId }) => {
    await orderLetter(services, call, ownerId)
    return shown(call, ownerId)
  })

  serve(enterReleaseCode, async ({ call, ownerId, body }) => {
    await releaseByCode(services, call, ownerId, body.code)
    return shown(call, ownerId)
  })

  serve(recordReleaseCall, async ({ call, ownerId, body }) => ({
    waits: await call.write((write) => recordCall(writeContextOf(services, call, write), ownerId, body.note)),
  }))

  async function shown(call: Call<Principal>, ownerId: number): Promise<PayoutHold> {
    const hold = await openHold(call.db, ownerId)
    if (!hold) return NOTHING_HELD
    return {
      isHeld: true,
      since: hold.since.toISOString(),
      sentTo: hold.address1 === null ? null : `${hold.city}, ${hold.state}`,
      letterWrittenAt: hold.code_written_at?.toISOString() ?? null,
      usableUntil: usableUntil(hold, call.now)?.toISOString() ?? null,
      triesLeft: Math.max(0, TRIES - hold.code_tries),
      whyNoLetter: whyNoLetter(hold, call.now),
      numberToCall: call.principal.roleId === ROLE.customer ? null : hold.phone,
    }
  }
}

const NOTHING_HELD = {
  isHeld: false,
  since: null,
  sentTo: null,
  letterWrittenAt: null,
  usableUntil: null,
  triesLeft: 0,
  whyNoLetter: null,
  numberToCall: null,
}
