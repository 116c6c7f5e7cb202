import * as z from 'zod'
import { termsOf } from '../distributions/terms.ts'
import { self } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { withoutSeparators } from '../platform/http/separators.ts'
import { ROUTING } from '../platform/http/throttle.ts'

/** The bank of a routing number. */
export function routingRoutes(api: Api): void {
  const terms = termsOf(api.services)
  api.endpoint({
    method: 'GET',
    path: '/routing/:routingNumber',
    tag: 'distributions',
    summary: 'Name of the bank, or "INVALID" for a number that no bank has.',
    access: self,
    limit: ROUTING,
    params: z.object({ routingNumber: z.string().max(40) }),
    response: z.strictObject({ name: z.string() }),
    handler: async ({ params }) => ({ name: terms.routing.nameOf(withoutSeparators(params.routingNumber)) }),
  })
}
