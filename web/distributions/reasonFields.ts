import * as z from '../kit/forms/zod.ts'

/** The two fields of a form that asks for a reason; checked when it counts. */
export const reasonFields = { reasonKind: z.string(), reasonText: z.string() }
