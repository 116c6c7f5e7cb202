import * as z from '../kit/forms/zod.ts'

/** Reason for a request about a line of the bank or plan money. */
export const reason = () => z.string().check(z.trim(), z.minLength(1, 'Please say why'))
export const ASK = 'Ask a second person'
