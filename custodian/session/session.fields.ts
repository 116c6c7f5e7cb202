import * as z from 'zod'

export const password = z.string().min(1, 'Required').max(256)
/** Of an authenticator app, as people type it: "123 456" too. */
export const code = z.string().min(1, 'Required').max(20)
