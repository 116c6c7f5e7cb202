import * as z from '../kit/forms/zod.ts'
import { minimumLength } from './strength.ts'

/** A password that is in use: the least length that any had. */
export const password = z.string().check(z.minLength(minimumLength))

/** A new one, as long as the operator asks for. */
export const newPassword = (least: number) => z.string().check(z.minLength(least))

export const mismatch = 'Passwords do not match'
