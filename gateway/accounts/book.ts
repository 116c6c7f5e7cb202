import type { GraphQLResolveInfo } from 'graphql'
import type { BookTransactionPageArgs } from '../graphql/__generated__/resolvers.ts'
import { connectionBy, filterParameters, pageAsked, pageSize, sortParameter, sumOf } from '../graphql/connection.ts'
import type { BookParent } from '../graphql/parents.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { chosen } from '../graphql/enums.ts'
import { argumentsOf, selects } from '../graphql/selection.ts'
import { keepPlace, placeOf } from '../rest/pages.ts'

/**
 * @param ask the call that returns the book
 * @param info info of the parent field: its transactions reuse the book's response
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
  ...filterParameters({ transactionTypeId: chosen(TRANSACTION_TYPE, filter?.type) }),
})

function isPage(args: BookTransactionPageArgs): boolean {
  try {
    return pageSize(args) >= 0
  } catch {
    return false
  }
}

/** A page of a book's transactions; the total is read only if the query selects it. */
export async function transactionsOf(book: BookParent, args: BookTransactionPageArgs) {
  const keys = new Map<object, number>()
  const ask = async (page: Parameters<BookParent['ask']>[0]) => {
    const answer = await book.ask({ ...page, ...narrowed(args) })
    keepPlace(answer.transactions, placeOf(answer))
    return answer.transactions
  }
  const page = await connectionBy(
    args,
    async (asked) => {
      const rows = await ask(asked)
      // Customers get no transaction ids, so rows are numbered from the oldest. A new row then does not renumber older
      // ones.
      for (const [index, row] of rows.entries()) keys.set(row, row.transactionId ?? rows.length - index)
      return rows
    },
    (row) => keys.get(row) ?? 0,
  )
  return { ...page, sum: () => sumOf(page, () => ask({ limit: '1', sum: 'amount' })) }
}
