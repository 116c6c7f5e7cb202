import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { TransactionDetailPageQuery } from '../__generated__/TransactionDetailPageQuery.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { BookOfTransaction } from './BookOfTransaction.tsx'
import { TransactionLines } from './TransactionLines.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'

// The approvals load separately, because few users need them. The screen waits for them, to avoid a layout shift.
const Approvals = lazyPart(async () => ({ default: (await import('../approvals/Approvals.tsx')).Approvals }))

export const query = graphql`
  query TransactionDetailPageQuery($transactionId: Int!, $subjectId: String!, $decides: Boolean!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...Approvals_viewer
        @arguments(entity: "ledger_transaction", subjectId: $subjectId)
        @include(if: $decides)
        @alias(as: "deciding")
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

const useStyles = makeStyles({ parts: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

export function Page({ queryRef }: Pick<Props, 'queryRef'>) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<TransactionDetailPageQuery>(query, queryRef)
  const detail = viewer?.transactionDetail
  return (
    <>
      <PageHeading actions={detail ? <BookOfTransaction detailKey={detail} /> : null}>Transaction Detail</PageHeading>
      <div className={styles.parts}>
        <Approvals viewerKey={viewer?.deciding} />
        <Card>
          <TransactionDetail queryRef={queryRef} />
        </Card>
      </div>
    </>
  )
}

export function TransactionDetail({ queryRef, onReversed }: Props) {
  const { viewer } = usePreloadedQuery<TransactionDetailPageQuery>(query, queryRef)
  const detail = viewer?.transactionDetail
  return detail ? <TransactionLines detailKey={detail} onReversed={onReversed} /> : <p>Not Found</p>
}
