import * as z from 'zod'
import { operator } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { resetSecondFactor } from './resetSecondFactor.ts'
import { changeStaff } from './staff.ts'

const email = z.email().max(254).toLowerCase()

/** Log-ins of staff, for the operator of this machine (`npm run staff`). */
export function staffRoutes(api: Api): void {
  api.endpoint({
    method: 'POST',
    path: '/staff',
    tag: 'session',
    summary: 'Gives a person of staff a log-in or another role, or closes it; answers the link that sets a password.',
    access: operator,
    body: z.strictObject({
      email,
      roleId: z.union([z.literal(1), z.literal(2), z.literal(4), z.literal('off')]),
      person: z
        .strictObject({
          name: z.string().trim().min(1).max(200).optional(),
          accountOwnerId: z.int().min(1).max(2_147_483_647).optional(),
        })
        .optional(),
    }),
    response: z.strictObject({ link: z.string().nullable() }),
    handler: async ({ body: { person, ...change } }) => ({
      link: await changeStaff(api.services, { ...change, ...(person ? { person } : {}) }),
    }),
  })

  api.endpoint({
    method: 'POST',
    path: '/staff/reset-second-factor',
    tag: 'session',
    summary: 'Takes the second factor off somebody who has lost it; answers the link of staff that sets a new one.',
    access: operator,
    body: z.strictObject({ email }),
    response: z.strictObject({ link: z.string().nullable() }),
    handler: async ({ body }) => ({ link: await resetSecondFactor(api.services, body.email) }),
  })
}
