import { sql } from 'kysely'
import { requestIdIn, yearIn } from '../../../contract/requestNumber.ts'
import type { RequestFilters, RequestList } from '../../../contract/staffRequests.ts'
import type { Db } from '../../platform/db/connect.ts'
import { moreBankDaysBefore } from '../../platform/calendar/bankDays.ts'
import { beginningWith } from '../../platform/db/beginningWith.ts'
import { sortBy, type Sorts } from '../../platform/http/page.ts'
import type { SortColumn } from '../../platform/http/pageRows.ts'
import { toCents } from '../../platform/money.ts'
import type { RequestRow } from '../request.sql.ts'
import { endOfDay, startOfDay } from '../../platform/db/dayBounds.ts'
import { nameBegins } from '../../owners/nameBegins.ts'

const number = sortBy('r.request_id', 'int')

export const REQUEST_SORTS = {
  dateRequested: [sortBy('r.date_requested', 'timestamptz'), number],
  waitingSince: [sortBy('r.waiting_since', 'timestamptz'), number],
  amount: [sortBy('r.amount_cents', 'bigint'), number],
  name: [sortBy('r.owner_name_key', 'text'), number],
  accountNumber: [sortBy('r.plan_account_number', 'text'), number],
} as const satisfies Sorts

/** Amount of a request in cents, for the control total of an export. */
export const requestCents = sql<bigint>`r.amount_cents`

/**
 * The filtered request numbers of one staff list, from columns of the request's row only. `today`: day for ages;
 * `timeZone`: defines when days begin; `userId`: the reader.
 */
export function requestsOfList(
  db: Db,
  kind: RequestRow['kind'],
  list: RequestList,
  by: RequestFilters,
  { today, timeZone, userId, now }: { today: string; timeZone: string; userId: number; now: Date },
) {
  let query = db
    .selectFrom('distribution_request as r')
    .select('r.request_id')
    .where('r.kind', '=', kind)
    .where('r.staff_list', '=', list)
  if (by.requestId !== undefined) query = query.where('r.request_id', '=', by.requestId)
  if (by.statusId !== undefined) query = query.where('r.status_id', '=', by.statusId)
  if (by.distributionTypeId !== undefined) query = query.where('r.distribution_type_id', '=', by.distributionTypeId)
  if (by.amountFrom !== undefined) query = query.where('r.amount_cents', '>=', toCents(by.amountFrom))
  if (by.amountTo !== undefined) query = query.where('r.amount_cents', '<=', toCents(by.amountTo))
  if (by.requestedFrom !== undefined)
    query = query.where('r.date_requested', '>=', startOfDay(by.requestedFrom, timeZone))
  if (by.requestedTo !== undefined) query = query.where('r.date_requested', '<', endOfDay(by.requestedTo, timeZone))
  if (by.isCheck !== undefined) query = query.where('r.is_check', '=', by.isCheck === 'true')
  if (by.olderThan !== undefined) {
    const newest = sql`${moreBankDaysBefore(today, by.olderThan)}::timestamp at time zone ${timeZone}`
    query = query
      .where(sql<boolean>`r.waiting_since < ${newest}`)
      // A request is made before it is signed; the hour allows for clock differences. With this bound an index by
      // request date can skip newer requests.
      .where(sql<boolean>`r.date_requested < ${newest} + interval '1 hour'`)
  }
  if (by.mine !== undefined) {
    const worked = workedOnBy(userId, now)
    query = query.where(
      by.mine === 'true' ? sql<boolean>`r.request_id in ${worked}` : sql<boolean>`r.request_id not in ${worked}`,
    )
  }
  const { find } = by
  if (find) {
    const requestId = requestIdIn(find, kind === 'ROLLOVER' ? 'R' : 'W')
    const year = yearIn(find)
    query = query.where((eb) =>
      eb.or([
        nameBegins('r.owner_name_key', find),
        beginningWith('r.plan_account_number', find),
        ...(requestId === null
          ? []
          : [eb.and([eb('r.request_id', '=', requestId), ...(year === null ? [] : [isOf(year)])])]),
      ]),
    )
  }
  const index = indexFor(by)
  return index ? { narrowed: query, by: index } : query
}

/** The request number contains the UTC year. */
const isOf = (year: number) => sql<boolean>`extract(year from r.date_requested at time zone 'UTC') = ${year}::int`

/** Sort columns whose index covers the filters; null if a filter has an index of its own. */
function indexFor({ find, mine, requestId, olderThan, ...by }: RequestFilters): readonly SortColumn[] | null {
  if (find || mine !== undefined || requestId !== undefined) return null
  const isByAmount = by.amountFrom !== undefined || by.amountTo !== undefined
  const isByOther = [by.isCheck, by.statusId, by.distributionTypeId, by.requestedFrom, by.requestedTo].some(
    (value) => value !== undefined,
  )
  const kinds = [olderThan !== undefined, isByAmount, isByOther].filter(Boolean).length
  if (kinds === 0) return null
  // The index by request date covers every filter.
  if (kinds > 1 || isByOther) return REQUEST_SORTS.dateRequested
  return isByAmount ? REQUEST_SORTS.amount : REQUEST_SORTS.waitingSince
}

/** Requests in which a person took a step with any login, or that the person had open within the last hour. */
const workedOnBy = (userId: number, now: Date) => sql`(
  select e.request_id from request_event e where e.user_id in ${logInsOf(userId)}
  union select l.request_id from request_lease l where l.user_id in ${logInsOf(userId)}
    and l.seen_at >= ${now}::timestamptz - interval '1 hour')`

/** All logins of the person behind a login; only that login if no person is recorded. */
const logInsOf = (userId: number) => sql`(
  select own.user_id from portal_user me join portal_user own on own.person_id = me.person_id where me.user_id = ${userId}
  union select ${userId}::int)`
