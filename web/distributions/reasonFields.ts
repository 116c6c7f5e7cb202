import * as z from '../kit/forms/zod.ts'

/** The two fields of a form with a reason; they are checked on submit. */
export const reasonFields = { reasonKind: z.string(), reasonText: z.string() }
