import { formatMoney } from '../../kit/ui/format.ts'
import * as z from '../../kit/forms/zod.ts'

export function atMost(maximum: number) {
  return z.maximum(maximum, `Number must be less than or equal to ${maximum}`)
}

/** Bounds of a field in dollars. The error messages format them as money. */
export function dollars(minimum: number, maximum: number) {
  return [
    z.minimum(minimum, `Number must be greater than or equal to ${formatMoney(minimum)}`),
    z.maximum(maximum, `Number must be less than or equal to ${formatMoney(maximum)}`),
  ] as const
}
