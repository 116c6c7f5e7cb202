import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { addDays, bankHolidays } from '../platform/calendar/bankDays.ts'
import type { Config } from '../platform/config/config.ts'

/**
 * Which days do not count when something is due to the Internal Revenue Service: Saturdays, Sundays and the legal holidays
 * of the District of Columbia (Internal Revenue Code, section 7503; for deposits Publication 15, section 11). Days are
 * "YYYY-MM-DD".
 */
export interface TaxCalendar {
  /** Whether it is a weekday on which a legal holiday is kept. */
  isHoliday: (day: string) => boolean
  /** The day itself, or the next one on which something may be due. */
  businessDayOnOrAfter: (day: string) => string
  /** How many days the operator has added or taken out. */
  changes: number
}

const row = z.strictObject({
  day: z.iso.date(),
  name: z.string().min(1),
  /** false: the rule makes a holiday of it, and it was none. */
  isHoliday: z.boolean().default(true),
})
type Row = z.infer<typeof row>

const known = new Map<string | null, TaxCalendar>()

/**
 * The calendar of this custodian, read once: the holidays of the law by rule, changed by the operator's table where one is
 * given (TAX_HOLIDAYS_FILE). @throws when the file is not such a table
 */
export function taxCalendarOf({ taxHolidaysFile: file }: Pick<Config, 'taxHolidaysFile'>): TaxCalendar {
  const calendar = known.get(file) ?? readTaxCalendar(file === null ? [] : JSON.parse(readFileSync(file, 'utf8')))
  known.set(file, calendar)
  return calendar
}

/** The same from parsed JSON. @throws for what is no table, has a day twice, or a day of a weekend */
export function readTaxCalendar(json: unknown): TaxCalendar {
  const rows = z.array(row).parse(json)
  const byDay = new Map<string, Row>()
  for (const one of rows) {
    const { day, name } = one
    if (byDay.has(day)) throw new Error(`${day} is in the table of tax holidays twice`)
    if (isWeekend(day)) throw new Error(`${day} (${name}) is a weekend: give the weekday on which the holiday is kept`)
    byDay.set(day, one)
  }
  const isHoliday = (day: string) => byDay.get(day)?.isHoliday ?? legalHolidays(Number(day.slice(0, 4))).has(day)
  const businessDayOnOrAfter = (day: string): string =>
    isWeekend(day) || isHoliday(day) ? businessDayOnOrAfter(addDays(day, 1)) : day
  return { isHoliday, businessDayOnOrAfter, changes: rows.length }
}

const holidays = new Map<number, ReadonlySet<string>>()

/**
 * The legal holidays of the District of Columbia as they are kept in a year (D.C. Code, section 28-2701): those of the
 * Federal Reserve, Emancipation Day, every fourth year Inauguration Day. One on a Sunday is kept on Monday, one on a
 * Saturday on the Friday before, but for Inauguration Day, which is then not kept at all.
 */
function legalHolidays(year: number): ReadonlySet<string> {
  const found = holidays.get(year)
  if (found) return found
  const fixed = ['01-01', '04-16', '06-19', '07-04', '11-11', '12-25'].map((day) => `${year}-${day}`)
  const kept = [...fixed, `${year + 1}-01-01`].map(keptOn)
  const inauguration = year % 4 === 1 && weekdayOf(`${year}-01-20`) !== SATURDAY ? [keptOn(`${year}-01-20`)] : []
  const days = new Set([...bankHolidays(year), ...kept, ...inauguration])
  holidays.set(year, days)
  return days
}

const SATURDAY = 6

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

function keptOn(day: string): string {
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY) return addDays(day, -1)
  return weekday === 0 ? addDays(day, 1) : day
}

const isWeekend = (day: string) => weekdayOf(day) % SATURDAY === 0
