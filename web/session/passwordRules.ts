import * as z from '../kit/forms/zod.ts'
import { minimumLength } from './strength.ts'

/** Schema of an existing password. Requires the shortest length that was ever allowed. */
export const password = z.string().check(z.minLength(minimumLength))

/** Schema of a new password. Requires the minimum length that the operator has set. */
export const newPassword = (least: number) => z.string().check(z.minLength(least))

export const mismatch = 'Passwords do not match'

/** Schema of the agreement to the terms, which every login requires. */
export const agreement = z.literal(true, 'You must agree to the terms and conditions')
