import { endpointsOf } from '../../contract/endpoint.ts'
import { getRegistration, revealRegistrationCode } from '../../contract/registration.ts'
import { notFound } from '../platform/http/errors.ts'
import type { Serving } from '../platform/http/serve.ts'
import { REVEAL } from '../platform/http/throttle.ts'
import { findCode, revealCode } from './profileCode.ts'

const noRegistration = endpointsOf('owners')({
  name: 'noRegistration',
  method: 'GET',
  staff: { path: '/api/register', may: 'staff' },
  summary: 'Answers 404 to staff who act for no owner, because only owners have a registration code.',
  response: getRegistration.response,
})

/** Shows the registration code on an owner's profile to staff. */
export function profileCodeRoutes({ serve }: Serving): void {
  serve(noRegistration, async () => {
    throw notFound()
  })
  serve(getRegistration, ({ call, ownerId }) => findCode(call.db, ownerId))
  // Shares one limit with reveals of social security numbers.
  serve(
    revealRegistrationCode,
    ({ call, ownerId, body }) => call.write((context) => revealCode(context, ownerId, body.reason)),
    { limit: REVEAL },
  )
}
