import { isIsoDate } from '../ui/typedDate.ts'
import * as z from './zod.ts'

/** Schema of a required date as `YYYY-MM-DD`. */
export const requiredDate = z
  .string()
  .check(
    z.minLength(1, { error: 'Required', abort: true }),
    z.refine(isIsoDate, { error: 'Please enter a valid date', abort: true }),
  )
