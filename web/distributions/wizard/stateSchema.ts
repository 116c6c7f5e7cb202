import * as z from '../../kit/forms/zod.ts'
import { dollars } from './atMost.ts'

/** Bounds in dollars that the server sends for this draft. */
export function stateSchema(minimum: number, maximum: number) {
  return z.discriminatedUnion('optOut', [
    z.object({ optOut: z.literal(true), amount: z.nullish(z.number()) }),
    z.object({ optOut: z.literal(false), amount: z.number().check(...dollars(minimum, maximum)) }),
  ])
}

export type StateValues = z.output<ReturnType<typeof stateSchema>>
