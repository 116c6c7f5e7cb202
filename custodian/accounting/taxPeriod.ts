import type { TaxPeriod } from '../../contract/accounting.ts'
import { addDays } from '../platform/calendar/bankDays.ts'

const MONTHS = { Month: 1, Quarter: 3, Year: 12 } as const

/** The first and the last day of a tax period, "YYYY-MM-DD"; a period in progress ends today. */
export function daysOf(period: TaxPeriod, today: string): { from: string; to: string } {
  const length = MONTHS[period.replace(/^(this|last)/, '') as keyof typeof MONTHS]
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = Math.floor((month - 1) / length) * length
  const from = firstOf(year, first)
  if (period.startsWith('this')) return { from, to: today }
  return { from: firstOf(year, first - length), to: addDays(from, -1) }
}

/** Months count from 0; a negative number means a month of an earlier year. */
function firstOf(year: number, month: number): string {
  const moment = new Date(Date.UTC(year, month, 1))
  return moment.toISOString().slice(0, 10)
}
