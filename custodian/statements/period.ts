import { addDays } from '../platform/calendar/bankDays.ts'

/** A quarter of a year. Both days are "YYYY-MM-DD" and included. */
export interface Period {
  start: string
  end: string
  /** The name of the quarter: "2026 Q1". */
  name: string
}

/** The last quarter that ended before a day. */
export function quarterBefore(day: string): Period {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = Math.floor((month - 1) / 3) * 3 + 1
  return quarterEnding(addDays(`${year}-${pad(first)}-01`, -1))
}

/** The quarter that ends on a day: the last day of March, June, September or December. */
export function quarterEnding(end: string): Period {
  const [endYear = '', endMonth = '12'] = end.split('-')
  return { start: `${endYear}-${pad(Number(endMonth) - 2)}-01`, end, name: `${endYear} Q${Number(endMonth) / 3}` }
}

const pad = (month: number) => String(month).padStart(2, '0')
