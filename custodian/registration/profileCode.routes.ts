import { getRegistration, revealRegistrationCode } from '../../contract/registration.ts'
import { ANY_STAFF, staff } from '../platform/http/access.ts'
import { notFound } from '../platform/http/errors.ts'
import type { Serving } from '../platform/http/serve.ts'
import { findCode, revealCode } from './profileCode.ts'

/** The code of a registration as staff see it on the profile of an owner. */
export function profileCodeRoutes({ serve, endpoint, services }: Serving): void {
  endpoint({
    method: 'GET',
    path: '/register',
    tag: 'owners',
    summary: 'Staff without an owner have no registration code.',
    access: staff(...ANY_STAFF),
    response: getRegistration.response,
    handler: async () => {
      throw notFound()
    },
  })
  serve(getRegistration, ({ call, ownerId }) => findCode(call, ownerId))
  serve(revealRegistrationCode, ({ call, ownerId, body }) => revealCode(services, call, ownerId, body.reason))
}
