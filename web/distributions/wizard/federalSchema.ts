import * as z from '../../kit/forms/zod.ts'
import { atMost } from './atMost.ts'

/** Smallest whole percent of federal withholding without an opt-out. */
export const minimumPercent = 10

/** `maximum` is the largest whole percent that the server allows for this amount. */
export function federalSchema(maximum: number) {
  const residenceState = z.string().check(z.minLength(2, 'Please select a state'))
  return z.discriminatedUnion('optOut', [
    z.object({ optOut: z.literal(true), percent: z.nullish(z.number()), residenceState }),
    z.object({
      optOut: z.literal(false),
      percent: z.number().check(
        z.refine((percent) => Number.isInteger(percent), 'Expected integer, received float'),
        z.minimum(minimumPercent),
        atMost(maximum),
      ),
      residenceState,
    }),
  ])
}

export type FederalValues = z.output<ReturnType<typeof federalSchema>>
