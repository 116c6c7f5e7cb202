import * as z from '../kit/forms/zod.ts'

/** Schema of the required reason for a request about a bank line or plan money. */
export const reason = () => z.string().check(z.trim(), z.minLength(1, 'Please say why'))
export const ASK = 'Ask a second person'
