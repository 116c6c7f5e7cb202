import * as z from '../../kit/forms/zod.ts'
import { percentAtMost } from './atMost.ts'

/** Withholding percentage if the owner makes no election: IRC 3405(b)(1). A Roth IRA starts without withholding. */
export const defaultPercent = 10

interface Bounds {
  minimum: number
  maximum: number
  /** The state whose tax lowers the maximum; null if none does. */
  taxedBy: string | null
}

/** Bounds in whole percent that the server allows for this amount without an opt-out. */
export function federalSchema({ minimum, maximum, taxedBy }: Bounds) {
  const why = `${taxedBy ? `With ${taxedBy}’s tax, more` : 'More'} would leave nothing to pay.`
  const residenceState = z.string().check(z.minLength(2, 'Please select a state'))
  return z.discriminatedUnion('optOut', [
    z.object({ optOut: z.literal(true), percent: z.nullish(z.number()), residenceState }),
    z.object({
      optOut: z.literal(false),
      percent: z.number().check(
        z.refine((percent) => Number.isInteger(percent), 'Expected integer, received float'),
        z.minimum(minimum),
        percentAtMost(maximum, why),
      ),
      residenceState,
    }),
  ])
}

export type FederalValues = z.output<ReturnType<typeof federalSchema>>
