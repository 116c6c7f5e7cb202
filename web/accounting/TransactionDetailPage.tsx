import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { TransactionDetailPageQuery } from '../__generated__/TransactionDetailPageQuery.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { BookOfTransaction } from './BookOfTransaction.tsx'
import { TransactionLines } from './TransactionLines.tsx'

export const query = graphql`
  query TransactionDetailPageQuery($transactionId: Int!) @preloadable @throwOnFieldError {
    viewer {
      transactionDetail(transactionId: $transactionId) {
        ...TransactionLines_detail
        ...BookOfTransaction_detail
      }
    }
  }
`

interface Props {
  queryRef: PreloadedQuery<TransactionDetailPageQuery>
  onReversed?: () => void
}

export function Page({ queryRef }: Pick<Props, 'queryRef'>) {
  const { viewer } = usePreloadedQuery<TransactionDetailPageQuery>(query, queryRef)
  const detail = viewer?.transactionDetail
  return (
    <>
      <PageHeading actions={detail ? <BookOfTransaction detailKey={detail} /> : null}>Transaction Detail</PageHeading>
      <Card>
        <TransactionDetail queryRef={queryRef} />
      </Card>
    </>
  )
}

export function TransactionDetail({ queryRef, onReversed }: Props) {
  const { viewer } = usePreloadedQuery<TransactionDetailPageQuery>(query, queryRef)
  const detail = viewer?.transactionDetail
  return detail ? <TransactionLines detailKey={detail} onReversed={onReversed} /> : <p>Not Found</p>
}
