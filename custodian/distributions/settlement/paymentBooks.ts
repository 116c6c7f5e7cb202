import { credit, debit, internalBook, stateTaxBook, type Line } from '../../ledger/ledger.ts'
import { booksOfAccounts } from '../../ledger/postMany.ts'
import type { Tx } from '../../platform/db/connect.ts'
import { netOf } from '../request.ts'
import type { FullRequest } from '../request.sql.ts'

/**
 * Reads the books that pay these requests. Returns a function for the posting lines of a request: the customer's book
 * is debited the gross amount; fee, taxes and net amount are credited.
 */
export async function paymentBooks(
  tx: Tx,
  requests: readonly FullRequest[],
): Promise<(request: FullRequest) => Line[]> {
  const customerBook = await booksOfAccounts(
    tx,
    requests.map(({ account_id }) => account_id),
  )
  const fee = await internalBook(tx, 'FEE_DISTRIBUTION')
  const federal = await internalBook(tx, 'FEDERAL_TAX')
  const checks = await internalBook(tx, 'DISBURSEMENTS_CHECK')
  const deposits = await internalBook(tx, 'DISBURSEMENTS_ACH')
  const stateBook = await stateBooks(tx, requests)
  return (request) => [
    debit(customerBook(request.account_id), request.amount_cents),
    credit(fee, request.fee_cents),
    credit(federal, request.federal_cents),
    credit(request.is_check ? checks : deposits, netOf(request)),
    ...(request.state_cents === 0n ? [] : [credit(stateBook(request), request.state_cents)]),
  ]
}

async function stateBooks(tx: Tx, requests: readonly FullRequest[]): Promise<(request: FullRequest) => number> {
  const withheldFor = requests.flatMap(({ state_cents, residence_state }) =>
    state_cents === 0n || residence_state === null ? [] : [residence_state],
  )
  const books = new Map<string, number>()
  for (const state of new Set(withheldFor)) books.set(state, await stateTaxBook(tx, state))
  return ({ request_id, residence_state }) => {
    const bookId = books.get(residence_state ?? '')
    if (bookId === undefined) throw new Error(`request ${request_id} withholds for no state`)
    return bookId
  }
}
