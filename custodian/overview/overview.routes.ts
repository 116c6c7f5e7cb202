import { getComplianceOverview, getMenuCounts, getOverview, TAX_DUE_DAYS } from '../../contract/overview.ts'
import type { Serving } from '../platform/http/serve.ts'
import { missingTable, stateRulesOf } from '../taxes/rules.ts'
import { comingDue } from '../taxYear/dueDays.ts'
import { taxCalendarOf } from '../taxYear/taxCalendar.ts'
import { moneyByDay } from './moneyByDay.ts'
import { accountsToReview, menuCounts, otherPiles, queuesOfRequests } from './overview.sql.ts'

/** Counts open work for the Home screen of staff. Each count is an index lookup. */
export function overviewRoutes({ serve, services }: Serving): void {
  const zone = { dateOf: services.dateOf, timeZone: services.config.businessTimeZone }
  serve(getOverview, async ({ call }) => {
    const { db, now, today } = call
    const at = { now, today, ...zone }
    const days = await moneyByDay(db, today)
    return {
      queues: await queuesOfRequests(db, at),
      ...(await otherPiles(db, at)),
      missingTaxTable: missingTable(stateRulesOf(services.config), today),
      taxDue: await comingDue(db, { today, calendar: taxCalendarOf(services.config) }, TAX_DUE_DAYS),
      today: days.at(-1) ?? { day: today, in: 0, out: 0 },
      days,
    }
  })

  serve(getMenuCounts, ({ call: { db } }) => menuCounts(db))

  serve(getComplianceOverview, async ({ call: { db, now, today } }) => ({
    pending: await accountsToReview(db, { now, today, ...zone }),
  }))
}
