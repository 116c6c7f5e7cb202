import { BY_OPERATOR } from '../custodian/testing.people.ts'
import { REQUEST_STATUS } from '../contract/requestStatus.ts'
import type { Database } from '../custodian/platform/db/connect.ts'

/** First number of the accounts and requests created here. */
export const FIRST_OF_MANY = 100_001

/** Creates many approved requests. */
export const manyApprovedRequests = (db: Pick<Database, 'executeSql'>, count: number): Promise<void> =>
  manyRequests(db, count, REQUEST_STATUS.approved)

/**
 * Creates owners, each with one account of $5,000.00 and a signed request for a $1,000.00 check. Uses few SQL
 * statements and keeps all ledger rules enforced.
 */
export async function manyRequests(
  { executeSql }: Pick<Database, 'executeSql'>,
  count: number,
  statusId: number,
  first = FIRST_OF_MANY,
): Promise<void> {
  const numbers = `generate_series(${first}, ${first + count - 1}) n`
  await executeSql(`${BY_OPERATOR}
    insert into account_owner (account_owner_id, first_name, last_name, date_of_birth, email)
      select n, 'Many', 'Owner ' || n, '1950-05-12', 'owner' || n || '@many.example' from ${numbers};
    insert into plan (plan_id, name, interest_basis_points, company_id) values (90, 'Plan of Many', 325, 1)
      on conflict do nothing;
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id, setup_date)
      select n, 'M' || n, 'TRADITIONAL', 90, n, 3, '2020-07-15' from ${numbers};
    insert into book (book_id, name, kind, normal_side, account_id) select n, 'M' || n, 'CUSTOMER', 'C', n from ${numbers};
    insert into distribution_request (request_id, kind, account_id, distribution_type_id, amount_cents, is_full_amount,
        federal_cents, state_cents, residence_state, address1, city, state, zip, status_id, signed_at, date_requested)
      select n, 'WITHDRAWAL', n, 5, 100000, false, 10000, 1000, (array['CA', 'OR', 'VT', 'IA'])[1 + n % 4],
        '1 Main St', 'Austin', 'TX', '78701', ${statusId}, '2026-03-02', '2026-03-01' from ${numbers};
    begin;
    insert into ledger_transaction (transaction_type_id, transaction_date, idempotency_key)
      select 1, '2026-01-02', 'many:' || n from ${numbers};
    insert into posting (transaction_id, book_id, side, amount_cents)
      select t.transaction_id, line.book_id, line.side, 500000 from ${numbers}
      join ledger_transaction t on t.idempotency_key = 'many:' || n cross join lateral (
        select book_id, 'D' as side from book where kind = 'CUSTODY_CASH' union all select n, 'C') line;
    commit`)
}
