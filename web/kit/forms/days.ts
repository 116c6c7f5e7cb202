import { isIsoDate } from '../ui/typedDate.ts'
import * as z from './zod.ts'

export const optionalDay = z.string().check(z.refine((text) => text === '' || isIsoDate(text), 'Invalid date'))
export const requiredDay = optionalDay.check(z.minLength(1, 'Required'))

/** Validation rule for a form with a startDate and an endDate: the start may not be after the end. */
export const endsAfterStart = z.refine<{ startDate: string; endDate: string }>(
  ({ startDate, endDate }) => !isIsoDate(startDate) || !isIsoDate(endDate) || startDate <= endDate,
  { error: 'The end date is before the start date', path: ['endDate'] },
)
