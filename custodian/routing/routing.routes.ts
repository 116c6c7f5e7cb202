import { getBank } from '../../contract/taxes.ts'
import type { Serving } from '../platform/http/serve.ts'
import { withoutSeparators } from '../../contract/separators.ts'
import { routingDirectoryOf } from './directory.ts'
import { ROUTING } from '../platform/http/throttle.ts'

/** The bank of a routing number. */
export function routingRoutes({ serve, services }: Serving): void {
  const directory = routingDirectoryOf(services.config)
  serve(getBank, async ({ params }) => ({ name: directory.nameOf(withoutSeparators(params.routingNumber)) }), {
    limit: ROUTING,
  })
}
