import * as z from '../kit/forms/zod.ts'

/** Why something about a line of the bank or the money of a plan is asked. */
export const reason = () => z.string().check(z.trim(), z.minLength(1, 'Please say why'))
export const ASK = 'Ask a second person'
