import { useState } from 'react'
import { useQueryLoader } from 'react-relay'
import type { PlanDetailsQuery } from '../__generated__/PlanDetailsQuery.graphql.ts'
import { Section } from '../core/screens/Section.tsx'
import { Modal } from '../kit/ui/Modal.tsx'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { PlanDetails, query } from './PlanDetails.tsx'

interface Props {
  id: string
  name: string
  isClosed: boolean
}

/** The name of a plan as a button, which shows its interest rates, its last change, and the button to close it. */
export function ViewDetails({ id, name, isClosed }: Props) {
  const [queryRef, load] = useQueryLoader<PlanDetailsQuery>(query)
  const [open, setOpen] = useState(false)
  const fetchNow = () => load({ id }, { fetchPolicy: 'network-only' })
  return (
    <>
      <TextButton
        aria-label={`Details, ${name}`}
        aria-haspopup="dialog"
        onClick={() => {
          fetchNow()
          setOpen(true)
        }}
      >
        {name}
      </TextButton>
      {isClosed ? ' (closed)' : null}
      <Modal title={name} open={open} onClose={() => setOpen(false)}>
        <Section onRetry={fetchNow}>
          {queryRef ? <PlanDetails queryRef={queryRef} onChange={fetchNow} /> : null}
        </Section>
      </Modal>
    </>
  )
}
