import * as z from 'zod'
import { ANY_STAFF, staff } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { notFound } from '../platform/http/errors.ts'
import { line } from '../../contract/line.ts'
import { findCode, revealCode } from './profileCode.ts'

const tag = 'owners'

/** The code of a registration as staff see it on the profile of an owner. */
export function profileCodeRoutes(api: Api): void {
  const { services } = api

  const registrationCode = z.strictObject({
    registrationCode: z.string().nullable(),
    registrationCodeCreated: z.string().nullable(),
  })
  api.endpoint({
    method: 'GET',
    path: '/register',
    tag,
    summary: 'Staff without an owner have no registration code.',
    access: staff(...ANY_STAFF),
    response: registrationCode,
    handler: async () => {
      throw notFound()
    },
  })
  api.endpoint({
    method: 'GET',
    adminPath: '/register/admin/:accountOwnerId',
    tag,
    summary: 'Whether a registration has a verification code, masked, and its time.',
    access: staff(...ANY_STAFF),
    response: registrationCode,
    handler: ({ call, ownerId }) => findCode(call, ownerId),
  })
  api.endpoint({
    method: 'POST',
    adminPath: '/register/admin/:accountOwnerId/reveal',
    tag,
    summary: 'The last verification code of a registration for a stated reason; audited, at most 20 an hour.',
    access: staff(...ANY_STAFF),
    body: z.strictObject({ reason: line({ max: 500 }) }),
    response: z.strictObject({ registrationCode: z.string() }),
    handler: ({ call, ownerId, body }) => revealCode(services, call, ownerId, body.reason),
  })
}
