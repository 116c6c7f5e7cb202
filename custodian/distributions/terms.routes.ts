import { getTerms } from '../../contract/taxes.ts'
import type { Serving } from '../platform/http/serve.ts'
import { fromCents } from '../platform/money.ts'

/** Fee and minimum federal withholding for anybody, from the settings that requests use. */
export function termsRoutes({ serve, services }: Serving): void {
  const { distributionFeeCents, federalMinimumPercent } = services.config
  serve(getTerms, async () => ({ distributionFee: fromCents(distributionFeeCents), federalMinimumPercent }))
}
