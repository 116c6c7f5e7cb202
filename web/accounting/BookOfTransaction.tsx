import { graphql, useFragment } from 'react-relay'
import type { BookOfTransaction_detail$key } from '../__generated__/BookOfTransaction_detail.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { admits, operations } from '../core/session/access.ts'
import { addressOf } from '../core/session/ownerInAddress.ts'
import { useSession } from '../core/session/useSession.ts'

/** Links from a transaction to a book that contains it, preferably the chosen owner's book. */
export function BookOfTransaction({ detailKey }: { detailKey: BookOfTransaction_detail$key }) {
  const { lines } = useFragment(
    graphql`
      fragment BookOfTransaction_detail on TransactionDetail @throwOnFieldError {
        lines {
          bookId
          bookName
          accountId
          accountOwnerId
        }
      }
    `,
    detailKey,
  )
  const chosen = useSession((session) => session.accountOwnerId)
  const mayOpenBooks = useSession((session) => admits(operations, session))
  const ofCustomers = lines.filter(({ accountId }) => accountId !== null)
  const line = ofCustomers.find(({ accountOwnerId }) => accountOwnerId === chosen) ?? ofCustomers[0] ?? lines[0]
  if (!line) return null
  const { bookId, bookName, accountId, accountOwnerId } = line
  if (accountId !== null && accountOwnerId !== null)
    return (
      <ScreenLink to={addressOf(accountOwnerId, `${accountId}/transaction`)} prefetchData={false}>
        {`Transactions of account ${bookName}`}
      </ScreenLink>
    )
  if (bookId === null || !mayOpenBooks) return null
  return <ScreenLink to={`/accounts?accountId=${bookId}`}>{`Transactions of ${bookName}`}</ScreenLink>
}
