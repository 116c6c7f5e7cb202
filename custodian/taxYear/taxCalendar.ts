import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { addDays, bankHolidays } from '../platform/calendar/bankDays.ts'
import type { Config } from '../platform/config/config.ts'

/**
 * Business days of the Internal Revenue Service: all days but Saturdays, Sundays and legal holidays of the District
 * of Columbia (Internal Revenue Code, section 7503; for deposits Publication 15, section 11). Days are "YYYY-MM-DD".
 */
export interface TaxCalendar {
  /** Whether the day is a weekday on which a legal holiday is observed. */
  isHoliday: (day: string) => boolean
  /** The day itself if it is a business day, otherwise the next business day. */
  businessDayOnOrAfter: (day: string) => string
  /** Number of holidays that the operator adds or removes. */
  changes: number
}

const row = z.strictObject({
  day: z.iso.date(),
  name: z.string().min(1),
  /** If true, the operator adds a holiday; if false, the operator removes a legal holiday. */
  isHoliday: z.boolean().default(true),
})
type Row = z.infer<typeof row>

const known = new Map<string | null, TaxCalendar>()

/**
 * The calendar of this custodian, read once: legal holidays, changed by the operator's table if given
 * (TAX_HOLIDAYS_FILE).
 * @throws for an invalid file
 */
export function taxCalendarOf({ taxHolidaysFile: file }: Pick<Config, 'taxHolidaysFile'>): TaxCalendar {
  const calendar = known.get(file) ?? readTaxCalendar(file === null ? [] : JSON.parse(readFileSync(file, 'utf8')))
  known.set(file, calendar)
  return calendar
}

/** Reads the calendar from parsed JSON. @throws if the JSON is not a table, repeats a day, or lists a weekend day */
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
 * The legal holidays of the District of Columbia as observed in a year (D.C. Code, section 28-2701): those of the
 * Federal Reserve, Emancipation Day and, every fourth year, Inauguration Day. A Sunday holiday moves to Monday, a
 * Saturday holiday to Friday. Inauguration Day on a Saturday is not observed.
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
