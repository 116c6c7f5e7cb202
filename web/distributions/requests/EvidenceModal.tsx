import type { ReactNode } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { EvidenceModalQuery, EvidenceModalQuery$data } from '../../__generated__/EvidenceModalQuery.graphql.ts'
import { Section } from '../../core/screens/Section.tsx'
import { Modal } from '../../kit/ui/Modal.tsx'

export const evidenceQuery = graphql`
  query EvidenceModalQuery($accountOwnerId: Int!) @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        firstName
        lastName
        ...UploadSelect_accountOwner
      }
    }
  }
`

export type EvidenceOwner = NonNullable<EvidenceModalQuery$data['viewer']>['accountOwner']

/** The owner with the latest documents, as the button that opens the dialog has asked for them. */
export interface Asked {
  queryRef: PreloadedQuery<EvidenceModalQuery>
  onRetry: () => void
  onClose: () => void
}

interface Props extends Asked {
  title: string
  children: (owner: EvidenceOwner) => ReactNode
}

/** Dialog with a form about an owner, one of whose documents is the evidence. */
export function EvidenceModal({ title, queryRef, onRetry, onClose, children }: Props) {
  return (
    <Modal title={title} open onClose={onClose}>
      <Section onRetry={onRetry}>
        <Loaded queryRef={queryRef}>{children}</Loaded>
      </Section>
    </Modal>
  )
}

function Loaded({ queryRef, children }: Pick<Props, 'queryRef' | 'children'>) {
  return children(usePreloadedQuery<EvidenceModalQuery>(evidenceQuery, queryRef).viewer?.accountOwner ?? null)
}
