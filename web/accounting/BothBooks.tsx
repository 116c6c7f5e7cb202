import { graphql, useLazyLoadQuery } from 'react-relay'
import { useWatch } from 'react-hook-form'
import type { BothBooksQuery } from '../__generated__/BothBooksQuery.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { Money } from '../kit/ui/Money.tsx'

interface Row {
  name: string
  before: number
  after: number
}

const columns: readonly Column<Row>[] = [
  { key: 'book', header: 'Account', rowHeader: true, breaks: true, cell: ({ name }) => name },
  { key: 'before', header: 'Before', align: 'end', cell: ({ before }) => <Money amount={before} /> },
  { key: 'after', header: 'After', align: 'end', cell: ({ after }) => <Money amount={after} /> },
]

const cents = (dollars: number) => Math.round(dollars * 100)
const sum = (dollars: number, change: number) => (cents(dollars) + cents(change)) / 100

/** What both books have before and after what the form would post. */
export function BothBooks({ bookId, label }: { bookId: number; label: string }) {
  const [amount, feeTypeId] = useWatch({ name: ['amount', 'feeTypeId'] }) as [unknown, unknown]
  const { viewer } = useLazyLoadQuery<BothBooksQuery>(
    graphql`
      query BothBooksQuery($bookId: Int!) @throwOnFieldError {
        viewer {
          postingBooks(bookId: $bookId) {
            balance
            isRaised
            against {
              name
              balance
              feeTypeId
            }
          }
        }
      }
    `,
    { bookId },
    // What the books have now, not when they were looked at last.
    { fetchPolicy: 'network-only' },
  )
  const books = viewer?.postingBooks
  const other = books?.against.find((book) => book.feeTypeId === null || String(book.feeTypeId) === feeTypeId)
  if (!books || !other) return null
  const change = typeof amount === 'number' ? amount : 0
  const rows: Row[] = [
    { name: label, before: books.balance, after: sum(books.balance, books.isRaised ? change : -change) },
    { name: other.name, before: other.balance, after: sum(other.balance, -change) },
  ]
  return (
    <DataTable
      caption="Before and after"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      empty="There is no account."
    />
  )
}
