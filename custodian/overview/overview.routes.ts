import {
  getComplianceOverview,
  getMenuCounts,
  getOverview,
  MOST_WAITING,
  TAX_DUE_DAYS,
} from '../../contract/overview.ts'
import { waitingFor } from '../approvals/approvals.views.ts'
import type { EffectNamed } from '../approvals/decide.ts'
import type { Serving } from '../platform/http/serve.ts'
import { missingTable, stateRulesOf } from '../taxes/rules.ts'
import { comingDue } from '../taxYear/dueDays.ts'
import { taxCalendarOf } from '../taxYear/taxCalendar.ts'
import { moneyByDay } from './moneyByDay.ts'
import { accountsToReview, menuCounts, otherPiles, pileSince, queuesOfRequests } from './overview.sql.ts'

/** Counts open work for the Home screen of staff. Each count is an index lookup, except the approvals of the caller. */
export function overviewRoutes({ serve, services }: Serving, effectNamed: EffectNamed): void {
  const zone = { dateOf: services.dateOf, timeZone: services.config.businessTimeZone }
  serve(getOverview, async ({ call }) => {
    const { db, now, today } = call
    const at = { now, today, ...zone }
    const days = await moneyByDay(db, today)
    const waiting = await waitingFor(db, services, effectNamed, call.principal.userId, MOST_WAITING + 1)
    return {
      queues: await queuesOfRequests(db, at),
      ...(await otherPiles(db, at)),
      toDecide: pileSince(waiting.toDecide, at),
      ownProposals: waiting.ownProposals,
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
