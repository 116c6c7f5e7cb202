import { sql } from 'kysely'
import type { Finding } from '../platform/context/integrity.ts'
import type { Db } from '../platform/db/connect.ts'

const THINGS: Readonly<Record<string, string>> = {
  LINE: 'bank line',
  PLAN: 'plan file',
  SURPLUS: 'overpaid plan money',
}

/**
 * Checks that the Returns Desk lists exactly the open items. Triggers maintain the list, and nobody would handle money
 * that a trigger missed. Returns a finding for each missing item, extra item and wrong amount. None of these findings
 * stops the ledger.
 */
export async function checkDesk(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ kind: string; id: number }>`
    with due as (
      select 'LINE' as kind, bank_line_id as item_id, amount_cents from bank_line where matched_at is null
      union all
      select 'RETURN', p.payment_id, p.amount_cents from payment_return r join payment p using (payment_id)
      where r.transaction_id is not null
        and not exists (select from ledger_transaction b where b.reverses_transaction_id = r.transaction_id)
      union all
      select 'UNSENT', payment_id, amount_cents from payment where closed_as is null and sent_for is null
      union all
      select 'CHECK', payment_id, amount_cents from payment p
      where closed_as is null and sent_for is not null and method = 'CHECK'
        and not exists (select from bank_match m where m.payment_id = p.payment_id and m.kind = 'CLEARED')
      union all
      select 'PLAN', attachment_id, amount_cents from plan_money_owed where amount_cents > 0
      union all
      select 'SURPLUS', plan_surplus_id, amount_cents from plan_surplus_held where amount_cents > 0
    )
    select distinct kind, item_id as id from due full join desk_item d using (kind, item_id, amount_cents)
    where (due.kind is null) <> (d.kind is null) order by kind, id`.execute(db)
  return rows.map(({ kind, id }) => ({
    rule: 'returns desk holds what is open',
    what: `${THINGS[kind] ?? 'payment'} ${id} as ${kind}`,
    stops: false,
  }))
}
