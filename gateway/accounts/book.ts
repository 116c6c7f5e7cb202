import type { GraphQLResolveInfo } from 'graphql'
import type { BookTransactionPageArgs } from '../graphql/__generated__/resolvers.ts'
import { connectionBy, filterParameters, pageAsked, pageSize, sortParameter } from '../graphql/connection.ts'
import type { BookParent } from '../graphql/parents.ts'
import { argumentsOf, selects } from '../graphql/selection.ts'
import { keepPlace, placeOf } from '../rest/pages.ts'

/**
 * @param ask the call that answers the book
 * @param info of the field that leads to it: the answer that its transactions will ask for is the book's own, too
 */
export async function bookFrom(ask: BookParent['ask'], info?: GraphQLResolveInfo): Promise<BookParent> {
  return { ...(await ask(firstAsked(info))), ask }
}

function firstAsked(info: GraphQLResolveInfo | undefined): Parameters<BookParent['ask']>[0] {
  const page = info && (argumentsOf(info, 'Book', 'transactionPage') as BookTransactionPageArgs | null)
  if (page && isPage(page)) return { ...pageAsked(page), ...narrowed(page) }
  return info && selects(info, 'transactions') ? {} : { limit: '1' }
}

const narrowed = ({ sort, filter }: BookTransactionPageArgs) => ({
  sort: sortParameter(sort),
  ...filterParameters(filter),
})

/** What is wrong with the arguments of a page is said at its own field. */
function isPage(args: BookTransactionPageArgs): boolean {
  try {
    return pageSize(args) >= 0
  } catch {
    return false
  }
}

/** A page of a book's transactions. */
export function transactionsOf(book: BookParent, args: BookTransactionPageArgs) {
  const keys = new Map<object, number>()
  return connectionBy(
    args,
    async (page) => {
      const answer = await book.ask({ ...page, ...narrowed(args) })
      const rows = answer.transactions
      // Customers do not get the numbers; newest first, an added one does not change how many stand behind a row.
      for (const [index, row] of rows.entries()) keys.set(row, row.transactionId ?? rows.length - index)
      keepPlace(rows, placeOf(answer))
      return rows
    },
    (row) => keys.get(row) ?? 0,
  )
}
