import { sql } from 'kysely'
import { idsOf } from '../../contract/enumeration.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import { addDays } from '../platform/calendar/bankDays.ts'
import { lastDayOf, monthName } from './months.ts'

/** Number of ledger lines per digest, which the database computes in one step. */
const TOGETHER = 5_000

/** Start of the first closed month's hash, which has no month before it. */
const START = 'start'

/** Lists all transaction types, because the index on transactions begins with the type. */
const ALL_TYPES = idsOf(TRANSACTION_TYPE, Object.keys(TRANSACTION_TYPE) as Array<keyof typeof TRANSACTION_TYPE>)

/** Domain separator in the hash of a month. */
const CLOSED_MONTH = 'closed-month'

export interface MonthHash {
  lines: bigint
  hash: string
}

/**
 * Formats times as microseconds, so the hash does not depend on a connection's time zone. Includes transactions
 * without a line.
 */
const rowText = sql`jsonb_build_array(t.transaction_id, t.transaction_type_id, t.transaction_date,
  (extract(epoch from t.posted_at) * 1000000)::bigint, t.note, t.reverses_transaction_id, t.request_id,
  t.idempotency_key, t.created_by, p.posting_id, p.book_id, p.side, p.amount_cents, p.currency, p.transaction_date)::text`

type Before = { month: string; hash: string | null } | null

/** The keyed hash of a month. Nobody without the key can compute a matching hash for changed lines. */
export async function hashOfMonth(
  { db, pii }: { db: Db | Tx; pii: Pii },
  month: string,
  before: Before,
): Promise<MonthHash> {
  const { lines, content } = await contentOfMonth(db, month, before)
  return { lines, hash: pii.hash(content, CLOSED_MONTH) }
}

/**
 * Hashes all transactions dated in a month, in posting order, chained to the hash of the month before. The first closed
 * month includes all earlier transactions.
 */
async function contentOfMonth(db: Db | Tx, month: string, before: Before): Promise<{ lines: bigint; content: string }> {
  const from = before === null ? '0001-01-01' : addDays(lastDayOf(before.month), 1)
  const { rows } = await sql<{ lines: bigint; digest: string }>`
    with dated as (
      select row_number() over (order by t.transaction_id, p.posting_id) - 1 as place, ${rowText} as line,
        p.posting_id is not null as is_line
      from ledger_transaction t left join posting p on p.transaction_id = t.transaction_id
      where t.transaction_type_id = any(${ALL_TYPES}::int[])
        and t.transaction_date between ${from}::date and ${lastDayOf(month)}::date
    )
    select count(*) filter (where is_line) as lines,
      encode(sha256(convert_to(string_agg(line, E'\n' order by place), 'UTF8')), 'hex') as digest
    from dated group by place / ${sql.lit(TOGETHER)} order by place / ${sql.lit(TOGETHER)}`.execute(db)
  const digests = rows.map(({ digest }) => digest)
  return {
    lines: rows.reduce((sum, { lines }) => sum + BigInt(lines), 0n),
    content: [before?.hash ?? START, month, ...digests].join('\n'),
  }
}

/** The month that was closed most recently. */
export async function lastClosed(db: Db | Tx): Promise<{ month: string; hash: string | null } | null> {
  const row = await db
    .selectFrom('closed_month')
    .select(['month', 'hash'])
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Recomputes the hash of every closed month. Returns a finding for each month that changed since its close. */
export async function verifyMonths({ db, pii }: { db: Db; pii: Pii }): Promise<string[]> {
  const months = await db.selectFrom('closed_month').select(['month', 'hash', 'lines']).orderBy('month').execute()
  const findings: string[] = []
  for (const [place, { month, hash, lines }] of months.entries()) {
    // Skips months that were closed before hashes existed.
    if (hash === null) continue
    const now = await contentOfMonth(db, month, months[place - 1] ?? null)
    if (now.lines !== lines)
      findings.push(`${monthName(month)}: it was closed with ${lines} ledger lines and has ${now.lines}`)
    else if (!pii.isHash(now.content, CLOSED_MONTH, hash))
      findings.push(`${monthName(month)}: its transactions differ from those at its closing`)
  }
  return findings
}
