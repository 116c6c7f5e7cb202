import { getBank } from '../../contract/taxes.ts'
import type { Serving } from '../platform/http/serve.ts'
import { routingDirectoryOf } from './directory.ts'
import { ROUTING } from '../platform/http/throttle.ts'

/** Looks up the bank of a routing number. */
export function routingRoutes({ serve, services }: Serving): void {
  const directory = routingDirectoryOf(services.config)
  serve(getBank, async ({ params }) => ({ name: directory.nameOf(params.routingNumber) }), {
    limit: ROUTING,
  })
}
