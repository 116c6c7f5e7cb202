import * as z from '../kit/forms/zod.ts'
import { minimumLength } from './strength.ts'

/** An existing password: the shortest length that was ever allowed. */
export const password = z.string().check(z.minLength(minimumLength))

/** A new password: the operator's minimum length. */
export const newPassword = (least: number) => z.string().check(z.minLength(least))

export const mismatch = 'Passwords do not match'
