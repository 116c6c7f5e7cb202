import { useState } from 'react'
import { loadQuery, useQueryLoader, useRelayEnvironment } from 'react-relay'
import type { TransactionDetailPageQuery } from '../__generated__/TransactionDetailPageQuery.graphql.ts'
import { Modal } from '../ui/Modal.tsx'
import { Section } from '../ui/Section.tsx'
import { query, TransactionDetail } from './TransactionDetailPage.tsx'

interface Props {
  transactionId: number
  onClose: () => void
}

export function TransactionDialog({ transactionId, onClose }: Props) {
  const environment = useRelayEnvironment()
  const [started] = useState(() => loadQuery<TransactionDetailPageQuery>(environment, query, { transactionId }))
  const [queryRef, load] = useQueryLoader<TransactionDetailPageQuery>(query, started)
  return (
    <Modal title="Transaction Detail" open onClose={onClose}>
      <Section onRetry={() => load({ transactionId }, { fetchPolicy: 'network-only' })}>
        {queryRef ? <TransactionDetail queryRef={queryRef} /> : null}
      </Section>
    </Modal>
  )
}
