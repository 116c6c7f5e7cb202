/** A posting line of a planted transaction: SQL of the book, the side, and SQL of the cents. */
type Line = readonly [book: string, side: 'D' | 'C', cents: string]

interface Entry {
  type: number
  /** SQL of the date; the other text fields of the transaction are SQL too. */
  date?: string
  note?: string
  reverses?: string
  request?: string
  key?: string
  lines: readonly Line[]
}

export const bookOf = (kind: string): string => `(select min(book_id) from book where kind = '${kind}')`
/** SQL of the first customer book, which has money from its first day on. */
export const CUSTOMER = '(select min(book_id) from book where account_id > 1000)'
export const CASH = bookOf('CUSTODY_CASH')

/** SQL that inserts a transaction directly, without the service's validation. */
export function entry({ type, date, note, reverses, request, key, lines }: Entry): string {
  const values = lines.map(([book, side, cents]) => `(${book}, '${side}', ${cents})`).join(', ')
  return `with header as (
      insert into ledger_transaction
        (transaction_type_id, transaction_date, note, reverses_transaction_id, request_id, idempotency_key)
      values (${type}, ${date ?? 'current_date'}, ${note ?? 'null'}, ${reverses ?? 'null'}, ${request ?? 'null'}, ${key ?? 'null'})
      returning transaction_id, transaction_date)
    insert into posting (transaction_id, transaction_date, book_id, side, amount_cents)
    select header.transaction_id, header.transaction_date, line.book, line.side, line.cents
    from header, (values ${values}) as line (book, side, cents)`
}

interface Request {
  account?: string
  kind?: 'WITHDRAWAL' | 'ROLLOVER'
  amount?: number
  federal?: number
  status: number
  outcome?: 'cancelled' | 'reversed'
}

/** A statement that inserts a request that no owner made. */
export function request({ account, kind, amount, federal, status, outcome }: Request): string {
  const isRollover = kind === 'ROLLOVER'
  return `insert into distribution_request
    (request_id, kind, account_id, distribution_type_id, amount_cents, federal_cents, is_full_amount, status_id, outcome, date_requested,
      plan_account_number, owner_name_key)
    values (999999, '${kind ?? 'WITHDRAWAL'}', ${account ?? ANY_ACCOUNT}, ${isRollover ? 50 : 5}, ${amount ?? 10_000}, ${federal ?? 0},
      false, ${status}, ${outcome ? `'${outcome}'` : 'null'}, now(), '', '')`
}

const ANY_ACCOUNT = '(select min(account_id) from retirement_account)'

/** A statement that inserts an extra payment; `values` is SQL for its first five columns. */
export const payment = (values: string) =>
  `insert into payment (request_id, transaction_id, method, amount_cents, created_at) values (${values})`
