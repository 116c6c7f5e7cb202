import * as z from '../forms/zod.ts'
import { minimumLength } from './strength.ts'

export const password = z.string().check(z.minLength(minimumLength))

export const mismatch = 'Passwords do not match'
