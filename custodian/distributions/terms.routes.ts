import * as z from 'zod'
import { open } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { moneyOut } from '../../contract/fields.ts'
import { fromCents } from '../platform/money.ts'

/** What a distribution costs, for everybody who asks: the same setting that requests and agreements are made with. */
export function termsRoutes(api: Api): void {
  const { distributionFeeCents } = api.services.config
  api.endpoint({
    method: 'GET',
    path: '/terms',
    tag: 'distributions',
    summary: 'What each distribution costs, in dollars.',
    access: open,
    response: z.strictObject({ distributionFee: moneyOut }),
    handler: async () => ({ distributionFee: fromCents(distributionFeeCents) }),
  })
}
