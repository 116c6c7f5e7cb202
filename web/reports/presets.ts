import { endOfMonth } from 'date-fns/endOfMonth'
import { endOfQuarter } from 'date-fns/endOfQuarter'
import { endOfYear } from 'date-fns/endOfYear'
import { formatISO } from 'date-fns/formatISO'
import { startOfMonth } from 'date-fns/startOfMonth'
import { startOfQuarter } from 'date-fns/startOfQuarter'
import { startOfYear } from 'date-fns/startOfYear'
import { subMonths } from 'date-fns/subMonths'
import { subQuarters } from 'date-fns/subQuarters'
import { subYears } from 'date-fns/subYears'

export interface Preset {
  label: string
  startDate: string
  endDate: string
}

const day = (date: Date) => formatISO(date, { representation: 'date' })

/** Common periods for reports. A current period, such as this month, ends today. */
export function presetsOn(today: Date): Preset[] {
  const periods = [
    { name: 'month', starts: startOfMonth, ends: endOfMonth, before: subMonths(today, 1) },
    { name: 'quarter', starts: startOfQuarter, ends: endOfQuarter, before: subQuarters(today, 1) },
    { name: 'year', starts: startOfYear, ends: endOfYear, before: subYears(today, 1) },
  ]
  const presets = periods.flatMap(({ name, starts, ends, before }) => [
    { label: `This ${name}`, startDate: day(starts(today)), endDate: day(today) },
    { label: `Last ${name}`, startDate: day(starts(before)), endDate: day(ends(before)) },
  ])
  return [...presets, { label: 'All days', startDate: '', endDate: '' }]
}
