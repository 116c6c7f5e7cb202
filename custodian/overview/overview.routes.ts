import { getComplianceOverview, getOverview } from '../../contract/overview.ts'
import { turnoverOfDay } from '../ledger/daySums.ts'
import { fromCents } from '../platform/money.ts'
import type { Serving } from '../platform/http/serve.ts'
import {
  accountsToReview,
  filesToMark,
  jobsThatFailed,
  mailGivenUp,
  queuesOfRequests,
  waitingForSecondPerson,
} from './overview.sql.ts'

/** What waits for those who work here, for their first screen. Each part is a look at an index. */
export function overviewRoutes({ serve, services }: Serving): void {
  serve(getOverview, async ({ call }) => {
    const { db, now, today } = call
    const at = { now, today, dateOf: services.dateOf }
    const cash = await turnoverOfDay(db, ['CUSTODY_CASH'], today)
    const toBePaid = await turnoverOfDay(db, ['DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK'], today)
    return {
      queues: await queuesOfRequests(db, at),
      secondPerson: await waitingForSecondPerson(db, at),
      uploads: await filesToMark(db, at),
      failedJobs: await jobsThatFailed(db, at),
      undeliveredMail: await mailGivenUp(db, at),
      today: { day: today, in: fromCents(cash.debit), out: fromCents(cash.credit + toBePaid.credit) },
    }
  })

  serve(getComplianceOverview, async ({ call: { db, now, today } }) => ({
    pending: await accountsToReview(db, { now, today, dateOf: services.dateOf }),
  }))
}
