import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useQueryLoader } from 'react-relay'
import type { PlanDetailsQuery } from '../__generated__/PlanDetailsQuery.graphql.ts'
import { Section } from '../core/screens/Section.tsx'
import { Modal } from '../kit/ui/Modal.tsx'
import { PlanDetails, query } from './PlanDetails.tsx'

interface Props {
  id: string
  name: string
}

/** A plan's interest rates, its last change, and the button to close it. */
export function ViewDetails({ id, name }: Props) {
  const [queryRef, load] = useQueryLoader<PlanDetailsQuery>(query)
  const [open, setOpen] = useState(false)
  const fetchNow = () => load({ id }, { fetchPolicy: 'network-only' })
  return (
    <>
      <Button
        size="small"
        aria-label={`Details, ${name}`}
        onClick={() => {
          fetchNow()
          setOpen(true)
        }}
      >
        Details
      </Button>
      <Modal title={name} open={open} onClose={() => setOpen(false)}>
        <Section onRetry={fetchNow}>
          {queryRef ? <PlanDetails queryRef={queryRef} onChange={fetchNow} /> : null}
        </Section>
      </Modal>
    </>
  )
}
