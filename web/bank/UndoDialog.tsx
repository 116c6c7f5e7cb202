import { useState } from 'react'
import {
  graphql,
  loadQuery,
  usePreloadedQuery,
  useQueryLoader,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay'
import type { UndoDialogQuery } from '../__generated__/UndoDialogQuery.graphql.ts'
import { Section } from '../app/screens/Section.tsx'
import { Modal } from '../kit/ui/Modal.tsx'
import { UndoForm } from './UndoForm.tsx'

const query = graphql`
  query UndoDialogQuery($bankLineId: Int!) @throwOnFieldError {
    viewer {
      bankLine(bankLineId: $bankLineId) {
        approvalId
        ...UndoForm_detail
      }
    }
  }
`

const fresh = { fetchPolicy: 'network-only' } as const

interface Props {
  bankLineId: number
  onClose: () => void
}

/** Asks whether the match of a line of the bank is to be undone. Never from the store: somebody else may have undone it. */
export function UndoDialog({ bankLineId, onClose }: Props) {
  const environment = useRelayEnvironment()
  const [started] = useState(() => loadQuery<UndoDialogQuery>(environment, query, { bankLineId }, fresh))
  const [queryRef, load] = useQueryLoader<UndoDialogQuery>(query, started)
  return (
    <Modal title={`Undo match of line ${bankLineId}`} open onClose={onClose}>
      <Section onRetry={() => load({ bankLineId }, fresh)}>
        {queryRef ? <Loaded queryRef={queryRef} onClose={onClose} /> : null}
      </Section>
    </Modal>
  )
}

function Loaded({ queryRef, onClose }: { queryRef: PreloadedQuery<UndoDialogQuery>; onClose: () => void }) {
  const detail = usePreloadedQuery<UndoDialogQuery>(query, queryRef).viewer?.bankLine
  if (!detail) return <p>There is no such line.</p>
  if (detail.approvalId !== null && detail.approvalId !== undefined)
    return <p>Something about this line waits for a second person.</p>
  return <UndoForm detailKey={detail} onClose={onClose} />
}
