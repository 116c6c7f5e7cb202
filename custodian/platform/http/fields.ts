import * as z from 'zod'
import { isMoney } from '../money.ts'
import './texts.ts'

/** Parts that many routes share. Nothing is coerced: a number is a number, and null is not 0. */

/** An id in a path; anything else is an unknown thing, so 404. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
  .describe('Whole number above 0')

export const bodyId = z.int().positive().max(2_147_483_647)

/** Dollars with at most two decimals. */
export const money = z.number().refine(isMoney, 'An amount has at most two decimals').meta({ format: 'money' })

/** Dollars in an answer; what is stored is exact. */
export const moneyOut = z.number().meta({ format: 'money' })

/** A day that exists, as YYYY-MM-DD. */
export const calendarDay = z.string().refine(isCalendarDay, 'Invalid date').meta({ format: 'date' })

export const dateOut = z.string().meta({ format: 'date' })
export const momentOut = z.string().meta({ format: 'date-time' })

export const stateCode = z.string().regex(/^[A-Z]{2}$/, 'Invalid state')

export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) && text >= '1900-01-01'
}
