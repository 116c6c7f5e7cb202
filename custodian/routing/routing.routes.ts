import * as z from 'zod'
import { self } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { withoutSeparators } from '../platform/http/separators.ts'
import { routingDirectoryOf } from './directory.ts'
import { ROUTING } from '../platform/http/throttle.ts'

/** The bank of a routing number. */
export function routingRoutes(api: Api): void {
  const directory = routingDirectoryOf(api.services.config)
  api.endpoint({
    method: 'GET',
    path: '/routing/:routingNumber',
    tag: 'distributions',
    summary: 'Name of the bank, or "INVALID" for a number that no bank has.',
    access: self,
    limit: ROUTING,
    params: z.object({ routingNumber: z.string().max(40) }),
    response: z.strictObject({ name: z.string() }),
    handler: async ({ params }) => ({ name: directory.nameOf(withoutSeparators(params.routingNumber)) }),
  })
}
