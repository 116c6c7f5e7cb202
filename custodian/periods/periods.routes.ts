import { closeMonth, getTrialBalance, listClosedMonths, MOST_CLOSED_MONTHS } from '../../contract/periods.ts'
import { waitingRows } from '../approvals/approvals.sql.ts'
import { bankDaysBetween } from '../platform/calendar/bankDays.ts'
import { fromCents } from '../platform/money.ts'
import type { Db } from '../platform/db/connect.ts'
import type { Serving } from '../platform/http/serve.ts'
import { askToClose, monthClose, nextToClose, obstaclesOf } from './closeMonth.ts'
import { lastDayOf } from './months.ts'
import { trialBalance } from './trialBalance.ts'

/** Closes months, and lists closed months and the books at the end of any day. */
export function periodRoutes({ serve, services }: Serving): void {
  serve(listClosedMonths, async ({ call }) => {
    const month = await nextToClose(call.db, call.today)
    return { closed: await closedMonths(call.db), next: month === null ? null : await viewOfNext(month) }

    async function viewOfNext(next: string) {
      const subject = { entity: 'closed_month', id: next }
      const [waiting] = await waitingRows(call.db, monthClose.name, subject, call.now)
      const obstacles = await obstaclesOf({ db: call.db, services, today: call.today }, next)
      return {
        month: next,
        obstacles: obstacles.map(({ text }) => text),
        obstacleScreen: obstacles[0]?.screen ?? null,
        approvalId: waiting?.approval_id ?? null,
        bankDaysSinceEnd: bankDaysBetween(lastDayOf(next), call.today),
      }
    }
  })

  serve(closeMonth, ({ call, body }) =>
    call.write(async (context) => ({ approvalId: await askToClose(context, body.month) })),
  )

  serve(getTrialBalance, ({ call, query }) => trialBalance(call.db, query.date ?? call.today))
}

async function closedMonths(db: Db) {
  const rows = await db
    .selectFrom('closed_month as m')
    .leftJoin('approval as a', 'a.approval_id', 'm.approval_id')
    .leftJoin('portal_user as maker', 'maker.user_id', 'm.closed_by')
    .leftJoin('portal_user as second', 'second.user_id', 'a.decided_by')
    .select(['m.month', 'm.closed_at', 'm.customer_cents', 'm.cash_cents'])
    .select(['maker.email as closed_by', 'second.email as approved_by'])
    .orderBy('m.month', 'desc')
    .limit(MOST_CLOSED_MONTHS)
    .execute()
  return rows.map((row) => ({
    month: row.month,
    closedAt: row.closed_at.toISOString(),
    closedBy: row.closed_by,
    approvedBy: row.approved_by,
    customerTotal: fromCents(row.customer_cents),
    custodyCash: fromCents(row.cash_cents),
  }))
}
