import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { graphql, loadQuery, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay'
import type { BothBooksQuery } from '../__generated__/BothBooksQuery.graphql.ts'
import { Section } from '../core/screens/Section.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { sumOf } from './sumOf.ts'

const query = graphql`
  query BothBooksQuery($bookId: Int!) @throwOnFieldError {
    viewer {
      postingBooks(bookId: $bookId) {
        balance
        isRaised
        against {
          name
          balance
          feeType
        }
      }
    }
  }
`

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

/**
 * Balances of the open book and of the opposite book, before and after the transaction in the form. Always fetched,
 * because cached balances may be stale.
 */
export function BothBooks({ bookId, label }: { bookId: number; label: string }) {
  const environment = useRelayEnvironment()
  const [queryRef] = useState(() =>
    loadQuery<BothBooksQuery>(environment, query, { bookId }, { fetchPolicy: 'network-only' }),
  )
  return (
    <Section>
      <Both queryRef={queryRef} label={label} />
    </Section>
  )
}

function Both({ queryRef, label }: { queryRef: PreloadedQuery<BothBooksQuery>; label: string }) {
  const [amount, feeType] = useWatch({ name: ['amount', 'feeType'] }) as [unknown, unknown]
  const { viewer } = usePreloadedQuery<BothBooksQuery>(query, queryRef)
  const books = viewer?.postingBooks
  const other = books?.against.find((book) => book.feeType === null || book.feeType === feeType)
  if (!books || !other) return null
  const change = typeof amount === 'number' ? amount : 0
  const rows: Row[] = [
    { name: label, before: books.balance, after: sumOf(books.balance, books.isRaised ? change : -change) },
    { name: other.name, before: other.balance, after: sumOf(other.balance, -change) },
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
