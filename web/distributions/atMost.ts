import * as z from '../forms/zod.ts'

export function atMost(maximum: number) {
  return z.maximum(maximum, `Number must be less than or equal to ${maximum}`)
}
