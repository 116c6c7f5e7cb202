import { sql } from 'kysely'
import { writeContextIn } from '../platform/context/writeContext.ts'
import type { Services } from '../platform/context/services.ts'
import { requireBusinessDateReached } from '../platform/jobs/businessDateReached.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import { expectWork, noteWork } from '../platform/jobs/progress.ts'
import { lineAssociatedData } from './importStatement.ts'
import { matchOf, type OpenLine } from './matching.sql.ts'
import { bringDueToDesk } from '../payments/deskDue.ts'
import { settle } from './settle.ts'

const AT_ONCE = 500

/**
 * Matches unmatched bank lines in date order, debits before credits, each in its own transaction. A line with no match,
 * or more than one candidate, waits for a person.
 * @throws Error for a future business date
 */
export async function matchStatementLines(services: Services, run: JobRun): Promise<Record<string, unknown>> {
  requireBusinessDateReached(services, run)
  const counts = { matched: 0, open: 0, failed: 0 }
  let after: Place | null = null
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from bank_line where matched_at is null`.execute(services.db)
  await expectWork(services.db, run, rows[0]?.n ?? 0)
  for (;;) {
    const lines: Place[] = await openLines(services, after)
    if (lines.length === 0) {
      // A printed check that no imported statement shows may now be stale.
      await bringDueToDesk(services.db, services.dateOf(run.now))
      return counts
    }
    for (const { bankLineId } of lines) counts[await matchOne(services, run, bankLineId)] += 1
    await noteWork(services.db, run, lines.length)
    after = lines.at(-1) ?? null
  }
}

interface Place {
  bankLineId: number
  asOf: string
  side: 'D' | 'C'
}

/** Debits of a day come first, because a payment must leave before it is returned. */
async function openLines({ db }: Services, after: Place | null): Promise<Place[]> {
  const behind = after
    ? sql`and (as_of, side = 'C', bank_line_id) > (${after.asOf}::date, ${after.side === 'C'}, ${after.bankLineId})`
    : sql``
  const { rows } = await sql<Place>`
    select bank_line_id as "bankLineId", as_of::text as "asOf", side from bank_line
    where matched_at is null ${behind}
    order by as_of, side = 'C', bank_line_id limit ${AT_ONCE}`.execute(db)
  return rows
}

async function matchOne(services: Services, run: JobRun, bankLineId: number): Promise<'matched' | 'open' | 'failed'> {
  try {
    return await services.db.transaction().execute(async (tx) => {
      const context = writeContextIn(tx, services, { requestId: run.batchId, now: run.now })
      const line = await lockedLine(context, bankLineId)
      if (line === null) return 'matched'
      // Two people undid the match of this line, so it waits for a person.
      if (line.undone > 0) return 'open'
      const match = await matchOf(tx, line)
      if (match.kind === 'OPEN') {
        await tx
          .updateTable('bank_line')
          .set({ why_open: match.why })
          .where('bank_line_id', '=', bankLineId)
          .where(sql<boolean>`why_open is distinct from ${match.why}`)
          .execute()
        return 'open'
      }
      await settle(context, line, match, { jobId: run.jobId, approvalId: null })
      return 'matched'
    })
  } catch (error) {
    run.failed(`bank line ${bankLineId}`, error)
    return 'failed'
  }
}

/** An open line, locked; null if it was matched meanwhile. */
export async function lockedLine(
  { tx, services }: Pick<Parameters<typeof settle>[0], 'tx' | 'services'>,
  bankLineId: number,
): Promise<OpenLine | null> {
  const row = await tx
    .selectFrom('bank_line')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('bank_match_undo as u')
        .select((of) => of.fn.countAll<bigint>().as('n'))
        .whereRef('u.bank_line_id', '=', 'bank_line.bank_line_id')
        .as('undone'),
    )
    .where('bank_line_id', '=', bankLineId)
    .where('matched_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row
    ? {
        bankLineId: row.bank_line_id,
        asOf: row.as_of,
        side: row.side,
        cents: row.amount_cents,
        typeCode: row.type_code,
        customerReference: row.customer_reference,
        undone: Number(row.undone ?? 0n),
        text: services.pii.open(row.text_sealed, lineAssociatedData(row.as_of)),
      }
    : null
}
