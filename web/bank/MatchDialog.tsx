import { useState } from 'react'
import {
  graphql,
  loadQuery,
  usePreloadedQuery,
  useQueryLoader,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay'
import type { MatchDialogQuery } from '../__generated__/MatchDialogQuery.graphql.ts'
import { Section } from '../app/screens/Section.tsx'
import { Modal } from '../kit/ui/Modal.tsx'
import { MatchForm } from './MatchForm.tsx'

const query = graphql`
  query MatchDialogQuery($bankLineId: Int!) @throwOnFieldError {
    viewer {
      bankLine(bankLineId: $bankLineId) {
        approvalId
        ...MatchForm_detail
      }
    }
  }
`

const fresh = { fetchPolicy: 'network-only' } as const

interface Props {
  bankLineId: number
  onClose: () => void
}

/** Asks what a line of the bank belongs to. Never from the store: somebody else may have matched it since. */
export function MatchDialog({ bankLineId, onClose }: Props) {
  const environment = useRelayEnvironment()
  const [started] = useState(() => loadQuery<MatchDialogQuery>(environment, query, { bankLineId }, fresh))
  const [queryRef, load] = useQueryLoader<MatchDialogQuery>(query, started)
  return (
    <Modal title={`Match line ${bankLineId}`} open onClose={onClose}>
      <Section onRetry={() => load({ bankLineId }, fresh)}>
        {queryRef ? <Loaded queryRef={queryRef} onClose={onClose} /> : null}
      </Section>
    </Modal>
  )
}

function Loaded({ queryRef, onClose }: { queryRef: PreloadedQuery<MatchDialogQuery>; onClose: () => void }) {
  const detail = usePreloadedQuery<MatchDialogQuery>(query, queryRef).viewer?.bankLine
  if (!detail) return <p>There is no such line.</p>
  if (detail.approvalId !== null && detail.approvalId !== undefined)
    return <p>A match of this line waits for a second person.</p>
  return <MatchForm detailKey={detail} onClose={onClose} />
}
