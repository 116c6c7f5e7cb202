import { sql } from 'kysely'

// What a balance is in a statement: a sum over the postings `p`, in cents; null where there are none.

export const creditsLessDebits = sql<bigint>`sum(case p.side when 'C' then p.amount_cents else -p.amount_cents end)`
export const debitsLessCredits = sql<bigint>`sum(case p.side when 'D' then p.amount_cents else -p.amount_cents end)`
/** On the side that the kind of the book `b` is kept on: what a customer is owed and what we have are both positive. */
export const onNormalSide = sql<bigint>`sum(case when p.side = b.normal_side then p.amount_cents else -p.amount_cents end)`
