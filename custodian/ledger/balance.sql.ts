import { sql } from 'kysely'

// Balances as SQL expressions, in cents. A total over the postings `p` is null if there are no postings.

export const creditsLessDebits = sql<bigint>`sum(case p.side when 'C' then p.amount_cents else -p.amount_cents end)`
export const debitsLessCredits = sql<bigint>`sum(case p.side when 'D' then p.amount_cents else -p.amount_cents end)`
/**
 * Balance on the normal side of the book `b`: positive for money owed to a customer and for the custodian's own cash.
 */
export const onNormalSide = sql<bigint>`sum(case when p.side = b.normal_side then p.amount_cents else -p.amount_cents end)`

/**
 * Balance of the customer's book `b` in cents: the stored balance, which `npm run verify` compares with the lines.
 * After a bulk load, until the next posting, it is the total of the lines; 0 for a book without lines.
 */
export const ofCustomerBook = sql<bigint>`coalesce(
  (select k.cents from customer_balance k where k.book_id = b.book_id),
  (select ${creditsLessDebits} from posting p where p.book_id = b.book_id), 0)::bigint`
