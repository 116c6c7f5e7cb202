import { formatMoney } from '../../kit/ui/format.ts'
import * as z from '../../kit/forms/zod.ts'

/** Upper bound in whole percent. `why` says what a higher one would lead to. */
export function percentAtMost(maximum: number, why: string) {
  return z.maximum(maximum, `Enter ${maximum}% or less. ${why}`)
}

/** Bounds of a field in dollars. The error messages format them as money. */
export function dollars(minimum: number, maximum: number) {
  return [
    z.minimum(minimum, `Number must be greater than or equal to ${formatMoney(minimum)}`),
    z.maximum(maximum, `Enter ${formatMoney(maximum)} or less.`),
  ] as const
}
