import * as z from 'zod'

/** A file in a response; the content is base64. */
export const fileOut = z.strictObject({ contentType: z.string(), content: z.base64(), fileName: z.string() })
export type FileAnswer = z.output<typeof fileOut>
