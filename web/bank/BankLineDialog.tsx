import { useState } from 'react'
import {
  graphql,
  loadQuery,
  usePreloadedQuery,
  useQueryLoader,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay'
import type { BankLineDialogQuery } from '../__generated__/BankLineDialogQuery.graphql.ts'
import { Section } from '../core/screens/Section.tsx'
import { Modal } from '../kit/ui/Modal.tsx'
import { MatchForm } from './MatchForm.tsx'
import { UndoForm } from './UndoForm.tsx'

const query = graphql`
  query BankLineDialogQuery($bankLineId: Int!) @throwOnFieldError {
    viewer {
      bankLine(bankLineId: $bankLineId) {
        approvalId
        line {
          matchedWith
        }
        ...MatchForm_detail
        ...UndoForm_detail
      }
    }
  }
`

const fresh = { fetchPolicy: 'network-only' } as const

interface Props {
  bankLineId: number
  /** True to undo the match of the line; false to match the line. */
  undoes: boolean
  onClose: () => void
}

/**
 * Dialog that matches a bank line, or undoes its match with a reason. Always fetched, because the line may have
 * changed.
 */
export function BankLineDialog({ bankLineId, undoes, onClose }: Props) {
  const environment = useRelayEnvironment()
  const [started] = useState(() => loadQuery<BankLineDialogQuery>(environment, query, { bankLineId }, fresh))
  const [queryRef, load] = useQueryLoader<BankLineDialogQuery>(query, started)
  return (
    <Modal title={undoes ? `Undo match of line ${bankLineId}` : `Match line ${bankLineId}`} open onClose={onClose}>
      <Section onRetry={() => load({ bankLineId }, fresh)}>
        {queryRef ? <Loaded queryRef={queryRef} undoes={undoes} onClose={onClose} /> : null}
      </Section>
    </Modal>
  )
}

interface LoadedProps extends Pick<Props, 'undoes' | 'onClose'> {
  queryRef: PreloadedQuery<BankLineDialogQuery>
}

function Loaded({ queryRef, undoes, onClose }: LoadedProps) {
  const detail = usePreloadedQuery<BankLineDialogQuery>(query, queryRef).viewer?.bankLine
  if (!detail) return <p>There is no such line.</p>
  if (detail.approvalId != null) return <p>Something about this line waits for a second person.</p>
  if ((detail.line.matchedWith != null) !== undoes)
    return <p>{undoes ? 'The match of this line was undone meanwhile.' : 'This line was matched meanwhile.'}</p>
  return undoes ? <UndoForm detailKey={detail} onClose={onClose} /> : <MatchForm detailKey={detail} onClose={onClose} />
}
