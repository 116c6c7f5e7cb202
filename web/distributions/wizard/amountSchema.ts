import * as z from '../../kit/forms/zod.ts'
import { dollars } from './atMost.ts'
import { smallestAmount } from '../../core/screens/distributionAmount.ts'

/** `maximum` is the balance in dollars. */
export function amountSchema(maximum: number) {
  return z.discriminatedUnion('choice', [
    z.object({ choice: z.literal('full'), amount: z.nullish(z.number()) }),
    z.object({ choice: z.literal('custom'), amount: z.number().check(...dollars(smallestAmount, maximum)) }),
  ])
}

export type AmountValues = z.output<ReturnType<typeof amountSchema>>
