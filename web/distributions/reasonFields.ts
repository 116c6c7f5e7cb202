import * as z from '../kit/forms/zod.ts'

/** The two form fields of a reason, checked when the form is submitted. */
export const reasonFields = { reasonKind: z.string(), reasonText: z.string() }
