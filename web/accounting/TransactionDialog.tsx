import { useState } from 'react'
import { loadQuery, useQueryLoader, useRelayEnvironment } from 'react-relay'
import type { TransactionDetailPageQuery } from '../__generated__/TransactionDetailPageQuery.graphql.ts'
import { Modal } from '../kit/ui/Modal.tsx'
import { Section } from '../core/screens/Section.tsx'
import { query, TransactionDetail } from './TransactionDetailPage.tsx'

const fresh = { fetchPolicy: 'network-only' } as const

interface Props {
  transactionId: number
  onClose: () => void
}

export function TransactionDialog({ transactionId, onClose }: Props) {
  const environment = useRelayEnvironment()
  // The page below the dialog shows what waits for a second person.
  const variables = { transactionId, subjectId: String(transactionId), decides: false }
  // Always fetched. With cached data, the dialog could offer to reverse a transaction that was reversed since.
  const [started] = useState(() => loadQuery<TransactionDetailPageQuery>(environment, query, variables, fresh))
  const [queryRef, load] = useQueryLoader<TransactionDetailPageQuery>(query, started)
  return (
    <Modal title="Transaction Detail" open onClose={onClose}>
      <Section onRetry={() => load(variables, fresh)}>
        {queryRef ? <TransactionDetail queryRef={queryRef} onReversed={onClose} /> : null}
      </Section>
    </Modal>
  )
}
