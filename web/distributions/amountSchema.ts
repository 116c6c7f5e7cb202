import * as z from '../forms/zod.ts'
import { atMost } from './atMost.ts'

/** Smallest custom amount, in dollars. The full amount may be less. */
const minimum = 25

/** `maximum` is the balance in dollars. */
export function amountSchema(maximum: number) {
  return z.discriminatedUnion('choice', [
    z.object({ choice: z.literal('full'), amount: z.nullish(z.number()) }),
    z.object({ choice: z.literal('custom'), amount: z.number().check(z.minimum(minimum), atMost(maximum)) }),
  ])
}

export type AmountValues = z.output<ReturnType<typeof amountSchema>>
