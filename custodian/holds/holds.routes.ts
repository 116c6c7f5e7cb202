import { ROLE } from '../../contract/roles.ts'
import * as z from 'zod'
import { OPERATIONS, owner, staff, type Principal } from '../platform/http/access.ts'
import { type Call, writeContextOf } from '../platform/http/call.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { momentOut } from '../../contract/fields.ts'
import { line } from '../../contract/line.ts'
import { leftOut } from '../../contract/line.ts'
import { openHold } from './payoutHold.ts'
import { orderLetter, releaseByCode, TRIES, usableUntil, whyNoLetter } from './release.ts'
import { recordCall } from './releaseByStaff.ts'

const tag = 'holds'
const NO_CODE = 'Please enter the 8 digits of the letter'

const holdOut = z.strictObject({
  isHeld: z.boolean().describe('Nothing is paid to this owner before the release'),
  since: momentOut.nullable(),
  sentTo: z.string().nullable().describe('City and state of the address on file; null when no letter can be sent'),
  letterWrittenAt: momentOut.nullable(),
  usableUntil: momentOut.nullable().describe('Null: no code works, a new letter is needed'),
  triesLeft: z.int(),
  whyNoLetter: z.string().nullable().describe('Why no new letter can be had now; null when one can'),
  numberToCall: z.string().nullable().describe('The number on file, for staff; null for customers'),
})

/** The first payout after a registration is held; these release it. */
export function holdsRoutes(api: Api): void {
  const { services } = api
  api.endpoint({
    method: 'GET',
    path: '/hold',
    adminPath: '/hold/admin/:accountOwnerId',
    tag,
    summary: 'Whether the first payout of the owner is held, and what releases it.',
    access: owner(...OPERATIONS),
    response: holdOut,
    handler: ({ call, ownerId }) => shown(call, ownerId),
  })

  api.endpoint({
    method: 'POST',
    path: '/hold/letter',
    adminPath: '/hold/admin/:accountOwnerId/letter',
    tag,
    summary: 'Writes a new letter with a new code to the address on file; 409 with the reason when none can be had.',
    access: owner(...OPERATIONS),
    body: z.strictObject({}),
    response: holdOut,
    handler: async ({ call, ownerId }) => {
      await orderLetter(services, call, ownerId)
      return shown(call, ownerId)
    },
  })

  api.endpoint({
    method: 'POST',
    path: '/hold/code',
    tag,
    summary: 'Releases the own payouts by the code of the letter: five tries of a letter.',
    access: owner(),
    body: z.strictObject({
      code: z
        .string(leftOut(NO_CODE))
        .max(40)
        .transform((text) => text.replace(/[\s-]/g, ''))
        .refine((text) => /^\d{8}$/.test(text), NO_CODE),
    }),
    response: holdOut,
    handler: async ({ call, ownerId, body }) => {
      await releaseByCode(services, call, ownerId, body.code)
      return shown(call, ownerId)
    },
  })

  api.endpoint({
    method: 'POST',
    adminPath: '/hold/admin/:accountOwnerId/call',
    tag,
    summary: 'Records the call to the number on file; another person decides the release.',
    access: staff(...OPERATIONS),
    body: z.strictObject({ note: line({ max: 500 }) }),
    response: z.strictObject({ waits: z.boolean().describe('For a second person') }),
    handler: async ({ call, ownerId, body }) => ({
      waits: await call.write((write) => recordCall(writeContextOf(services, call, write), ownerId, body.note)),
    }),
  })

  async function shown(call: Call<Principal>, ownerId: number): Promise<z.infer<typeof holdOut>> {
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
