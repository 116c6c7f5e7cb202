import { connectionBy } from '../graphql/connection.ts'
import type { BookParent } from '../graphql/parents.ts'
import { keepPlace, placeOf } from '../rest/pages.ts'

/** @param ask the call that answers the book */
export async function bookFrom(ask: BookParent['ask']): Promise<BookParent> {
  return { ...(await ask({ limit: '1' })), ask }
}

/** A page of a book's transactions. */
export function transactionsOf(
  book: BookParent,
  args: Parameters<typeof connectionBy>[0],
  sort: '-date' | 'date' | null,
) {
  const keys = new Map<object, number>()
  return connectionBy(
    args,
    async (page) => {
      const answer = await book.ask({ ...page, sort })
      const rows = answer.transactions
      // Customers do not get the numbers; newest first, an added one does not change how many stand behind a row.
      for (const [index, row] of rows.entries()) keys.set(row, row.transactionId ?? rows.length - index)
      keepPlace(rows, placeOf(answer))
      return rows
    },
    (row) => keys.get(row) ?? 0,
  )
}
