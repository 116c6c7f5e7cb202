import { sql, type RawBuilder } from 'kysely'

/** The first moment of a day, YYYY-MM-DD, in the business time zone. */
export const startOfDay = (day: string, timeZone: string): RawBuilder<Date> =>
  sql`(${day}::date::timestamp at time zone ${timeZone})`

/** The first moment after a day, YYYY-MM-DD, in the business time zone. */
export const endOfDay = (day: string, timeZone: string): RawBuilder<Date> =>
  sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`
