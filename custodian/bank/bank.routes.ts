import { JOB_TYPE } from '../../contract/jobType.ts'
import {
  getBankLine,
  getReconciliation,
  listBankLines,
  makeDemoStatement,
  matchBankLine,
  readBankStatement,
  returnPlanMoney as returnPlanMoneyCall,
  settlePlanMoney,
  undoBankMatch,
  undoPlanSettlement,
} from '../../contract/bank.ts'
import type { RunJob } from '../platform/jobs/job.ts'
import { forbidden, notFound, refuse } from '../platform/http/errors.ts'
import type { Serving } from '../platform/http/serve.ts'
import { toCents } from '../platform/money.ts'
import { waitingRows } from '../approvals/approvals.sql.ts'
import {
  bankLinesBy,
  bankLineView,
  BANK_LINE_SORTS,
  candidatesOf,
  paymentSumsOf,
  lineCents,
  matchesOf,
  planFilesOf,
} from './bankLines.sql.ts'
import { StatementRefused } from './bankStatement.ts'
import { demoStatement, NO_NEW_STATEMENT } from './demoBank.ts'
import { bankMatch, matchByHand } from './matchByHand.ts'
import { bankMatchUndo, undoMatch } from './undoMatch.ts'
import { settlePlanMoneyByHand } from './planSettlement.ts'
import { returnPlanMoney } from './returnPlanMoney.ts'
import { undoSettlement } from './undoSettlement.ts'
import { reconcile } from './reconciliation.ts'
import { lineAssociatedData, importStatement } from './importStatement.ts'

/** Bank statements: imported by the operator, matched by rule, reviewed by staff. */
export function bankRoutes({ serve, services }: Serving, runJob: RunJob): void {
  async function read(content: Buffer, requestId: string) {
    const takenIn = await importStatement(services, content, requestId).catch((error: unknown) => {
      throw error instanceof StatementRefused ? refuse(400, error.message) : error
    })
    return { ...takenIn, ...(await runJob(services, JOB_TYPE.bankStatement)) }
  }

  serve(readBankStatement, ({ body, call }) => read(Buffer.from(body.content, 'base64'), call.requestId))

  serve(makeDemoStatement, async ({ call }) => {
    if (services.config.production) throw forbidden()
    const content = await demoStatement(services)
    if (content === null) throw refuse(409, NO_NEW_STATEMENT)
    return { ...(await read(content, call.requestId)), content: content.toString('base64') }
  })

  serve(listBankLines, async ({ call, query, page }) => {
    const found = await page(call.db, bankLinesBy(call.db, query), BANK_LINE_SORTS, lineCents)
    return found.answer(found.items(await bankLineView(call.db, found.rows)))
  })

  serve(getBankLine, async ({ call, params }) => {
    const row = await call.db
      .selectFrom('bank_line')
      .selectAll()
      .where('bank_line_id', '=', params.bankLineId)
      .executeTakeFirst()
    if (!row) throw notFound()
    const { as_of: asOf, side, amount_cents: cents } = row
    const subject = { entity: 'bank_line', id: String(row.bank_line_id) }
    const effect = row.matched_at === null ? bankMatch : bankMatchUndo
    const [waiting] = await waitingRows(call.db, effect.name, subject, call.now)
    const text = services.pii.open(row.text_sealed, lineAssociatedData(asOf))
    const line = { cents, words: `${row.customer_reference} ${text}` }
    return {
      ...(await bankLineView(call.db, [row]))(row),
      text,
      candidates: row.matched_at === null ? await candidatesOf(call.db, { asOf, side, ...line }) : [],
      paymentSums:
        row.matched_at === null
          ? await paymentSumsOf(call.db, { asOf, side, cents }, services.config.businessTimeZone)
          : [],
      planFiles: row.matched_at === null && side === 'C' ? await planFilesOf(call.db, line) : [],
      matches: row.matched_at === null ? [] : await matchesOf(call.db, row),
      approvalId: waiting?.approval_id ?? null,
    }
  })

  serve(matchBankLine, ({ call, params, body }) =>
    call.write(async (context) => ({
      approvalId: await matchByHand(context, {
        bankLineId: params.bankLineId,
        paymentIds: body.paymentIds ?? [],
        transactionId: body.transactionId ?? null,
        planFileIds: body.planFileIds ?? [],
        difference: body.difference
          ? { cents: Number(toCents(body.difference.amount)), treatment: body.difference.treatment }
          : null,
        planSurplusId: body.planSurplusId ?? null,
        planSettlementId: body.planSettlementId ?? null,
        transferReference: body.transferReference ?? null,
        note: body.note,
      }),
    })),
  )

  serve(settlePlanMoney, ({ call, params, body }) =>
    call.write(async (context) => ({
      approvalId: await settlePlanMoneyByHand(context, {
        planFileId: params.planFileId,
        planSurplusId: body.planSurplusId ?? null,
        note: body.note,
      }),
    })),
  )

  serve(returnPlanMoneyCall, ({ call, params, body }) =>
    call.write(async (context) => ({
      approvalId: await returnPlanMoney(context, {
        transactionId: params.transactionId,
        cents: Number(toCents(body.amount)),
        reason: body.reason,
        note: body.note,
      }),
    })),
  )

  serve(undoPlanSettlement, ({ call, params, body }) =>
    call.write(async (context) => ({ approvalId: await undoSettlement(context, { ...params, note: body.note }) })),
  )

  serve(undoBankMatch, ({ call, params, body }) =>
    call.write(async (context) => ({ approvalId: await undoMatch(context, { ...params, note: body.note }) })),
  )

  serve(getReconciliation, async ({ call, query }) => ({
    reconciliation: await reconcile(call.db, query.date ?? services.dateOf(call.now)),
  }))
}
