import { getTerms } from '../../contract/taxes.ts'
import type { Serving } from '../platform/http/serve.ts'
import { fromCents } from '../platform/money.ts'

/** Serves the distribution fee and the minimum federal withholding, also without a session. */
export function termsRoutes({ serve, services }: Serving): void {
  const { distributionFeeCents, federalMinimumPercent } = services.config
  serve(getTerms, async () => ({ distributionFee: fromCents(distributionFeeCents), federalMinimumPercent }))
}
