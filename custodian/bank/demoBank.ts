import { sql } from 'kysely'
import { addBankDays, addDays, isBankDay } from '../platform/calendar/bankDays.ts'
import type { Services } from '../platform/context/services.ts'
import type { Tx } from '../platform/db/connect.ts'
import { isShownByBank } from './matching.sql.ts'
import { cashBefore, lastDay } from './importStatement.ts'
import { movement, type BankLine } from './bankStatement.ts'

/** Bank days after which a sent check is cashed. */
const CASHED_AFTER = 2
const SENDER = 'DEMOBANK'

/** The demo bank writes one statement a day. */
export const NO_NEW_STATEMENT =
  'The statement of today was imported before. The demo bank writes one a day: later payments are on the next one.'

/** A day of the account in the bank's books. */
export interface DemoDay {
  account: string
  asOf: string
  now: Date
  opening: bigint
  lines: readonly BankLine[]
}

/**
 * A bank statement for today in BAI2: it settles deposits file by file, cashes checks two bank days after their date,
 * credits returned money and shows plan deposits, fee sweeps, interest funding and booked cash. Null if today's
 * statement was imported before. For trials; never in production.
 */
export async function demoStatement(services: Services): Promise<Buffer | null> {
  const day = await demoDay(services)
  return day === null ? null : Buffer.from(demoFile(day))
}

/** The demo bank's statement of today as data, before it is written as BAI2. */
export async function demoDay(services: Services): Promise<DemoDay | null> {
  if (services.config.production) throw new Error('In production the bank writes its statements itself.')
  const now = services.clock.now()
  const asOf = services.dateOf(now)
  return services.db.transaction().execute(async (tx) => {
    const last = await lastDay(tx)
    if (last && last.as_of >= asOf) return null
    const opening = last?.closing_cents ?? (await cashBefore(tx, asOf))
    return { account: services.config.bankAccount ?? '', asOf, now, opening, lines: await movements(tx, asOf) }
  })
}

/** The reference that the bank must name with the transfer `s`. */
const REFERENCE = sql`case s.purpose when 'FEES' then 'SWEEP-' else 'FUND-' end || to_char(s.month, 'YYYY-MM')`

async function movements(tx: Tx, asOf: string): Promise<BankLine[]> {
  const { rows } = await sql<{ side: 'D' | 'C'; cents: bigint; type_code: string; reference: string; text: string }>`
    select 'D' as side, sum(p.amount_cents)::bigint as cents, '466' as type_code, '' as reference, 'ACH SETTLEMENT' as text
    from payment p where p.method = 'ACH' and p.sent_for <= ${asOf}::date and not ${isMatched('CLEARED')}
    group by p.job_file_id
    union all
    select 'D', p.amount_cents, '475', p.check_number::text, 'CHECK PAID'
    from payment p where p.method = 'CHECK' and p.sent_for <= ${cashedBy(asOf)}::date and p.closed_as is null
      and not ${isMatched('CLEARED')}
    union all
    select 'C', p.amount_cents, '257', p.trace_number, 'RETURN'
    from payment p where p.method = 'ACH' and p.closed_as is not null and ${isMatched('CLEARED')}
      and not ${isMatched('CAME_BACK')}
    union all
    select case s.purpose when 'FEES' then 'D' else 'C' end, s.amount_cents, case s.purpose when 'FEES' then '577' else '275' end,
      ${REFERENCE}, case s.purpose when 'FEES' then 'FEE SWEEP' else 'INTEREST FUNDING' end
    from own_transfer s where s.asked_on <= ${asOf}::date
      and not exists (select from bank_match_made m where m.own_transfer_id = s.own_transfer_id)
      and not exists (select from bank_line b where b.customer_reference = ${REFERENCE})
    union all
    select 'C', r.amount_cents, '142', 'PLAN-' || r.attachment_id, 'PLAN DEPOSIT'
    from plan_receivable r where not exists (select from bank_match_made m where m.attachment_id = r.attachment_id)
      and not exists (select from plan_settled s where s.attachment_id = r.attachment_id)
      and not exists (select from bank_line b where b.customer_reference = 'PLAN-' || r.attachment_id)
    union all
    select case l.side when 'D' then 'C' else 'D' end, l.amount_cents,
      case l.side when 'D' then '142' else '495' end, '', coalesce(t.note, '')
    from posting l join ledger_transaction t on t.transaction_id = l.transaction_id
    where l.book_id = (select book_id from book where kind = 'CUSTODY_CASH')
      and l.transaction_date between coalesce((select as_of from bank_day where book_before_cents is not null), ${asOf}::date) and ${asOf}::date
      and not exists (select from bank_match m where m.transaction_id = l.transaction_id)
      and ${isShownByBank(sql`l.transaction_id`)}
    order by 1 desc, 3, 4, 2`.execute(tx)
  return rows.map(({ side, cents, type_code: typeCode, reference, text }, index) => ({
    side,
    cents,
    typeCode,
    bankReference: `${asOf.replaceAll('-', '')}${String(index + 1).padStart(4, '0')}`,
    customerReference: reference,
    text: text.replaceAll(/[^ -~]/g, ' '),
  }))
}

/** Whether a statement has shown the payment `p`, even if its match was undone, so no payment is shown twice. */
const isMatched = (kind: 'CLEARED' | 'CAME_BACK') =>
  sql`exists (select from bank_match_made m where m.payment_id = p.payment_id and m.kind = ${kind})`

/** Checks dated on or before this day are cashed now. */
function cashedBy(asOf: string): string {
  let day = asOf
  while (!isBankDay(day) || addBankDays(day, CASHED_AFTER) > asOf) day = addDays(day, -1)
  return day
}

/** A file of one account and one day, with its totals. */
export function demoFile({ account, asOf, now, opening, lines }: DemoDay): string {
  const closing = opening + movement(lines)
  const total = opening + closing + lines.reduce((sum, { cents }) => sum + cents, 0n)
  const created = now.toISOString().slice(2, 10).replaceAll('-', '')
  const time = now.toISOString().slice(11, 16).replace(':', '')
  const details = lines.map(
    ({ typeCode, cents, bankReference, customerReference, text }) =>
      `16,${typeCode},${cents},0,${bankReference},${customerReference},${text}/`,
  )
  return [
    `01,${SENDER},IRAPORTAL,${created},${time},${asOf.replaceAll('-', '')},,,2/`,
    `02,IRAPORTAL,${SENDER},1,${asOf.slice(2).replaceAll('-', '')},2400,USD,2/`,
    `03,${account},USD,010,${opening},,,015,${closing},,/`,
    ...details,
    `49,${total},${details.length + 2}/`,
    `98,${total},1,${details.length + 4}/`,
    `99,${total},1,${details.length + 6}/`,
    '',
  ].join('\n')
}
