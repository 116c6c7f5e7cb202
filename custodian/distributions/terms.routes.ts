import { getTerms } from '../../contract/taxes.ts'
import type { Serving } from '../platform/http/serve.ts'
import { fromCents } from '../platform/money.ts'

/** The distribution fee for everybody, from the setting that requests use. */
export function termsRoutes({ serve, services }: Serving): void {
  const { distributionFeeCents } = services.config
  serve(getTerms, async () => ({ distributionFee: fromCents(distributionFeeCents) }))
}
