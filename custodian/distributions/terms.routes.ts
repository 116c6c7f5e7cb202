import { getTerms } from '../../contract/taxes.ts'
import type { Serving } from '../platform/http/serve.ts'
import { fromCents } from '../platform/money.ts'

/** What a distribution costs, for everybody who asks: the same setting that requests and agreements are made with. */
export function termsRoutes({ serve, services }: Serving): void {
  const { distributionFeeCents } = services.config
  serve(getTerms, async () => ({ distributionFee: fromCents(distributionFeeCents) }))
}
